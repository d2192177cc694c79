// Every game as the start page shows it, and the way to its board. One entry a game.

import DiceRunEmblem from '#games/dice-run/board/emblem.svelte'
import JellyMonsterEmblem from '#games/jelly-monster/board/emblem.svelte'
import type { Vocabulary } from '#kernel/game.ts'
import type { BoardEntry, BoardKit } from '#screen/board.ts'

export const boards: readonly BoardEntry[] = [
  {
    id: 'jelly-monster',
    title: { en: 'Jelly Monster', fr: 'Jelly Monster', de: 'Jelly Monster' },
    pitch: {
      en: 'Real time, ten wild minutes: everybody rolls at once, and whoever holds a district when the sand runs out carries off its jelly.',
      fr: 'En temps réel, dix folles minutes\u00a0: tout le monde lance en même temps, et qui tient un quartier quand le sable est écoulé emporte sa gelée.',
      de: 'In Echtzeit, zehn wilde Minuten: Alle würfeln gleichzeitig, und wer einen Bezirk hält, wenn der Sand durch ist, trägt sein Jelly davon.',
    },
    seats: { min: 3, max: 5 },
    usualSeats: 4,
    handedRound: false,
    isTaught: true,
    Emblem: JellyMonsterEmblem,
    load: async () => (await import('#games/jelly-monster/board/kit.ts')).kit as unknown as Kit,
  },
  {
    id: 'dice-run',
    title: { en: 'Dice Run', fr: 'Dice Run', de: 'Dice Run' },
    pitch: {
      en: 'In turns, half an hour: thirty dice race in groups, nobody owns one, and only you know which you need in front.',
      fr: 'Tour par tour, une demi-heure\u00a0: trente dés courent en groupes, aucun n’est à personne, et vous seul savez lesquels il vous faut devant.',
      de: 'Reihum, eine halbe Stunde: Dreißig Würfel fahren in Gruppen, keiner gehört jemandem, und nur du weißt, welche du vorne brauchst.',
    },
    seats: { min: 3, max: 6 },
    usualSeats: 4,
    handedRound: true,
    isTaught: true,
    Emblem: DiceRunEmblem,
    load: async () => (await import('#games/dice-run/board/kit.ts')).kit as unknown as Kit,
  },
]

/** A kit is only ever given the views of its own game. */
type Kit = BoardKit<Vocabulary>

export function boardOf(id: string): BoardEntry | null {
  return boards.find(entry => entry.id === id) ?? null
}
