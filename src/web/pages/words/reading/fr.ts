import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  toStart: 'Accueil',
  toLesson: 'Apprendre en jouant, en cinq minutes',
  toRules: 'Les règles',
  fetching: 'Un instant…',
  noGame: 'Ce jeu n’est pas ici.',
  lost: 'Cette page n’est pas arrivée. Y a-t-il une connexion\u00a0?',
  retry: 'Réessayer',
}
