import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  welcome: 'Dreißig Würfel laufen in Gruppen um die Wette. Keiner gehört dir: Alle bewegen alle.',
  rollOff: 'Wer beginnt? Tippe auf die zwei markierten Würfel und wirf sie.',
  starts: 'Bo und Cléo werfen auch. Deine Summe ist die höchste: Du beginnst.',
  targets: 'Das ist eines deiner geheimen Ziele: Du willst lila Würfel und Fünfer an der Spitze.',
  colour: 'Spiele deine lila Karte: Alle lila Würfel rücken vor.',
  endTurn: 'Sie führen jetzt. Noch könntest du es zurücknehmen; beende deinen Zug, dann ziehst du.',
  rivals: 'Bo spielt die Sechs: Von vorne nach hinten kommt jeder Sechser in die Gruppe davor.',
  reroll:
    'Cléo legt eine Karte verdeckt hin und würfelt die Schlussgruppe neu. Das darf jeder mal.',
  value: 'Spiele nun deine Fünf: Die Fünfer jeder Gruppe rücken in die Gruppe davor.',
  endAgain: 'Vorne sind jetzt mehr Fünfer. Beende deinen Zug.',
  flag: 'Bo spielt und zieht, und da ist die Etappenkarte: Die Etappe ist vorbei.',
  choose: 'Alle wählen geheim ein Ziel. Wähle die lila Fünf.',
  scored:
    'An der Spitze zählt jeder lila Würfel 1, jeder Fünfer 1, ein lila Fünfer 3. Du gewinnst!',
  more: 'Du darfst ein Ziel auch offen spielen: Farbe und Zahl rücken vor, aber alle kennen es dann.',
  end: 'Das Rennen geht von hier weiter. Vier Etappen, 3 bis 6 Punkte. Mehr musst du nicht wissen.',
}
