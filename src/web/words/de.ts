import type { Words } from './en.ts'

export const de: Words = {
  tagline: 'Würfelspiele mit Freunden, auf den Bildschirmen, die da sind.',
  about:
    'Ein Gobelet ist ein Würfelbecher. Hier entsteht ein Ort, um gemeinsam Brettspiele zu spielen: jeder am eigenen Handy, zusammen vor dem Fernseher oder allein gegen Bots.',
  notYet: 'Spielen kann man noch nicht.',
  notYetMore:
    'Zuerst kommen die Regeln, jede mit ihren Tests. Die Tische auf dem Bildschirm sind im Bau.',
  rulesHere: 'Regeln, die schon da sind',
  seats: '{min} bis {max} Personen',
  ready: 'Regeln vorhanden, Tisch im Bau',
  none: 'Noch keine. Sie erscheinen hier, sobald sie da sind.',
  loading: 'Ein Blick in den Becher …',
  failed: 'Die Liste ist nicht angekommen.',
  again: 'Noch einmal versuchen',
  free: 'Freie Software unter der MIT-Lizenz.',
}
