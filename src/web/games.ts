// Asks the server which games it knows.

export interface ListedGame {
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
}

export async function fetchGames(): Promise<readonly ListedGame[]> {
  const response = await fetch('/api/games')
  if (!response.ok) throw new Error(`the list of games was refused: ${response.status}`)
  const { games } = (await response.json()) as { readonly games: readonly ListedGame[] }
  return games
}
