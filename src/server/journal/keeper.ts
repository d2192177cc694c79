// Keeps the file: commits group after group, and between them moves the log into the file.

import type { Database } from 'bun:sqlite'
import { checkpoint } from '#server/journal/database.ts'
import type { NumberedAnswer } from '#server/journal/debts.ts'
import { type Groups, groups } from '#server/journal/group.ts'
import type { Orders, Report } from '#server/journal/message.ts'
import { openSound } from '#server/journal/salvage.ts'

/** Pages that are worth moving while nobody asks for anything. */
const IDLE_LOG = 250
const IDLE_AFTER = 1_000
const ERASE_AGAIN_AFTER = 200
/** Counting the pages takes a lock, so it is not done after every commit. */
const COMMITS_A_COUNT = 32

type Group = Extract<Orders, { type: 'group' }>['requests']

export function keeper(say: (report: Report) => void): (orders: Orders) => void {
  let kept: Kept | null = null
  return orders => {
    switch (orders.type) {
      case 'open':
        try {
          const { database, salvage } = openSound(orders.path, orders.synchronous)
          kept = keep(database, orders.logPages, say)
          say({ type: 'opened', salvage })
        } catch (error) {
          say({ type: 'unusable', message: error instanceof Error ? error.message : String(error) })
        }
        break
      case 'group':
        kept!.commit(orders.requests)
        break
      case 'close':
        kept?.close()
        say({ type: 'closed' })
    }
  }
}

interface Kept {
  commit(group: Group): void
  close(): void
}

function keep(database: Database, logPages: number, say: (report: Report) => void): Kept {
  const books = groups(database)
  const log = logOf(database, books)
  let commits = 0
  let commitsAtRest = 0
  let erasing: NumberedAnswer[] = []
  let isBreakTold = false

  function tellBreak(): void {
    const reason = books.broken()
    if (reason === null || isBreakTold) return
    isBreakTold = true
    say({ type: 'broken', reason })
  }

  function erase(): void {
    if (erasing.length === 0 || !log.empty()) return
    say({ type: 'erased', answers: erasing })
    erasing = []
  }

  function rest(): void {
    if (commits === commitsAtRest) log.move(IDLE_LOG)
    commitsAtRest = commits
    tellBreak()
  }

  const resting = setInterval(rest, IDLE_AFTER)
  const erasingAgain = setInterval(erase, ERASE_AGAIN_AFTER)

  return {
    commit(group) {
      const began = performance.now()
      const answers = books.commit(group.map(([, request]) => request))
      const numbered = answers.map((answer, at): NumberedAnswer => [group[at]![0], answer])
      const took = performance.now() - began
      say({ type: 'committed', answers: numbered.filter(one => !isErasure(one)), took })
      erasing.push(...numbered.filter(isErasure))
      erase()
      commits += 1
      // Each commit adds a page at least.
      if (commits % Math.min(COMMITS_A_COUNT, logPages) === 0) log.move(logPages)
      tellBreak()
    },
    close() {
      clearInterval(resting)
      clearInterval(erasingAgain)
      log.empty()
      erase()
      database.close()
    },
  }
}

/** Names are gone only when the log, where they may still stand, is empty. */
function isErasure([, answer]: NumberedAnswer): boolean {
  return answer.type === 'removed' && answer.matches > 0 && !answer.more
}

interface Log {
  /** Moves it into the file if it has at least so many pages. */
  move(pages: number): void
  /** Whether nothing is left in it. */
  empty(): boolean
}

function logOf(database: Database, books: Groups): Log {
  function attempt(work: () => boolean): boolean {
    if (books.broken() !== null) return false
    try {
      return work()
    } catch (error) {
      // A full disk is no harm here: the log keeps everything until there is space.
      books.note(error)
      return false
    }
  }
  return {
    move(pages) {
      attempt(() => {
        const { log, checkpointed } = checkpoint(database, 'noop')
        if (log - checkpointed >= pages) checkpoint(database, 'passive')
        return true
      })
    },
    empty: () => attempt(() => checkpoint(database, 'truncate').busy === 0),
  }
}
