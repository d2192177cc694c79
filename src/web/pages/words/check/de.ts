import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Die Würfel prüfen',
  intro:
    'Vor jeder Partie wird ein Geheimnis versiegelt, und alle geben eine eigene Zahl dazu. Daraus folgen alle Würfe. Ist die Partie vorbei, wird das Geheimnis geöffnet, und diese Seite wirft jeden Würfel noch einmal, hier in deinem Browser.',
  checking: 'Jeder Würfel wird noch einmal geworfen …',
  broken: 'Die Prüfung selbst ist misslungen. Lade die Seite neu und versuche es noch einmal.',

  right: 'Alle Würfel stimmen.',
  rightMore: 'Jeder Wurf dieser Partie kam genau so, wie es das versiegelte Geheimnis sagte.',
  wrong: 'Etwas stimmt nicht.',
  underWay: 'Noch nicht vorbei.',
  underWayMore:
    'Das Protokoll ist lückenlos, aber das Ende fehlt. Erst dann wird das Geheimnis geöffnet; die Würfel lassen sich also noch nicht prüfen.',
  practice: 'Übungswürfel.',
  practiceMore:
    'Alle lassen sich aus dem Startwert „{seed}“ neu bilden und stimmen überein. Aber niemand hat vorher ein Geheimnis versiegelt: Wer den Startwert kannte, konnte die Würfel kennen.',

  chainTitle: 'Nichts wurde verändert',
  chain: {
    one: '{count} Zeile, mit der vorigen verkettet.',
    other: '{count} Zeilen, jede mit der vorigen verkettet.',
  },
  secretTitle: 'Das Geheimnis ist das versiegelte',
  secret: 'Sein Siegel haben alle vor dem ersten Wurf gesehen, und es passt.',
  diceTitle: 'Jeder Wurf ist wiederholt',
  dice: {
    one: '{count} Wurf, gleich bis aufs letzte Auge.',
    other: '{count} Würfe, gleich bis aufs letzte Auge.',
  },
  rulesTitle: 'Die Regeln wurden eingehalten',
  rules: {
    one: '{count} Schritt, erlaubt, und das Ergebnis folgt daraus.',
    other: '{count} Schritte, alle erlaubt, und das Ergebnis folgt daraus.',
  },

  where: 'Zeile {line} des Protokolls',
  whereEntry: 'Zeile {line} des Protokolls, Schritt {step}',
  details: 'Einzelheiten für Fachleute',
  empty: 'Es steht nichts darin.',
  malformed: 'Das ist kein Protokoll einer Partie, oder ein Teil davon fehlt.',
  'chain-broken': 'Jemand hat diese Zeile verändert, oder davor fehlt eine oder kam eine hinzu.',
  'unknown-format': 'Dieses Protokoll ist in einer Form, die diese Seite nicht kennt.',
  'unknown-game': 'Die Regeln dieses Spiels sind in dieser Ausgabe nicht hier.',
  'bad-options': 'Die Einstellungen am Anfang des Protokolls sind nicht möglich.',
  'secret-differs': 'Das Geheimnis ist nicht das, das vor der Partie versiegelt wurde.',
  'ending-differs': 'Das Ergebnis ist nicht das, wozu die Partie geführt hat.',
  'out-of-order': 'Dieser Schritt kann hier nicht stehen.',
  'time-ran-back': 'Dieser Schritt liegt zeitlich vor dem, der vor ihm steht.',
  'alarm-skipped': 'Vor diesem Schritt hätte die Uhr klingeln müssen und tat es nicht.',
  'alarm-not-due': 'Die Uhr klingelte, obwohl sie nicht darauf gestellt war.',
  'no-such-seat': 'Jemand handelt, der nicht am Tisch sitzt.',
  'after-the-end': 'Etwas geschieht, nachdem die Partie vorbei war.',
  refused: 'Die Regeln erlauben diesen Schritt nicht.',
  'events-differ': 'Würfel und Regeln sagen etwas anderes, als hier geschrieben steht.',

  faces: 'Wie oft jede Augenzahl fiel',
  faceCount: {
    one: '{face}: {count}-mal',
    other: '{face}: {count}-mal',
  },
  facesMore: {
    one: '{count} Würfel insgesamt; jede Augenzahl ist {each}-mal zu erwarten.',
    other: '{count} Würfel insgesamt; jede Augenzahl ist {each}-mal zu erwarten.',
  },

  ingredients: 'Woraus die Würfe entstehen',
  seal: 'Siegel, gezeigt vor der Partie',
  theSecret: 'Geheimnis, geöffnet nach der Partie',
  value: 'Zahl von {name}',
  key: 'Schlüssel der Partie',
  keyMore: 'HMAC-SHA-256 der Zahlen, eine je Zeile, mit dem Geheimnis als Schlüssel',

  rolls: 'Alle Würfe',
  everybody: 'Alle',
  table: 'Der Tisch',
  player: 'Spieler {number}',
  noRolls: 'Hier gibt es keinen Wurf.',
  more: {
    one: '{count} weiteren zeigen',
    other: '{count} weitere zeigen',
  },
  shuffle: '{count} Dinge gemischt',
  pick: '{number} von {count}',
  address: 'Adresse',
  digest: 'HMAC-SHA-256',
  how: 'Wer wirft, wie viele Schritte schon von dort kamen und eine Blocknummer ergeben die Adresse. Ihr Abdruck unter dem Schlüssel der Partie liefert die Bytes; der Rest eines Bytes durch 6, plus 1, ist eine Augenzahl. Bytes ab 252 werden übergangen, weil sie manche Augenzahl bevorzugen würden.',
  byte: 'Byte',
  ways: 'Von',
  result: 'Ergebnis',
  passed: 'übergangen',
  replay: 'Die Partie ansehen',
  closeCall: 'Wie prüfe ich das ohne diese Seite?',
  closeCallMore:
    'Das Protokoll ist reiner Text. Seine Form steht in docs/journal.md des Quellcodes, damit auch ein eigenes Programm es prüfen kann.',
  save: 'Protokoll speichern',
}
