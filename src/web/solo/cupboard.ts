// The shelf in the browser's own store.

import { FINISHED_KEPT, memoryShelf, type Shelf } from '#web/solo/shelf.ts'

const NAME = 'gobelet'
const VERSION = 1
const HEADS = 'heads'
const STEPS = 'steps'
const FINISHED = 'finished'
/** Nobody comes back to a match after so long. */
const FORGOTTEN_AFTER = 60 * 24 * 3_600_000

const PATIENCE = 15_000

interface Head {
  readonly epoch: number
  readonly touchedAt: number
}

interface Text {
  readonly text: string
  readonly at: number
}

type Together = <T>(
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<T>,
) => Promise<T>

/** Fails where the browser does not allow it. */
function browserShelf(): Shelf {
  const together = transactions()
  return { ...matches(together), ...finishedMatches(together) }
}

/** Everything that `work` asks for happens together or not at all. */
function transactions(): Together {
  let opening: Promise<IDBDatabase> | null = null
  return async (stores, work) => {
    opening ??= open()
    const database = await inTime(opening)
    const options = { durability: 'relaxed' } as const
    const transaction = database.transaction(stores, 'readwrite', options)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('it was not kept'))
    })
    const [result] = await inTime(Promise.all([work(transaction), done]))
    return result
  }
}

function matches(together: Together): Pick<Shelf, 'takeOver' | 'append' | 'remove'> {
  return {
    takeOver: match =>
      together([HEADS, STEPS], async transaction => {
        const heads = transaction.objectStore(HEADS)
        const head = await answered<Head | undefined>(heads.get(match))
        if (head === undefined) return null
        const epoch = head.epoch + 1
        heads.put({ epoch, touchedAt: Date.now() } satisfies Head, match)
        const records = await answered(transaction.objectStore(STEPS).getAll(rangeOf(match)))
        return { epoch, records }
      }),
    append: (match, { epoch, step }, record) =>
      together([HEADS, STEPS], async transaction => {
        const heads = transaction.objectStore(HEADS)
        const head = await answered<Head | undefined>(heads.get(match))
        if (step > 0 && head?.epoch !== epoch) return 'fenced'
        heads.put({ epoch, touchedAt: Date.now() } satisfies Head, match)
        transaction.objectStore(STEPS).put(record, [match, step])
        return 'kept'
      }),
    remove: match =>
      together([HEADS, STEPS], async transaction => {
        transaction.objectStore(HEADS).delete(match)
        transaction.objectStore(STEPS).delete(rangeOf(match))
      }),
  }
}

function finishedMatches(together: Together): Pick<Shelf, 'keepFinished' | 'finished'> {
  return {
    keepFinished: (match, text) =>
      together([FINISHED], async transaction => {
        const store = transaction.objectStore(FINISHED)
        store.put({ text, at: Date.now() } satisfies Text, match)
        const [keys, texts] = await Promise.all([
          answered(store.getAllKeys()),
          answered<Text[]>(store.getAll()),
        ])
        const oldestLast = [...keys.keys()].sort((one, other) => texts[other]!.at - texts[one]!.at)
        for (const place of oldestLast.slice(FINISHED_KEPT)) store.delete(keys[place]!)
      }),
    finished: match =>
      together([FINISHED], async transaction => {
        const kept = transaction.objectStore(FINISHED).get(match)
        return (await answered<Text | undefined>(kept))?.text ?? null
      }),
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, VERSION)
  asked.onupgradeneeded = () => {
    for (const store of [HEADS, STEPS, FINISHED]) asked.result.createObjectStore(store)
  }
  return answered(asked).then(database => {
    // Another window forgets everything, or has a newer version.
    database.onversionchange = () => database.close()
    clear(database)
    return database
  })
}

/** Removes what nobody came back for. */
function clear(database: IDBDatabase): void {
  const transaction = database.transaction([HEADS, STEPS], 'readwrite')
  const walk = transaction.objectStore(HEADS).openCursor()
  walk.onsuccess = () => {
    const cursor = walk.result
    if (cursor === null) return
    if ((cursor.value as Head).touchedAt < Date.now() - FORGOTTEN_AFTER) {
      transaction.objectStore(STEPS).delete(rangeOf(cursor.key as string))
      cursor.delete()
    }
    cursor.continue()
  }
}

/** Some browsers never answer; a match must not wait for them. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer from the store')), PATIENCE)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

function rangeOf(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER])
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The browser's, or memory where there is none. */
export function shelfHere(): Shelf {
  return 'indexedDB' in globalThis ? browserShelf() : memoryShelf()
}

export function forgetMatches(): void {
  try {
    indexedDB.deleteDatabase(NAME)
  } catch {
    // Nothing was kept.
  }
}
