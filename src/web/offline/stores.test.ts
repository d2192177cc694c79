import { describe, expect, test } from 'bun:test'
import { bringAll, type Source, type Wanted } from './stores.ts'

const FILES: readonly Wanted[] = Array.from({ length: 40 }, (_, index) => [`/${index}.js`, null])

/** A server that turns this path down so many times, and what it was asked. */
function larder(failing: string, failures: number) {
  const kept = new Set<string>()
  const asked: string[] = []
  const waits: number[] = []
  let left = failures
  let [atOnce, most] = [0, 0]
  const source: Source = {
    has: async path => kept.has(path),
    async bring([path]) {
      asked.push(path)
      atOnce += 1
      most = Math.max(most, atOnce)
      await Promise.resolve()
      atOnce -= 1
      if (path === failing && left > 0) {
        left -= 1
        throw new Error('429')
      }
      kept.add(path)
    },
    async wait(time) {
      waits.push(time)
    },
  }
  return { source, kept, asked, waits, atMost: () => most }
}

describe('bringing all files', () => {
  test('goes on where one is turned down a few times', async () => {
    const { source, kept, waits } = larder('/7.js', 3)
    await bringAll(FILES, source)
    expect(kept.size).toBe(FILES.length)
    expect(waits).toEqual([500, 1000, 2000])
  })

  test('fails and names what is missing, and keeps the rest for the next time', async () => {
    const { source, kept, asked } = larder('/7.js', 5)
    await expect(bringAll(FILES, source)).rejects.toThrow(/: \/7\.js$/)
    expect(kept.size).toBe(FILES.length - 1)
    asked.length = 0
    await bringAll(FILES, source)
    expect(asked).toEqual(['/7.js'])
  })

  test('asks for a few at a time', async () => {
    const { source, atMost } = larder('', 0)
    await bringAll(FILES, source)
    expect(atMost()).toBe(4)
  })

  test('does not stand still for one that is slow', async () => {
    const { source, kept } = larder('', 0)
    let release = () => {}
    const stuck = new Promise<void>(resolve => {
      release = resolve
    })
    const bring: Source['bring'] = async (wanted, limit) => {
      if (wanted[0] === '/0.js') await stuck
      await source.bring(wanted, limit)
    }
    const all = bringAll(FILES, { ...source, bring })
    while (kept.size < FILES.length - 1) await Promise.resolve()
    expect(kept.has('/0.js')).toBe(false)
    release()
    await all
    expect(kept.size).toBe(FILES.length)
  })
})
