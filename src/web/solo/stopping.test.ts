import { expect, test } from 'bun:test'
import { handClock } from '#table/rehearsal/clock.ts'
import { stoppingClock } from './stopping.ts'

function stopped() {
  const hand = handClock(100)
  return { hand, clock: stoppingClock(hand), woken: [] as number[] }
}

test('runs like any clock until it is stopped', () => {
  const { hand, clock, woken } = stopped()
  clock.wake(150, () => woken.push(clock.now()))
  hand.advance(60)
  expect(clock.now()).toBe(160)
  expect(woken).toEqual([150])
})

test('stands still, wakes nobody, and goes on from there', () => {
  const { hand, clock, woken } = stopped()
  clock.wake(150, () => woken.push(clock.now()))
  hand.advance(20)
  clock.stop()
  clock.stop()
  hand.advance(5000)
  expect(clock.now()).toBe(120)
  expect(woken).toEqual([])
  clock.go()
  clock.go()
  hand.advance(29)
  expect(woken).toEqual([])
  hand.advance(1)
  expect(woken).toEqual([150])
  expect(hand.next()).toBeNull()
})

test('wakes those, too, who lay down while it stood', () => {
  const { hand, clock, woken } = stopped()
  clock.stop()
  clock.wake(110, () => woken.push(clock.now()))
  hand.advance(500)
  clock.go()
  hand.advance(10)
  expect(woken).toEqual([110])
})

test('whoever gets up by themselves is not woken, before or after', () => {
  const { hand, clock, woken } = stopped()
  const [early, late] = [1, 2].map(() => clock.wake(150, () => woken.push(clock.now())))
  early!()
  clock.stop()
  late!()
  clock.go()
  hand.advance(500)
  expect(woken).toEqual([])
})
