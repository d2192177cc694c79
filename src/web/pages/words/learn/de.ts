import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Spielend lernen',
  coach: 'Anleitung',
  you: 'Alex',
  next: 'Weiter',
  show: 'Zeig es mir',
  progress: '{step} von {steps}',
  rule: 'Regel {rule}',
  nudge: 'Das nicht, nicht jetzt.',
  leave: 'Lektion verlassen',
  solo: 'Gegen Bots spielen',
  again: 'Noch einmal',
  rules: 'Alle Regeln',
  stumbled: 'Das Brett ist gestolpert. Lade die Seite neu.',
  noLesson: 'Für dieses Spiel gibt es keine Lektion.',
}
