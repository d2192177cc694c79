import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Eine Partie ansehen',
  intro:
    'Sieh eine beendete Partie noch einmal: so schnell, wie sie war, oder Schritt für Schritt, mit den Augen jedes Spielers oder mit allem offen.',
  loading: 'Der Tisch wird wieder gedeckt …',
  objection: 'Dieses Protokoll ist nicht in Ordnung und wird deshalb nicht gezeigt.',
  whatIsWrong: 'Was stimmt daran nicht?',
  noBoard: 'Das Brett dieses Spiels ist nicht angekommen. Versuche es noch einmal.',
  stumbled: 'Das Brett ist gestolpert. Lade die Seite neu.',
  bar: 'Wiedergabe',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt vor',
  where: 'Stelle in der Partie',
  step: 'Schritt {step} von {steps}, {time}',
  speed: 'Tempo',
  times: '{speed}×',
  eyes: 'Wessen Blick',
  open: 'alles offen',
  spectator: 'Zuschauer',
  player: 'Spieler {number}',
  cut: 'Wartezeiten kürzen',
  share: 'Diesen Moment teilen',
  shared: 'Der Link ist kopiert.',
  check: 'Die Würfel prüfen',
  leave: 'Wiedergabe verlassen',
}
