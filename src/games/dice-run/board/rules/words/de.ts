import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Dice Run: die Regeln',
  lead: 'Dreißig Würfel laufen in Gruppen um die Wette. Keiner gehört jemandem, und alle bewegen alle: Im Geheimen hoffst du auf eine Farbe und eine Zahl vorne. Vier Etappen, und die meisten Punkte gewinnen.',
  contents: 'Inhalt',
  link: 'Link zur Regel {rule}',

  R1: 'Was in der Schachtel ist',
  'R1.1':
    '**Dreißig Würfel** in fünf Farben, je sechs: gelb mit Scheibe, blau mit Quadrat, orange mit Dreieck, grün mit Plus, lila mit Stern. So muss sie niemand nur an der Farbe erkennen.',
  'R1.2':
    '**Dreißig geheime Ziele**, eines für jede Farbe und Zahl. **Vier Etappenkarten** zu 3, 4, 5 und 6 Punkten. **76 Bewegungskarten** in neun Arten.',
  'R1.3':
    'Jede Farbe gibt es viermal, jede Zahl viermal; dazu 6 Joker, 4 Tausche, 4 Sprints, 4 Aufholjagden, 6 Kehrtwenden, 4 Lücken und 4 Unfälle. Ein Gastgeber kann einen anderen Kartensatz mit bis zu 200 Karten mitbringen.',

  R2: 'Aufbau',
  'R2.1':
    'Drei bis sechs spielen, zwei, wenn der Gastgeber es erlaubt. Alle Würfel werden geworfen und stehen zusammen: die **Startgruppe**. Bei kleinem Kartensatz oder großen Händen ist Platz für weniger Spieler.',
  'R2.2':
    'Du bekommst **vier geheime Ziele** und **drei Bewegungskarten**. Die übrigen Ziele bleiben ungesehen aus dem Spiel. Der Gastgeber kann Hände von einer bis sechs Karten wählen.',
  'R2.3':
    'Die übrigen Bewegungskarten bilden **fünf Stapel** ähnlicher Größe. Auf den zweiten bis fünften kommt je eine Etappenkarte: 3, 4, 5 und 6; dann wird alles aufeinandergelegt. Die ersten vier Stapel macht der Zufall um bis zu zwei Karten größer oder kleiner: Niemand weiß, wann eine Etappe endet.',
  'R2.4':
    'Wer beginnt? Reihum nimmt jeder zwei Würfel der Gruppe, wirft sie und stellt sie zurück, wie sie gefallen sind. Die höchste Summe beginnt; bei Gleichstand wird noch einmal geworfen. Dann geht es im Uhrzeigersinn. Wer 15 Sekunden nichts wählt, bekommt zwei zufällige.',

  R3: 'Gruppen und wie sie sich bewegen',
  'R3.1':
    'Die Gruppen stehen in einer Reihe, von der **Spitzengruppe** bis zur **Schlussgruppe**. Wie weit sie auseinander sind, ist egal. Eine Gruppe ohne Würfel verschwindet sofort.',
  'R3.2':
    '**Würfel, die vorrücken, kommen in die Gruppe vor ihnen.** Würfel, die die Spitzengruppe verlassen, bilden eine neue Spitzengruppe.',
  'R3.3':
    'Eine Bewegung beginnt bei der Spitzengruppe und geht Gruppe für Gruppe nach hinten. Jeder Schritt sieht, was die Schritte davor übrig gelassen haben.',
  'R3.3a': 'Müssten **alle** Würfel der Spitzengruppe vorrücken, bleiben sie stehen.',
  'R3.3b':
    'Rückt eine Gruppe ganz in die davor auf, gibt es sie nicht mehr; die Würfel dahinter rücken zu den Gruppen vor, die noch da sind.',
  'R3.4': 'Kein Würfel rückt in einer Bewegung mehr als einmal vor.',
  'R3.5':
    'Zwei Würfel gleicher Farbe und Zahl in derselben Gruppe sind gleich gut. Welcher gemeint ist, macht keinen Unterschied.',

  R4: 'Ein Zug',
  'R4.1':
    'Spiele **eine Bewegungskarte** oder ein **geheimes Ziel** oder **würfle neu**. Führe es aus. Dann zieh eine Bewegungskarte, sodass deine Hand wieder voll ist.',
  'R4.2': 'Gespielte Bewegungskarten liegen offen auf dem Ablagestapel und kommen nie zurück.',
  'R4.3': 'Du darfst auch eine Karte spielen, die nichts bewirken kann. Es wird dir vorher gesagt.',
  'R4.4':
    'Bis du deinen Zug beendest, kannst du das Gespielte zurücknehmen; die Uhr läuft weiter. Mit dem Ende des Zuges wird gezogen. Ein Neuwurf lässt sich nicht zurücknehmen und beendet den Zug von selbst. Der Gastgeber kann das Zurücknehmen abschalten; dann beendet jedes Ausspielen sofort den Zug.',

  R5: 'Die Bewegungskarten',
  'R5.1': '**Farbe:** Alle Würfel dieser Farbe rücken vor.',
  'R5.2': '**Zahl:** Alle Würfel dieser Zahl rücken vor.',
  'R5.3': '**Joker:** Nenne eine Farbe oder eine Zahl; diese Würfel rücken vor.',
  'R5.4':
    '**Tausch:** Zwei benachbarte Gruppen tauschen die Plätze, aber nie die Spitzengruppe. Gruppen mit einer Lücke dazwischen sind keine Nachbarn.',
  'R5.5':
    '**Sprint:** Genau drei Würfel der Spitzengruppe reißen aus und führen. Die Gruppe muss mindestens vier haben.',
  'R5.6':
    '**Aufholjagd:** Die ganze Schlussgruppe schließt direkt hinter der Spitzengruppe auf. Liegt dort eine Lücke, kommt sie vor die Lücke. Bei einer oder zwei Gruppen geschieht nichts.',
  'R5.7':
    '**Kehrtwende:** Nenne eine Gruppe und eine Zahl; alle ihre Würfel mit dieser Zahl drehen sich auf die Gegenseite. Beide Seiten ergeben zusammen sieben. Zeigt kein Würfel der Gruppe diese Zahl, geschieht nichts.',
  'R5.8':
    '**Lücke:** Die Karte liegt zwischen zwei Gruppen wie eine Gruppe ohne Würfel. Würfel, die hineinrücken, entfernen sie und bilden eine eigene Gruppe. An derselben Stelle gibt es keine zweite Lücke. Eine Lücke, die ganz vorne oder ganz hinten zu liegen kommt, wird entfernt. Sie wird nie getauscht, zählt bei der Etappenwertung nicht mit, und ihre Karte gilt als abgelegt, sobald sie gespielt ist.',
  'R5.9':
    '**Unfall:** Ein Würfel der Spitzengruppe fällt in die Schlussgruppe zurück. War er allein, führt die nächste Gruppe. Bei nur einer Gruppe geschieht nichts.',

  R6: 'Besondere Aktionen',
  'R6.1':
    '**Ein geheimes Ziel spielen:** Die Würfel seiner Farbe und die Würfel seiner Zahl rücken vor, als zwei Bewegungen nacheinander, in der Reihenfolge deiner Wahl. Die Karte liegt offen vor dir und **ist dein Ziel für diese Etappe**. Du ziehst nichts. Höchstens eines je Spieler und Etappe.',
  'R6.2':
    '**Neu würfeln:** Lege eine Bewegungskarte verdeckt vor dich, wirf alle Würfel einer Gruppe außer der Spitzengruppe und zieh. Du darfst erst wieder neu würfeln, wenn es jemand anders getan hat; dann wird deine verdeckte Karte ungesehen abgelegt. Bei nur einer Gruppe gibt es nichts neu zu würfeln.',

  R7: 'Das Ende einer Etappe',
  'R7.1':
    'Eine Etappe endet, **sobald eine Etappenkarte oben auf dem Nachziehstapel liegt**, also gleich nachdem jemand gezogen hat. Sie wird beiseitegelegt; niemand zieht an ihrer Stelle.',
  'R7.2':
    'Alle wählen geheim **ein unbenutztes Ziel**, und alle werden zugleich gezeigt. Wer in dieser Etappe eines gespielt hat, hat dieses. Jedes Ziel dient für eine Etappe. Wer nur noch eines hat, muss nicht wählen. Gewählt ist gewählt.',
  'R7.3':
    'In einer Gruppe zählt dein Ziel **1 für jeden Würfel seiner Farbe, 1 für jeden Würfel seiner Zahl** und 1 mehr für einen Würfel, der beides ist: Der zählt also 3.',
  'R7.4':
    'Wer **in der Spitzengruppe** am meisten zählt, gewinnt die Etappenkarte und ihren Wert in Punkten. Der Zweite bekommt 2 Punkte, der Dritte 1.',
  'R7.5':
    'Bei Gleichstand entscheidet, was in der zweiten Gruppe zählt, dann in der dritten und so weiter. Bei völligem Gleichstand kommt zuerst, wer die Etappenkarte aufgedeckt hat, sonst der Nächste im Uhrzeigersinn.',
  'R7.6': 'Der zweite und der dritte Platz werden vergeben, auch wenn nichts zählt.',
  'R7.7':
    'Das Rennen geht weiter, wie es steht, mit dem nächsten Spieler. Nach der vierten Etappe ist es vorbei; der fünfte Stapel wird nie gezogen.',
  'R7.8':
    '**Die meisten Punkte gewinnen.** Bei Gleichstand gewinnt, wer von ihnen die höchste Etappenkarte hat. Hat keiner von ihnen eine gewonnen, teilen sie.',

  R8: 'Wer was sieht',
  'R8.1':
    'Du siehst deine Hand, deine Ziele und deine verdeckte Karte; die anderen sehen, wie viele es sind. Würfel, Gruppen, Punkte, Ablage und gespielte Ziele sind offen. Wie viele Karten es bis zur nächsten Etappenkarte sind, weiß niemand.',

  R9: 'Zeit',
  'R9.1':
    'Der Gastgeber wählt, wie lange ein Zug dauern darf: 30, 60 oder 120 Sekunden, einen bis vierzehn Tage oder so lange du willst. Ist die Zeit um, wird eine Bewegungskarte für dich gespielt. Nach drei solchen Zügen hintereinander wird für dich gespielt, bis du zurück bist.',
  'R9.2':
    'Am Ende einer Etappe hast du 30 Sekunden, ein Ziel zu wählen; danach wird das genommen, das gerade am meisten bringt.',
  'R9.3':
    'Wo ein Zug Tage dauert, dürfen der Wurf um den Anfang und die Wahl eines Ziels so lange dauern wie ein Zug. Wo Züge keine Grenze haben, haben auch sie keine.',
  'R9.4':
    'Was immer du tust, bringt dich zurück, in deinem eigenen Zug mit der ganzen Zeit. Hast du gespielt, aber deinen Zug nicht beendet, wenn die Zeit um ist, wird er nur beendet, und du giltst nicht als abwesend. Bist du weg, warten die anderen nicht: Dein Zug wird nach einem Moment gespielt, und auf deine Wahl allein wartet niemand.',

  R10: 'Beispiele',
  'R10.1': 'Blau auf die Startgruppe: Die blauen Würfel bilden eine neue Spitzengruppe.',
  'R10.2':
    'Dann die Zahl sechs: Der einzige Sechser der Spitzengruppe reißt aus, und die Sechser der Gruppe dahinter kommen in die Gruppe vor ihnen. Jetzt sind es drei Gruppen.',
  'R10.3':
    'Noch einmal sechs: Der einsame Sechser an der Spitze bleibt, und alle Sechser der zweiten Gruppe kommen zu ihm.',
  'R10.4':
    'Kein Sechser führt, die zweite Gruppe besteht nur aus Sechsern, die dritte hat weitere, die letzte einen. Die Sechser der zweiten Gruppe erreichen die Spitze, ihre Gruppe verschwindet; so erreichen auch die der dritten die Spitze, und der letzte kommt in die nun zweite Gruppe.',
  'R10.5': 'Ein Würfel, der Farbe und Zahl deines Ziels hat, zählt 3.',
}
