// A rival at home: measured in a Node of its own, in turns with the contenders measured here.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outsider } from '../rate.ts'
import { RIVAL_PATH } from './boardgame.ts'

/** Bundles a program for Node. `outsider` runs it with a game, a first seed and a portion. */
export async function programOnNode(file: string, portion: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const built = await Bun.build({ entrypoints: [file], target: 'node', outdir: folder })
  const program = built.outputs[0]!.path
  const node = process.env['npm_node_execpath'] ?? 'node'
  return {
    outsider(name: string, game: string): Outsider {
      return {
        name,
        rate(round) {
          const command = [node, program, RIVAL_PATH, game, `${round * 1000}`, `${portion}`]
          const { stdout, stderr, exitCode } = Bun.spawnSync(command)
          if (exitCode !== 0) throw new Error(stderr.toString())
          return Number(stdout.toString())
        },
      }
    },
  }
}
