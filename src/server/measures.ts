// What is counted while a server runs, and its text for Prometheus. Nothing in it tells who plays.

export interface Measures {
  count(name: Counter, label?: string): void
  observe(name: Timing, millis: number): void
  /** Everything counted so far, and what is so at this moment. */
  text(gauges: Readonly<Record<string, number>>): string
}

const COUNTERS = {
  actions: { help: 'Actions that were acknowledged.', label: null },
  refusals: { help: 'What was refused, by reason.', label: 'reason' },
  closings: { help: 'Connections closed by the server, by reason.', label: 'reason' },
  endings: { help: 'Matches that came to their end, by how.', label: 'reason' },
  opened: { help: 'Tables that were opened, by game.', label: 'game' },
  suspicions: { help: 'Lines that behave as those of cheats would.', label: 'kind' },
  troubles: { help: 'Things that should not happen.', label: null },
  quarantined: { help: 'Tables that cannot be played on.', label: null },
} as const
export type Counter = keyof typeof COUNTERS

const TIMINGS = {
  acknowledgement: 'From an action to its answer, the fair wait for others included.',
  commit: 'One commit of the journal.',
  delay: 'How late the event loop was.',
} as const
export type Timing = keyof typeof TIMINGS

const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
/** Reasons come from games, and none has so many. */
const MOST_LABELS = 200

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

export function measuresOf(): Measures {
  const counters = new Map<Counter, Map<string, number>>()
  const histograms = new Map<Timing, Histogram>()
  for (const name of Object.keys(COUNTERS) as Counter[]) counters.set(name, new Map())
  for (const name of Object.keys(TIMINGS) as Timing[]) {
    histograms.set(name, { counts: BOUNDS.map(() => 0), sum: 0, count: 0 })
  }
  return {
    count(name, label = '') {
      const counts = counters.get(name)!
      const key = counts.size < MOST_LABELS || counts.has(label) ? label : 'other'
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    observe(name, millis) {
      const histogram = histograms.get(name)!
      const place = BOUNDS.findIndex(bound => millis <= bound)
      if (place >= 0) histogram.counts[place]! += 1
      histogram.sum += millis
      histogram.count += 1
    },
    text(gauges) {
      const lines: string[] = []
      for (const [name, counts] of counters) lines.push(...counterLines(name, counts))
      for (const [name, histogram] of histograms) lines.push(...histogramLines(name, histogram))
      for (const [name, value] of Object.entries(gauges)) {
        lines.push(`# TYPE gobelet_${name} gauge`, `gobelet_${name} ${value}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

function counterLines(name: Counter, counts: ReadonlyMap<string, number>): readonly string[] {
  const { help, label } = COUNTERS[name]
  const full = `gobelet_${name}_total`
  const head = [`# HELP ${full} ${help}`, `# TYPE ${full} counter`]
  if (label === null) return [...head, `${full} ${counts.get('') ?? 0}`]
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
  return [...head, ...sorted.map(([key, count]) => `${full}{${label}="${plain(key)}"} ${count}`)]
}

function histogramLines(name: Timing, { counts, sum, count }: Histogram): readonly string[] {
  const full = `gobelet_${name}_seconds`
  const lines = [`# HELP ${full} ${TIMINGS[name]}`, `# TYPE ${full} histogram`]
  let below = 0
  counts.forEach((some, place) => {
    below += some
    lines.push(`${full}_bucket{le="${BOUNDS[place]! / 1000}"} ${below}`)
  })
  lines.push(`${full}_bucket{le="+Inf"} ${count}`)
  lines.push(`${full}_sum ${sum / 1000}`, `${full}_count ${count}`)
  return lines
}

function plain(label: string): string {
  return label.replace(/[^\w-]/g, '_').slice(0, 64)
}
