import { describe, expect, test } from 'bun:test'
import { matchTimeAt, serverClock } from './clock.ts'

describe('the server’s clock', () => {
  test('is read by the shortest of the latest round trips', () => {
    const clock = serverClock()
    clock.hear(9000, 1000)
    clock.note(1000, 9020, 1100)
    expect(clock.read(1100)).toBe(9070)
    clock.note(1200, 9170, 1210)
    expect(clock.read(1210)).toBe(9175)
    clock.note(1300, 9000, 1500)
    expect(clock.read(1500)).toBe(9465)
    expect(clock.trip()).toBe(200)
  })

  test('is believed anew after a welcome, whatever was measured before', () => {
    const clock = serverClock()
    clock.note(1000, 9000, 1002)
    clock.hear(20_000, 5000)
    clock.note(5000, 20_030, 5060)
    expect(clock.read(5060)).toBe(20_060)
  })

  test('stands still while it is stopped, and goes on from there', () => {
    const clock = serverClock()
    clock.hear(9000, 1000)
    clock.stop(1500)
    expect(clock.read(1500)).toBe(9500)
    expect(clock.read(60_000)).toBe(9500)
    clock.go(61_500)
    expect(clock.read(61_500)).toBe(9500)
    expect(clock.read(61_600)).toBe(9600)
  })

  test('learns nothing from answers given while it stood', () => {
    const clock = serverClock()
    clock.hear(9000, 1000)
    clock.stop(1500)
    clock.note(2000, 9500, 2002)
    clock.go(3500)
    clock.note(3400, 9500, 3502)
    expect(clock.read(3600)).toBe(9600)
    clock.note(3600, 9610, 3610)
    expect(clock.read(3610)).toBe(9615)
  })
})

describe('the time of a match', () => {
  const clock = { type: 'clock', at: 700, time: 9000, paused: null, resumesAt: null } as const
  test('runs with the server’s', () => {
    expect(matchTimeAt({ ...clock, running: true }, 9250.9)).toBe(950)
  })
  test('never goes back behind what was told', () => {
    expect(matchTimeAt({ ...clock, running: true }, 8900)).toBe(700)
  })
  test('stands in a pause, and before anything is known', () => {
    expect(matchTimeAt({ ...clock, running: false }, 99_000)).toBe(700)
    expect(matchTimeAt(null, 99_000)).toBe(0)
  })
})
