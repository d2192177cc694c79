import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  welcome: 'Alle spielen gleichzeitig. Nach vier Runden gewinnt, wer das meiste Jelly hat.',
  city: 'Das sind Bezirke. Die helle Zone zeigt, was die höchste Summe dort bringt: 5 Jelly in „{harbour}“.',
  ready: 'Sieh dich in Ruhe um, dann tippe, dass du bereit bist.',
  roll: 'Wirf alle deine Würfel. Nur du siehst sie.',
  place: 'Schicke deine 6 nach „{harbour}“: Tippe auf den Würfel, dann auf den Bezirk.',
  rivals: 'Bo und Cléo warten nicht. Jetzt hat Bo 8 in „{harbour}“, und du hast 6.',
  again: 'Nach jedem Würfel wirfst du die übrigen neu.',
  remove: 'Schicke die 1 nach „{harbour}“ und entferne mit ihrem Effekt Bos 5.',
  removed: 'Bos Würfel liegt jetzt im Stadtzentrum. Du führst 7 zu 3. Wirf neu.',
  move: 'Schicke die 4 nach „{rooftops}“ und verschiebe mit ihrem Effekt den Marker von 4 auf 7 Jelly.',
  tied: 'Gleichstand mit Cléo: Ihr bekämt beide die ganzen 7. Wirf, um besser zu sein.',
  cancel:
    'Vorsicht: Zwei Sechser von dir in einem Bezirk heben sich auf. Schicke diese 6 also nach „{rooftops}“.',
  rest: 'Setze deine letzten drei Würfel ein, wie du willst. 5 und 6 haben keinen Effekt, aber Gewicht.',
  lock: 'Alles eingesetzt! Jetzt darfst du einen Bezirk absperren, damit niemand mehr hineinkommt: „{harbour}“.',
  flip: 'Und du darfst die Sanduhr umdrehen. Tu es: Den anderen bleiben zehn Sekunden.',
  sand: 'Bo beeilt sich. Ist der Sand durchgelaufen, hören alle auf.',
  scoring: 'Jetzt werden die Bezirke einzeln gewertet, zuletzt das Stadtzentrum. Verfolge es oben.',
  end: 'Das war eine Runde! Noch drei, dann werden die Kapseln geöffnet. Mehr musst du nicht wissen.',
}
