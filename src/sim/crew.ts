// A campaign on several cores.

import { added, type Campaign, type Tally } from '#sim/campaign.ts'

/** Each seed is run by one of them, so the count of threads changes nothing but the time. */
export async function crew(plan: Campaign, threads: number): Promise<Tally> {
  const matches = Math.ceil(plan.matches / threads)
  const shares = Array.from({ length: threads }, (_, nth) =>
    shareOf({ ...plan, matches, share: { nth, of: threads } }),
  )
  return (await Promise.all(shares)).reduce(added)
}

function shareOf(plan: Campaign): Promise<Tally> {
  const { promise, resolve, reject } = Promise.withResolvers<Tally>()
  const worker = new Worker(new URL('./worker.ts', import.meta.url).href)
  worker.onmessage = ({ data }: MessageEvent<Tally>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage(plan)
  return promise.finally(() => worker.terminate())
}
