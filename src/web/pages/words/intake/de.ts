import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  link: 'Link oder Nummer einer Partie',
  linkHint: 'Vom Ende einer Partie oder von jemandem, der dabei war',
  open: 'Öffnen',
  file: 'Datei wählen',
  drop: 'oder hier ablegen',
  paste: 'oder ein Protokoll hier einfügen',
  loading: 'Die Partie wird geholt …',
  'no-such-match': 'Diese Partie gibt es hier nicht. Vielleicht ist der Link unvollständig.',
  'match-not-over': 'Diese Partie läuft noch. Komm wieder, wenn sie vorbei ist.',
  unreachable: 'Die Partie ist nicht angekommen. Besteht eine Verbindung?',
  'not-kept':
    'Dieses Gerät hat diese Partie nicht behalten. Wenn du sie gespeichert hast, öffne die Datei.',
  again: 'Noch einmal versuchen',
  home: 'Startseite',
  which: 'Darin sind mehrere Partien:',
  nth: 'Partie {number}',
  other: 'Eine andere Partie',
}
