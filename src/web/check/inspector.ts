// Has a journal checked by a worker of its own.

import type { Report } from '#web/check/inspection.ts'

export function inspect(text: string): Promise<Report> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Report>((resolve, reject) => {
    worker.onmessage = ({ data: report }: MessageEvent<Report>) => resolve(report)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}
