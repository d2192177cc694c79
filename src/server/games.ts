// What the lobby is told of each game.
import type { Game, Vocabulary } from '#kernel/game.ts'

export interface ListedGame {
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
}

export function listGames(games: readonly Game<Vocabulary>[]): readonly ListedGame[] {
  return games.map(game => ({ id: game.id, name: nameOf(game.id), seats: usualSeats(game) }))
}

const nameOf = (id: string) =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function usualSeats(game: Game<Vocabulary>): ListedGame['seats'] {
  const options = game.readOptions({})
  if (!options.ok) throw new Error(`${game.id} does not read empty options: ${options.problem}`)
  return game.seats(options.value)
}
