import { describe, expect, test } from 'bun:test'
import { registry } from '#games/registry.ts'
import type { Carrier, Request } from '#server/journal/request.ts'
import type { Sabotage } from '#sim/sabotage.ts'
import { simulated } from '#sim/simulation.ts'
import { CHECKS, type CheckName } from '#sim/violation.ts'

const LIMIT = 300_000
const MOST_SEEDS = 60

/** A journal that does not know any more which actions it holds, and does not mind. */
function withoutReceipts(carry: Carrier): Carrier {
  function unnumbered(request: Request): Request {
    if (request.type !== 'append') return request
    return { ...request, entries: request.entries.map(entry => ({ ...entry, number: null })) }
  }
  return (request, answer) => carry(unnumbered(request), answer)
}

/** A journal whose short cut leads elsewhere. */
function withWrongSnapshots(carry: Carrier): Carrier {
  return (request, answer) => {
    carry(request, answered => {
      const isReady = answered.type === 'ready' && answered.story.snapshot !== null
      if (!isReady) return answer(answered)
      const { story } = answered
      const snapshot = story.snapshot!.replace(/"caused":\[/, '"caused":[1')
      answer({ ...answered, story: { ...story, snapshot } })
    })
  }
}

/** Now and then, by the count of messages. */
function everyNth(nth: number, isMeant: (text: string) => boolean): (text: string) => boolean {
  let count = 0
  return text => isMeant(text) && ++count % nth === 0
}

const isStep = (text: string) => text.startsWith('{"type":"step"')
const isAnswer = (text: string) => /^\{"type":"(?:ack|ref).*"to":"act"/.test(text)

/** What is broken, and the check that must notice. */
const SABOTAGES: readonly [title: string, check: CheckName, make: () => Sabotage][] = [
  [
    'a journal that answers before the disk has synced',
    'acknowledged',
    () => ({ journal: { isHasty: true } }),
  ],
  [
    'an acknowledgement that names another entry',
    'acknowledged',
    () => ({
      send: text => (isAnswer(text) ? text.replace(/"entry":(\d+)/, '"entry":9$1') : text),
    }),
  ],
  [
    'an action that is heard twice, as if it were another one',
    'twice',
    () => {
      let acts = 0
      return {
        hear: message => {
          if (message.type !== 'act' || ++acts % 20 > 0) return [message]
          return [message, { ...message, number: message.number + 1000 }]
        },
      }
    },
  ],
  [
    'a journal that forgets which actions it holds',
    'answers',
    () => ({ journal: { divert: withoutReceipts } }),
  ],
  [
    'a step that is swallowed',
    'views',
    () => {
      const isMeant = everyNth(40, isStep)
      return { send: text => (isMeant(text) ? null : text) }
    },
  ],
  [
    'a patch that puts something else',
    'views',
    () => {
      const isMeant = everyNth(40, text => isStep(text) && /"value":\d/.test(text))
      return { send: text => (isMeant(text) ? text.replace(/"value":\d/, '"value":77') : text) }
    },
  ],
  [
    'a view that shows what is hidden',
    'views',
    () => ({
      game: game => ({
        ...game,
        view: (state, viewer) => ({ ...game.view(state, viewer), secret: state }),
      }),
    }),
  ],
  [
    'an event told to everybody',
    'secrecy',
    () => ({ game: game => ({ ...game, audience: () => 'everyone' }) }),
  ],
  [
    'the secret of the luck in a message',
    'secrecy',
    () => ({
      send: (text, { sight }) =>
        text.startsWith('{"type":"presence"') && sight.truth.sheet !== null
          ? text.replace(/\}$/, `,"luck":${JSON.stringify(sight.truth.sheet.facts)}}`)
          : text,
    }),
  ],
  [
    'a snapshot that is not the match',
    'restart',
    () => ({ journal: { divert: withWrongSnapshots } }),
  ],
  [
    'a refusal of what was done',
    'answers',
    () => ({
      send: text =>
        isAnswer(text)
          ? text.replace(/"acknowledged","entry":\d+/, '"refused","reason":"late","detail":null')
          : text,
    }),
  ],
  [
    'answers that are swallowed',
    'ending',
    () => {
      const isMeant = everyNth(20, isAnswer)
      return { send: text => (isMeant(text) ? null : text) }
    },
  ],
  [
    'a game whose alarms never ring',
    'ending',
    () => ({ game: game => ({ ...game, alarm: () => null }) }),
  ],
  [
    'dice that are not those of the luck',
    'rules',
    () => ({
      game: game => ({
        ...game,
        act: (state, seat, action, { now, chance }) => {
          const crooked = { below: (n: number) => (chance.below(n) + 1) % n }
          return game.act(state, seat, action, { now, chance: crooked })
        },
      }),
    }),
  ],
  [
    'a game that fails',
    'trouble',
    () => ({
      game: game => ({
        ...game,
        act() {
          throw new Error('no rule for this')
        },
      }),
    }),
  ],
]

describe('sabotage is noticed', () => {
  for (const [title, check, make] of SABOTAGES) {
    test(
      `${check}: ${title}`,
      () => {
        for (let nth = 0; nth < MOST_SEEDS; nth++) {
          const seed = `sabotage/${nth}`
          const { failure } = simulated({ seed, games: registry, sabotage: make() })
          if (failure?.check === check) return
        }
        throw new Error(`not noticed by ${check} in ${MOST_SEEDS} simulations`)
      },
      LIMIT,
    )
  }

  test('by every check there is', () => {
    const bitten = new Set(SABOTAGES.map(([, check]) => check))
    expect([...bitten].sort()).toEqual((Object.keys(CHECKS) as CheckName[]).sort())
  })
})
