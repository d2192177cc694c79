import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import type { Game, Vocabulary } from '#kernel/game.ts'
import type { Egress } from '#sim/bench.ts'
import { type Leak, pair } from '#sim/twins.ts'

const LIMIT = 300_000
const MATCHES = 20
const MOST_SEEDS = 25
/** A match of four seats, all of them people's, in every game. */
const FOUR_PEOPLE = 'leaks/14'

/** One bit of all that is so, hidden or not. */
function bit(state: Vocabulary['State'] | null): 0 | 1 {
  return state !== null && Bun.hash.crc32(JSON.stringify(state)) % 2 === 1 ? 1 : 0
}

/** Changes messages of a kind where the bit is set. */
function changed(type: string, change: (text: string) => string): Leak {
  return {
    egress: peek => text => [
      [0, text.startsWith(`{"type":"${type}"`) && bit(peek()) === 1 ? change(text) : text],
    ],
  }
}

/** Keeps a message back until the next one is sent. */
function swapping(peek: () => Vocabulary['State'] | null): Egress {
  const held = new Map<number, string>()
  return (text, who) => {
    const before = held.get(who)
    held.delete(who)
    if (before !== undefined) {
      return [
        [0, text],
        [0, before],
      ]
    }
    if (!text.startsWith('{"type":"step"') || bit(peek()) === 0) return [[0, text]]
    held.set(who, text)
    return []
  }
}

const LEAKS: readonly [title: string, leak: Leak][] = [
  [
    'a view that shows more',
    {
      rules: (rules, peek) => ({
        ...rules,
        game: {
          ...rules.game,
          view: (state, viewer) => {
            const view = rules.game.view(state, viewer)
            return { ...view, more: bit(peek()) }
          },
        },
      }),
    },
  ],
  [
    'an audience that is too large',
    { rules: rules => ({ ...rules, game: { ...rules.game, audience: () => 'everyone' } }) },
  ],
  [
    'an alarm that depends on it',
    {
      rules: (rules, peek) => ({
        ...rules,
        game: {
          ...rules.game,
          alarm: state => {
            const alarm = rules.game.alarm(state)
            return alarm === null ? null : alarm + bit(peek())
          },
        },
      }),
    },
  ],
  [
    'a refusal that depends on it',
    {
      rules: (rules, peek) => ({
        ...rules,
        game: {
          ...rules.game,
          act: (state, seat, action, moment) => {
            const decision = rules.game.act(state, seat, action, moment)
            return decision.ok || bit(peek()) === 0 ? decision : { ok: false, refusal: 'other' }
          },
        },
      }),
    },
  ],
  [
    'a bot that hesitates by it',
    {
      rules: (rules, peek) => ({
        ...rules,
        bots: rules.bots.map(bot => ({
          ...bot,
          choose: (view, moment, heard) => {
            const thought = bot.choose(view, moment, heard)
            return thought && { ...thought, after: thought.after + 50 * bit(peek()) }
          },
        })),
      }),
    },
  ],
  ['the order of messages', { egress: swapping }],
  ['the instant of a step', { egress: peek => text => [[bit(peek()), text]] }],
  [
    'the count of messages',
    {
      egress: peek => text => {
        return text.startsWith('{"type":"step"') && bit(peek()) === 1
          ? [
              [0, text],
              [0, '{"type":"pong","sent":0,"time":0}'],
            ]
          : [[0, text]]
      },
    },
  ],
  ['the length of a step', changed('step', text => `${text} `)],
  [
    'an acknowledgement',
    changed('acknowledged', text => text.replace(/"entry":(\d)/, '"entry":1$1')),
  ],
  ['the detail of a refusal', changed('refused', text => text.replace('"detail":', '"detail" :'))],
  ['presence', changed('presence', text => text.replace('"unknown"', '"good"'))],
  ['a name', changed('table', text => text.replace('"name":"', '"name":" '))],
  ['the whole view', changed('whole', text => text.replace('"view":{', '"view":{"also":1,'))],
  ['the clock', changed('clock', text => text.replace(/"at":(\d+)/, '"at":$1.5'))],
]

/** Says one bit of all that is so to nobody but this one, in the instants of what is sent. */
function whisper(to: number): Leak {
  return { egress: peek => (text, who) => [[who === to ? bit(peek()) : 0, text]] }
}

/** The same for everybody, but made of nothing that is hidden from anybody. */
function announcement({ view }: Game<Vocabulary>): Leak {
  return {
    egress: peek => text => {
      const state = peek()
      return [[bit(state === null ? null : view(state, 'spectator')), text]]
    },
  }
}

for (const entry of registry) {
  describe(`twins of ${entry.game.id}`, () => {
    test(
      'are sent the same bytes at the same instants, whoever looks',
      () => {
        const sum = { over: 0, compared: 0, twins: 0, others: 0 }
        for (let nth = 0; nth < MATCHES; nth++) {
          const paired = pair(entry, `twins/${nth}`)
          expect([nth, paired.difference]).toEqual([nth, null])
          sum.over += paired.isOver ? 1 : 0
          sum.compared += paired.compared
          sum.twins += paired.twins
          sum.others += paired.others
        }
        expect(sum.over).toBe(MATCHES)
        // Three seats and a spectator at the least.
        expect(sum.twins).toBeGreaterThanOrEqual(MATCHES * 4)
        expect(sum.others).toBe(sum.twins)
        expect(sum.compared).toBeGreaterThan(sum.twins * 100)
      },
      LIMIT,
    )

    for (const [title, leak] of LEAKS) {
      test(
        `betray ${title}`,
        () => {
          for (let nth = 0; nth < MOST_SEEDS; nth++) {
            if (pair(entry, `leaks/${nth}`, leak).difference !== null) return
          }
          throw new Error(`not found in ${MOST_SEEDS} matches`)
        },
        LIMIT,
      )
    }

    test(
      'betray what is told to one alone, whoever it is',
      () => {
        for (const [who, viewer] of [0, 1, 2, 3, 'spectator'].entries()) {
          const { difference } = pair(entry, FOUR_PEOPLE, whisper(who))
          expect(difference).toStartWith(`${viewer} is sent`)
        }
      },
      LIMIT,
    )

    test(
      'betray nothing that everybody may know',
      () => {
        for (let nth = 0; nth < 5; nth++) {
          const paired = pair(entry, `leaks/${nth}`, announcement(entry.game))
          expect(paired.difference).toBeNull()
        }
      },
      LIMIT,
    )
  })
}
