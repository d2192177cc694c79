// The rules of Attack of the Jelly Monster, told to players. Every key begins with its rules' ids.

export const en = {
  title: 'Jelly Monster: the rules',
  lead: 'A giant jelly sits in the city, and everybody wants samples of it. All play at the same time: roll your dice, send them one by one to the districts, and hold the highest total where the reward is best. After four rounds the most Jelly wins.',
  contents: 'Contents',
  link: 'Link to rule {rule}',

  J1: 'What there is',
  'J1.1':
    'There are 35 dice: **seven for each player** in one of five colours. Your colour also has a shape and a pattern of its own.',
  'J1.2':
    'Eight **district boards** have two sides each. A side has three **zones**, and each zone shows a **reward**. Sides with green lights are the gentle ones, made for a first game. The rewards are a set of our own: see [J9].',
  'J1.3':
    'Thirty **Jelly-pods** lie face down. Each holds some Jelly, or shows a die: then you roll for it at the end. How many of which: see [J9].',
  'J1.4':
    'The box holds 270 Jelly. Here the supply never runs out, and nobody has to change tokens.',
  'J1.5':
    'There is also a **sand timer** of 10 seconds (20 if the host chose the relaxed mode), a **target marker** for each district, the **city centre**, the **drone** that counts four rounds, and a **player screen** for everybody.',

  J2: 'Before the first round',
  'J2.1':
    'Three to five play. Around the city centre lie **two more districts than there are players**: 5, 6 or 7. A host who brings a smaller set of boards can seat fewer.',
  'J2.2':
    'Chance decides which boards lie there and on which side; none comes twice. The option for a first game uses green sides only, the one for promo boards mixes those in.',
  'J2.3':
    'The **drone** stops between two districts. It points at the next one clockwise: there every scoring begins.',
  'J2.4':
    'In every district the target marker starts at the **first zone**, next to the entrance. The round marker stands on 1.',
  'J2.5':
    'The pods are shuffled into one stack. You get seven dice, a screen and 2 Jelly. Until you are ready for the first round you can still take another free colour.',

  J3: 'A round',
  'J3.1':
    '**There are no turns.** When everybody is ready, a countdown of 3 seconds starts the round. It starts by itself after 60 seconds, so that nobody waits for ever. The host can change both.',
  'J3.2':
    '**Roll all the dice you have left. Then place one of them, or none, and roll the rest again.** Do that as often and as fast as you like.',
  'J3.3': 'What you roll only you can see. The others see how many dice you have left.',
  'J3.4':
    'A die goes to the **entrance** of any district that is not locked, with the value it shows. There it stays: you cannot take it back or move it.',
  'J3.5':
    'A die may have an **effect** when it is placed. You need not use it. If you do, it works at once, and only in that district.',
  'J3.5a':
    '**1 or 2: remove a die.** Any other die at this entrance, also one of your own. It goes to the city centre.',
  'J3.5b':
    '**3 or 4: move the target marker** by one zone, up or down. The zones are a row: it does not jump from one end to the other.',
  'J3.5c': '**5 or 6: no effect**, but a lot of weight.',
  'J3.6':
    'When your last die is placed you may **lock** a district: nobody can place there for the rest of the round. You have one lock, and where it is, it stays. You can use it until the round is over, also while the sand runs. What is locked cannot be locked again.',
  'J3.7':
    'When your last die is placed you may also **flip the sand timer**: the others have 10 seconds left. It is flipped once a round, by whoever is first. Lock, flip, both or neither: as you like.',
  'J3.8':
    'A die that was removed to the centre does not come back this round. Its owner still counts as having placed it.',
  'J3.9':
    'When the sand has run out, everybody stops at once. Dice that were not placed count for nothing.',
  'J3.10': 'The round is also over, at once, when nobody has a die left to place.',
  'J3.11':
    'If nobody flips the timer, the table does it after 90 seconds. The host can choose 60 to 300 seconds, or switch this off.',
  'J3.12':
    'If two want the same thing at the same time, whoever was first gets it, after slow lines are evened out; what was on its way when the sand ran out still counts. For the other nothing happens, and you are told why: the die stays in your hand as it lay, and you choose again. So it is when the die you aimed at is gone, or the marker already stands where you wanted it.',
  'J3.13':
    'Rolling takes a moment: 0.6 seconds lie between two rolls of yours. The host can choose 0.3 to 1.5.',

  J4: 'Scoring the districts',
  'J4.1':
    'Locks go back to their owners. Then the districts are scored **one after the other, clockwise**, beginning where the drone points.',
  'J4.2':
    '**Equal dice of one player cancel each other** in a district, all of them, however many. They go back behind the screen and count no more this round.',
  'J4.3':
    'Whoever has the **highest total** of what is left is the **controlling player** and gains the **target reward**. If several are tied, each of them gains the whole reward.',
  'J4.4':
    'A district without dice gives nothing. Whoever has no dice left in it is not present there.',
  'J4.5':
    'If a reward shows several icons, they come one by one from left to right; with tied players, one icon for all of them before the next.',

  J5: 'The rewards',
  'J5.1': '**A number:** take so much Jelly. Yes, 0 exists.',
  'J5.2':
    '**Pod:** take the top Jelly-pod, look at it in secret and keep it face down. Tied players take theirs clockwise from the drone. If there are too few for all of them, none takes one.',
  'J5.3':
    '**Lose a pod:** one of your pods goes back to the box; you choose which, and only you know. Without pods nothing happens. With two or more you are always asked, even if they are equal, so that the others learn nothing from it.',
  'J5.4': '**2 per pod:** 2 Jelly for each pod you have. You keep the pods.',
  'J5.5':
    '**Arrow:** gain the target reward of the neighbouring district it points at: clockwise, counter-clockwise, or the one you choose. Totals and dice are those of your own district; only the reward is the neighbour’s.',
  'J5.5a':
    'Tied players choose together, openly. If they do not agree, or somebody says nothing in time, the clockwise one counts.',
  'J5.5b':
    'If the neighbour shows an arrow too, follow it from there. If that leads back to a district you have already been to, the arrows end with 0 Jelly. What is printed beside an arrow is still gained.',
  'J5.6':
    '**Everybody gives you 1** (or 2), whether they are present or not. Tied players give nothing to each other; each of the others gives to each of them. Whoever has too little gives it in equal parts; what cannot be parted goes clockwise from the drone. For this, seat 1 sits beside district 1, and so on round.',
  'J5.7':
    '**You give 1 to each other player.** Tied players do not give to each other. If you have too little, you choose who gets it.',
  'J5.8':
    '**By number of dice:** how many dice you have there decides, for instance 7 Jelly with 1 or 2 dice, a pod with 3 or more. Cancelled dice do not count. Tied players each go by their own.',
  'J5.9':
    '**First and second:** the highest total gains the first number, the second highest the other. Everybody who is tied gains it, however many are first.',
  'J5.10':
    '**First and others:** the highest total gains the first number, everybody else who is present the other.',
  'J5.11':
    '**Promo boards.** Reroll, then podium: before scoring, all dice there are rolled anew and do not cancel; first, second and third gain what the podium shows. For each odd (or even) die: so much for each such die of the controlling player. Whoever copies a reroll by an arrow keeps the dice as they lie and only uses the podium.',

  J6: 'Scoring the city centre',
  'J6.1':
    'Last comes the city centre: **whoever has the most dice there** takes the top pod in secret. Dice are counted, not added up, and equal ones do not cancel.',
  'J6.2':
    'If several have the most, each takes a pod. If there are too few pods for them, or no dice on the centre, nobody takes one.',

  J7: 'The next round, and the end',
  'J7.1':
    '**Four rounds** are played. In between, all dice go home, every target marker goes back to the first zone, and the round marker moves on.',
  'J7.2':
    'City and drone turn by a quarter. On a screen everybody reaches everything, so only the picture turns; the order of scoring stays.',
  'J7.3':
    'After the fourth round all pods are opened. **Your score is your Jelly and what is in your pods**; where a pod shows a die, it is rolled now.',
  'J7.4': 'The highest score wins. Whoever is tied shares the victory.',

  J8: 'Choices while scoring',
  'J8.1':
    'Three rewards may ask you something: [J5.3], [J5.5] and [J5.7]. Everybody sees who is asked and what for. You have 15 seconds (the host can choose 5 to 120). Then the lowest pod goes back (one with a die counts 3.5), the arrow points clockwise, or your Jelly goes round clockwise from you.',

  J9: 'The rewards of our set',
  'J9 set':
    'From the entrance: first, middle and inner zone. A host can bring another set as a file; it is checked when it is loaded.',
  board: 'Board',
  promo: 'Promo',
  green: 'Green side',
  other: 'Other side',
  inPod: 'In the pod',
  pods: 'Pods',
  rollDie: 'Roll a die',

  J10: 'Examples',
  'J10 examples':
    'Totals of 7, 4 and 3: the player with 7 gains the reward. Several sixes of one player cancel; what is left is 4, 3 and 1, and the 4 wins. Three dice of one player on the centre and two of another: the first takes the pod.',
} as const
