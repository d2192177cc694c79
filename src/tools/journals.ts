// The journals in a file: one match after another, each beginning with its header.

import { createReadStream } from 'node:fs'
import { errorCode, Misuse } from '#tools/arguments.ts'

export interface Found {
  readonly text: string
  /** How many lines of the file stand before it. */
  readonly linesBefore: number
}

const HEADER = '{"gobelet":'

export async function* journalsIn(path: string): AsyncGenerator<Found> {
  let lines: string[] = []
  let linesBefore = 0
  let ended = true
  try {
    for await (const chunk of lineChunks(path)) {
      if (chunk.startsWith(HEADER) && lines.length > 0) {
        yield { text: lines.join(''), linesBefore }
        linesBefore += lines.length
        lines = []
      }
      lines.push(chunk)
      ended = false
    }
  } catch (error) {
    throw new Misuse(`"${path}" cannot be read: ${errorCode(error)}.`)
  }
  if (ended || lines.length > 0) yield { text: lines.join(''), linesBefore }
}

/**
 * Every line with its line end, the last one as it is: a missing end is a finding, not a detail.
 */
async function* lineChunks(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const part of createReadStream(path, 'utf8')) {
    const pieces = (rest + part).split('\n')
    rest = pieces.pop()!
    for (const piece of pieces) yield `${piece}\n`
  }
  if (rest !== '') yield rest
}
