import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  toStart: 'Startseite',
  toLesson: 'Spielend lernen, in fünf Minuten',
  toRules: 'Die Regeln',
  fetching: 'Einen Moment …',
  noGame: 'Dieses Spiel gibt es hier nicht.',
  lost: 'Diese Seite ist nicht angekommen. Besteht eine Verbindung?',
  retry: 'Noch einmal versuchen',
}
