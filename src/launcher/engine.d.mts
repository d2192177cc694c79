export function engineSettings(cores: number): Readonly<Record<string, string>>
