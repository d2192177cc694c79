import { describe, expect, test } from 'bun:test'
import { arc, type Box } from './arc.ts'
import { airfield, type Flyer } from './flight.ts'

const TRAY: Box = { left: 100, top: 500, width: 60, height: 60 }
const TILE: Box = { left: 400, top: 100, width: 30, height: 30 }

class FakeAnimation {
  playbackRate = 1
  onfinish: (() => void) | null = null
  land: () => void = () => {}
  finished = new Promise<void>(resolve => {
    this.land = resolve
  })
  cancelled = false
  finish() {
    this.onfinish?.()
    this.land()
  }
  reverse() {
    this.playbackRate = -this.playbackRate
  }
  cancel() {
    this.cancelled = true
  }
}

function flyer(box: Box, story: string[] = [], name = 'die') {
  const animations: FakeAnimation[] = []
  const frames: Keyframe[][] = []
  const element: Flyer = {
    getBoundingClientRect: () => {
      story.push(`read ${name}`)
      return box as DOMRect
    },
    animate(keyframes) {
      story.push(`move ${name}`)
      frames.push(keyframes as Keyframe[])
      const animation = new FakeAnimation()
      animations.push(animation)
      return animation as unknown as Animation
    },
  }
  return { element, animations, frames }
}

function controlled(isCalm = false) {
  const work: (() => void)[] = []
  const field = airfield({ isCalm: () => isCalm, soon: one => work.push(one) })
  return { field, run: () => work.splice(0).map(one => one()), work }
}

describe('an arc', () => {
  const { keyframes, duration } = arc(TRAY, TILE)

  test('begins where the die was, in the size it had, and ends where it is', () => {
    expect(keyframes[0]!.transform).toBe('translate(-285px, 415px) scale(2)')
    expect(keyframes[10]!.transform).toBe('translate(0px, 0px) scale(1)')
    expect(keyframes).toHaveLength(11)
  })

  test('is lifted above the straight line', () => {
    const heights = keyframes.map(frame =>
      Number(/, (-?[\d.]+)px/.exec(`${frame['transform']}`)![1]),
    )
    expect(heights[3]!).toBeLessThan(415 * 0.49 - 100)
  })

  test('turns as often as it is told, and ends upright', () => {
    const turned = arc(TRAY, TILE, 1).keyframes.map(({ transform }) => transform)
    expect(turned[0]).toBe('translate(-285px, 415px) scale(2) rotate(-360deg)')
    expect(turned[5]).toEndWith(' rotate(-180deg)')
    expect(turned[10]).toBe('translate(0px, 0px) scale(1) rotate(0deg)')
  })

  test('lasts longer over a longer way, within limits', () => {
    expect(duration).toBe(547)
    expect(arc(TRAY, TRAY).duration).toBe(320)
    expect(arc(TRAY, { ...TILE, left: 9000 }).duration).toBe(680)
  })
})

describe('an airfield', () => {
  test('reads every place before it moves anything', () => {
    const { field, run, work } = controlled()
    const story: string[] = []
    const [one, other] = [flyer(TILE, story, 'one'), flyer(TILE, story, 'other')]
    field.note('one', TRAY)
    field.note('other', TRAY)
    field.land('one', one.element)
    field.land('other', other.element)
    expect(work).toHaveLength(1)
    run()
    expect(story).toEqual(['read one', 'read other', 'move one', 'move other'])
  })

  test('leaves alone what was not noted', () => {
    const { field, run } = controlled()
    const die = flyer(TILE)
    expect(field.land('die', die.element)).toBe(false)
    run()
    expect(die.animations).toHaveLength(0)
  })

  test('uses a note once', () => {
    const { field, run } = controlled()
    const die = flyer(TILE)
    field.note('die', TRAY)
    expect(field.land('die', die.element)).toBe(true)
    expect(field.land('die', die.element)).toBe(false)
    run()
    expect(die.animations).toHaveLength(1)
  })

  test('calls a die back the way it came, and does not take that for an arrival', async () => {
    const { field, run } = controlled()
    const die = flyer(TILE)
    let arrivals = 0
    field.note('die', TRAY)
    field.land('die', die.element, { arrived: () => arrivals++ })
    run()
    const home = field.recall('die')
    expect(die.animations[0]!.playbackRate).toBe(-1)
    die.animations[0]!.finish()
    await home
    expect(arrivals).toBe(0)
    await field.recall('die')
  })

  test('lets a die that is called back before it took off stay where it is', async () => {
    const { field, run, work } = controlled()
    const [one, other] = [flyer(TILE), flyer(TILE)]
    field.note('one', TRAY)
    field.land('one', one.element)
    await field.recall('one')
    field.note('other', TRAY)
    field.land('other', other.element)
    expect(work).toHaveLength(1)
    run()
    expect(one.animations).toHaveLength(0)
    expect(other.animations).toHaveLength(1)
  })

  test('lets a die appear where movement is spared', () => {
    const { field, run } = controlled(true)
    const die = flyer(TILE)
    field.note('die', TRAY)
    field.land('die', die.element)
    run()
    expect(die.frames[0]).toEqual([{ opacity: 0 }, { opacity: 1 }])
  })

  test('lands everything when hurried', () => {
    const { field, run } = controlled()
    const die = flyer(TILE)
    let arrivals = 0
    field.note('die', TRAY)
    field.land('die', die.element, { arrived: () => arrivals++ })
    run()
    field.hurry()
    expect(arrivals).toBe(1)
  })
})
