import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Jelly Monster: die Regeln',
  lead: 'Ein riesiges Jelly sitzt in der Stadt, und alle wollen Proben davon. Alle spielen gleichzeitig: Wirf deine Würfel, schicke sie einzeln in die Bezirke und habe dort die höchste Summe, wo die Belohnung am besten ist. Nach vier Runden gewinnt, wer das meiste Jelly hat.',
  contents: 'Inhalt',
  link: 'Link zur Regel {rule}',

  J1: 'Was es gibt',
  'J1.1':
    'Es gibt 35 Würfel: **sieben für jeden** in einer von fünf Farben. Deine Farbe hat auch eine eigene Form und ein eigenes Muster.',
  'J1.2':
    'Acht **Bezirke** haben je zwei Seiten. Eine Seite hat drei **Zonen**, und jede Zone zeigt eine **Belohnung**. Seiten mit grünen Lichtern sind die sanften, gedacht für die erste Partie. Die Belohnungen haben wir selbst zusammengestellt: siehe [J9].',
  'J1.3':
    'Dreißig **Jelly-Kapseln** liegen verdeckt. In jeder ist etwas Jelly, oder sie zeigt einen Würfel: Dann wird am Ende dafür geworfen. Wie viele von welchen: siehe [J9].',
  'J1.4':
    'In der Schachtel sind 270 Jelly. Hier geht der Vorrat nie aus, und niemand muss wechseln.',
  'J1.5':
    'Dazu kommen eine **Sanduhr** von 10 Sekunden (20, wenn der Gastgeber den entspannten Modus gewählt hat), ein **Belohnungsmarker** für jeden Bezirk, das **Stadtzentrum**, die **Drohne**, die vier Runden zählt, und ein **Sichtschirm** für alle.',

  J2: 'Vor der ersten Runde',
  'J2.1':
    'Drei bis fünf spielen. Um das Stadtzentrum liegen **zwei Bezirke mehr, als Spieler da sind**: 5, 6 oder 7. Wer als Gastgeber weniger Bezirke mitbringt, hat Platz für weniger Spieler.',
  'J2.2':
    'Der Zufall bestimmt, welche Bezirke mit welcher Seite dort liegen; keiner kommt zweimal. Die Einstellung für die erste Partie nimmt nur grüne Seiten, die für Promo-Bezirke mischt diese dazu.',
  'J2.3':
    'Die **Drohne** hält zwischen zwei Bezirken. Sie zeigt auf den nächsten im Uhrzeigersinn: Dort beginnt jede Wertung.',
  'J2.4':
    'In jedem Bezirk beginnt der Belohnungsmarker an der **ersten Zone**, gleich beim Eingang. Der Rundenmarker steht auf 1.',
  'J2.5':
    'Die Kapseln werden zu einem Stapel gemischt. Du bekommst sieben Würfel, einen Sichtschirm und 2 Jelly. Bis du für die erste Runde bereit bist, kannst du noch eine andere freie Farbe nehmen.',

  J3: 'Eine Runde',
  'J3.1':
    '**Es gibt keine Reihenfolge.** Sind alle bereit, startet ein Countdown von 3 Sekunden die Runde. Nach 60 Sekunden startet er von selbst, damit niemand ewig wartet. Der Gastgeber kann beides ändern.',
  'J3.2':
    '**Wirf alle Würfel, die du noch hast. Dann setze einen davon ein oder keinen und wirf die übrigen neu.** So oft und so schnell du willst.',
  'J3.3': 'Was du wirfst, siehst nur du. Die anderen sehen, wie viele Würfel du noch hast.',
  'J3.4':
    'Ein Würfel kommt in den **Eingangsbereich** eines Bezirks, der nicht abgesperrt ist, mit der Augenzahl, die er zeigt. Dort bleibt er: Du kannst ihn weder zurücknehmen noch versetzen.',
  'J3.5':
    'Ein Würfel kann beim Einsetzen einen **Effekt** haben. Du musst ihn nicht nutzen. Wenn doch, wirkt er sofort und nur in diesem Bezirk.',
  'J3.5a':
    '**1 oder 2: einen Würfel entfernen.** Irgendeinen anderen in diesem Eingangsbereich, auch einen eigenen. Er kommt ins Stadtzentrum.',
  'J3.5b':
    '**3 oder 4: den Belohnungsmarker** um eine Zone verschieben, nach oben oder unten. Die Zonen sind eine Reihe: Von einem Ende ans andere springt er nicht.',
  'J3.5c': '**5 oder 6: kein Effekt**, dafür viel Gewicht.',
  'J3.6':
    'Ist dein letzter Würfel eingesetzt, darfst du einen Bezirk **absperren**: Niemand setzt dort in dieser Runde noch einen Würfel ein. Du hast eine Sperre, und wo sie ist, bleibt sie. Du kannst sie nutzen, bis die Runde vorbei ist, auch während der Sand läuft. Was abgesperrt ist, lässt sich nicht noch einmal absperren.',
  'J3.7':
    'Ist dein letzter Würfel eingesetzt, darfst du auch die **Sanduhr umdrehen**: Den anderen bleiben 10 Sekunden. Sie wird einmal pro Runde umgedreht, von dem, der zuerst kommt. Absperren, umdrehen, beides oder nichts: wie du willst.',
  'J3.8':
    'Ein Würfel, der ins Stadtzentrum entfernt wurde, kommt in dieser Runde nicht zurück. Für seinen Besitzer gilt er weiter als eingesetzt.',
  'J3.9':
    'Ist der Sand durchgelaufen, hören alle sofort auf. Nicht eingesetzte Würfel zählen nichts.',
  'J3.10': 'Die Runde ist auch dann sofort vorbei, wenn niemand mehr einen Würfel einzusetzen hat.',
  'J3.11':
    'Dreht niemand die Sanduhr um, tut es der Tisch nach 90 Sekunden. Der Gastgeber kann 60 bis 300 Sekunden wählen oder das abschalten.',
  'J3.12':
    'Wollen zwei gleichzeitig dasselbe, bekommt es, wer zuerst da war; langsame Leitungen werden ausgeglichen, und was unterwegs war, als der Sand ablief, zählt noch. Beim anderen geschieht nichts, und der Grund wird gesagt: Der Würfel bleibt in der Hand, wie er lag, und du wählst neu. So auch, wenn der Würfel, den du entfernen wolltest, weg ist oder der Marker schon steht, wo du ihn wolltest.',
  'J3.13':
    'Werfen dauert einen Moment: Zwischen zweien deiner Würfe liegen 0,6 Sekunden. Der Gastgeber kann 0,3 bis 1,5 wählen.',

  J4: 'Wertung der Bezirke',
  'J4.1':
    'Die Sichtschirme gehen an ihre Besitzer zurück. Dann werden die Bezirke **nacheinander im Uhrzeigersinn** gewertet, beginnend dort, wohin die Drohne zeigt.',
  'J4.2':
    '**Gleiche Würfel eines Spielers heben sich auf**, wenn sie im selben Bezirk liegen, und zwar alle, wie viele es auch sind. Sie kommen hinter den Sichtschirm zurück und zählen in dieser Runde nicht mehr.',
  'J4.3':
    'Wer mit dem, was bleibt, die **höchste Summe** hat, hat die **Kontrolle** und erhält die **aktuelle Belohnung**. Bei Gleichstand erhält jeder die ganze Belohnung.',
  'J4.4':
    'Ein Bezirk ohne Würfel bringt nichts. Wer dort keine Würfel mehr hat, ist nicht anwesend.',
  'J4.5':
    'Zeigt eine Belohnung mehrere Symbole, kommen sie einzeln von links nach rechts; bei Gleichstand ein Symbol für alle vor dem nächsten.',

  J5: 'Die Belohnungen',
  'J5.1': '**Eine Zahl:** Nimm so viel Jelly. Ja, die 0 gibt es.',
  'J5.2':
    '**Kapsel:** Nimm die oberste Jelly-Kapsel, sieh sie dir geheim an und behalte sie verdeckt. Bei Gleichstand wird im Uhrzeigersinn ab der Drohne genommen. Sind es zu wenige für alle, nimmt keiner eine.',
  'J5.3':
    '**Kapsel verlieren:** Eine deiner Kapseln geht in die Schachtel zurück; du wählst sie, und nur du kennst sie. Ohne Kapseln geschieht nichts. Ab zweien wirst du immer gefragt, auch wenn sie gleich sind, damit die anderen nichts daraus erfahren.',
  'J5.4': '**2 je Kapsel:** 2 Jelly für jede deiner Kapseln. Die Kapseln behältst du.',
  'J5.5':
    '**Pfeil:** Du erhältst die aktuelle Belohnung des Nachbarbezirks, auf den er zeigt: im Uhrzeigersinn, dagegen, oder den du wählst. Würfel und Summen sind die deines Bezirks; nur die Belohnung ist die des Nachbarn.',
  'J5.5a':
    'Bei Gleichstand wird gemeinsam und offen gewählt. Seid ihr uneins oder sagt jemand nicht rechtzeitig etwas, gilt der Nachbar im Uhrzeigersinn.',
  'J5.5b':
    'Zeigt der Nachbar auch einen Pfeil, folge ihm von dort. Führt das zu einem Bezirk, bei dem du schon warst, enden die Pfeile mit 0 Jelly. Was neben einem Pfeil gedruckt ist, erhältst du trotzdem.',
  'J5.6':
    '**Alle geben dir 1** (oder 2), ob sie dort sind oder nicht. Spieler im Gleichstand geben einander nichts; jeder andere gibt jedem von ihnen. Wer zu wenig hat, gibt es zu gleichen Teilen; was sich nicht teilen lässt, geht im Uhrzeigersinn ab der Drohne. Dafür sitzt Platz 1 neben Bezirk 1, und so weiter.',
  'J5.7':
    '**Du gibst jedem anderen 1.** Spieler im Gleichstand geben einander nichts. Hast du zu wenig, wählst du, wer es bekommt.',
  'J5.8':
    '**Nach Anzahl der Würfel:** Wie viele Würfel du dort hast, entscheidet, zum Beispiel 7 Jelly mit 1 oder 2 Würfeln, eine Kapsel ab 3. Aufgehobene Würfel zählen nicht. Bei Gleichstand gelten für jeden die eigenen.',
  'J5.9':
    '**Erster und Zweiter:** Die höchste Summe erhält die erste Zahl, die zweithöchste die andere. Alle im Gleichstand erhalten sie, wie viele Erste es auch gibt.',
  'J5.10':
    '**Erster und andere:** Die höchste Summe erhält die erste Zahl, alle anderen Anwesenden die andere.',
  'J5.11':
    '**Promo-Bezirke.** Neu werfen, dann Podium: Vor der Wertung werden alle Würfel dort neu geworfen und heben sich nicht auf; Erster, Zweiter und Dritter erhalten, was das Podium zeigt. Je ungeradem (oder geradem) Würfel: so viel für jeden solchen Würfel des Spielers mit der Kontrolle. Wer durch einen Pfeil einen Neuwurf übernimmt, lässt die Würfel liegen und nutzt nur das Podium.',

  J6: 'Wertung des Stadtzentrums',
  'J6.1':
    'Zuletzt das Stadtzentrum: **Wer dort die meisten Würfel hat**, nimmt geheim die oberste Kapsel. Die Würfel werden gezählt, nicht addiert, und gleiche heben sich nicht auf.',
  'J6.2':
    'Haben mehrere die meisten, nimmt jeder eine Kapsel. Sind es zu wenige für sie, oder liegt kein Würfel im Zentrum, nimmt niemand eine.',

  J7: 'Die nächste Runde und das Ende',
  'J7.1':
    'Gespielt werden **vier Runden**. Dazwischen kommen alle Würfel zurück, alle Belohnungsmarker an die erste Zone, und der Rundenmarker rückt weiter.',
  'J7.2':
    'Stadt und Drohne drehen sich um ein Viertel. Am Bildschirm erreicht jeder alles, darum dreht sich nur das Bild; die Reihenfolge der Wertung bleibt.',
  'J7.3':
    'Nach der vierten Runde werden alle Kapseln geöffnet. **Dein Ergebnis sind dein Jelly und was in deinen Kapseln ist**; wo eine Kapsel einen Würfel zeigt, wird jetzt geworfen.',
  'J7.4': 'Das höchste Ergebnis gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',

  J8: 'Entscheidungen bei der Wertung',
  'J8.1':
    'Drei Belohnungen können dich etwas fragen: [J5.3], [J5.5] und [J5.7]. Alle sehen, wer gefragt ist und wonach. Du hast 15 Sekunden (der Gastgeber kann 5 bis 120 wählen). Danach geht die niedrigste Kapsel zurück (eine mit Würfel zählt 3,5), der Pfeil zeigt im Uhrzeigersinn, oder dein Jelly geht im Uhrzeigersinn von dir aus herum.',

  J9: 'Die Belohnungen unseres Spiels',
  'J9 set':
    'Vom Eingang aus: erste, mittlere und innere Zone. Ein Gastgeber kann eine andere Zusammenstellung als Datei mitbringen; sie wird beim Laden geprüft.',
  board: 'Bezirk',
  promo: 'Promo',
  green: 'Grüne Seite',
  other: 'Andere Seite',
  inPod: 'In der Kapsel',
  pods: 'Kapseln',
  rollDie: 'Würfel werfen',

  J10: 'Beispiele',
  'J10 examples':
    'Summen von 7, 4 und 3: Wer 7 hat, erhält die Belohnung. Mehrere Sechser eines Spielers heben sich auf; es bleiben 4, 3 und 1, und die 4 gewinnt. Drei Würfel des einen im Stadtzentrum und zwei des anderen: Der erste nimmt die Kapsel.',
}
