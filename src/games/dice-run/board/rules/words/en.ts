// The rules of Dice Run, told to players. Every key begins with its rules' ids.

export const en = {
  title: 'Dice Run: the rules',
  lead: 'Thirty dice run a race in groups. Nobody owns a die, and everybody moves all of them: in secret you hope for one colour and one value in front. Four stages, and the most points win.',
  contents: 'Contents',
  link: 'Link to rule {rule}',

  R1: 'What is in the box',
  'R1.1':
    '**Thirty dice** in five colours, six of each: yellow with a disc, blue with a square, orange with a triangle, green with a plus, lilac with a star. So nobody has to tell them apart by colour alone.',
  'R1.2':
    '**Thirty secret targets**, one for each colour and value. **Four stage cards** worth 3, 4, 5 and 6 points. **76 movement cards** of nine kinds.',
  'R1.3':
    'Every colour is there four times, every value four times; then 6 jokers, 4 swaps, 4 sprints, 4 comebacks, 6 about-turns, 4 gaps and 4 crashes. A host may bring another deck of up to 200 cards.',

  R2: 'Setting up',
  'R2.1':
    'Three to six play, two if the host allows it. All dice are rolled and stand together: the **starting group**. With a small deck or large hands there is room for fewer players.',
  'R2.2':
    'You get **four secret targets** and **three movement cards**. The other targets stay out of play, unseen. The host may choose hands of one to six cards.',
  'R2.3':
    'The other movement cards make **five piles** of similar size. A stage card lies on each from the second to the fifth, worth 3, 4, 5 and 6; then all are stacked. The first four piles are made up to two cards larger or smaller by chance, so nobody knows when a stage ends.',
  'R2.4':
    'Who starts? Everybody in turn picks two dice of the group, rolls them and puts them back as they fell. The highest sum starts; those who are tied roll again. Then it goes clockwise. Whoever picks nothing within 15 seconds gets any two.',

  R3: 'Groups and how they move',
  'R3.1':
    'The groups stand in a line, from the **leading group** to the **last group**. How far apart they are does not matter. A group without dice disappears at once.',
  'R3.2':
    '**Dice that advance join the group ahead.** Dice that leave the leading group form a new leading group.',
  'R3.3':
    'A move begins with the leading group and goes backwards, group by group. Each step sees what the steps before it have left.',
  'R3.3a': 'If **all** dice of the leading group would advance, they stay.',
  'R3.3b':
    'If a group empties into the one ahead, it is gone; the dice behind it move up to the groups that are left.',
  'R3.4': 'No die advances more than once in a move.',
  'R3.5':
    'Two dice of the same colour and value in the same group are as good as each other. Which of them is meant makes no difference.',

  R4: 'A turn',
  'R4.1':
    'Play **one movement card**, or a **secret target**, or **reroll**. Do what it says. Then draw a movement card, so that your hand is full again.',
  'R4.2': 'Played movement cards lie open on the discard pile and never come back.',
  'R4.3': 'You may play a card that cannot do anything. You are told beforehand.',
  'R4.4':
    'Until you end your turn you can take back what you played; the clock goes on meanwhile. Ending the turn draws the card. A reroll cannot be taken back and ends the turn by itself. The host can switch taking back off; then every play ends the turn at once.',

  R5: 'The movement cards',
  'R5.1': '**Colour:** all dice of that colour advance.',
  'R5.2': '**Value:** all dice of that value advance.',
  'R5.3': '**Joker:** name a colour or a value; those dice advance.',
  'R5.4':
    '**Swap:** two neighbouring groups change places, but never the leading one. Groups with a gap between them are not neighbours.',
  'R5.5':
    '**Sprint:** exactly three dice of the leading group break away and lead. The group must have at least four.',
  'R5.6':
    '**Comeback:** the whole last group moves in behind the leading group. If a gap lies there, it goes before the gap. With one or two groups nothing happens.',
  'R5.7':
    '**About-turn:** name a group and a value; all its dice of that value turn to the opposite face. Both faces add up to seven. If no die of the group shows that value, nothing happens.',
  'R5.8':
    '**Gap:** the card lies between two groups like a group without dice. Dice that advance into it take it away and form a group of their own. There is no second gap in the same place. A gap that comes to lie at the very front or back is removed. It is never swapped, it does not count when a stage is scored, and its card counts as discarded as soon as it is played.',
  'R5.9':
    '**Crash:** one die of the leading group falls back to the last group. If it was alone, the next group leads. With one group nothing happens.',

  R6: 'Special actions',
  'R6.1':
    '**Play a secret target:** the dice of its colour and the dice of its value advance, as two moves one after the other, in the order you choose. The card lies open in front of you and **is your target for this stage**. You draw nothing. One per player and stage at most.',
  'R6.2':
    '**Reroll:** lay a movement card face down in front of you, roll all dice of a group other than the leading one, and draw. You may not reroll again until somebody else has; then your face-down card is discarded unseen. With one group there is nothing to reroll.',

  R7: 'The end of a stage',
  'R7.1':
    'A stage ends **as soon as a stage card lies on top of the draw pile**, right after somebody’s draw. It is set aside; nobody draws in its place.',
  'R7.2':
    'Everybody secretly chooses **one unused target**, and all are shown at once. Whoever has played one in this stage has that one. Each target serves for one stage. Whoever has only one left need not choose. A choice stands.',
  'R7.3':
    'In a group your target counts **1 for each die of its colour, 1 for each die of its value**, and 1 more for a die that is both: so 3 for that die.',
  'R7.4':
    'Whoever counts most **in the leading group** wins the stage card and its value in points. The second gets 2 points, the third 1.',
  'R7.5':
    'Ties are broken by what counts in the second group, then in the third, and so on. In a perfect tie the player comes first who made the stage card appear, or else whoever sits next after them clockwise.',
  'R7.6': 'Second and third place are given even if nothing counts.',
  'R7.7':
    'The race goes on from where it stands, with the next player. After the fourth stage it is over; the fifth pile is never drawn.',
  'R7.8':
    '**Most points win.** If players are tied, whoever of them has won the highest stage card wins. If none of them has won any, they share.',

  R8: 'Who sees what',
  'R8.1':
    'You see your own hand, targets and face-down card; the others see how many there are. Dice, groups, points, discards and played targets are open. How many cards are left until the next stage card, nobody knows.',

  R9: 'Time',
  'R9.1':
    'The host chooses how long a turn may take: 30, 60 or 120 seconds, one to fourteen days, or as long as you like. When time is up, a movement card is played for you. After three such turns in a row your turns are played for you until you are back.',
  'R9.2':
    'At the end of a stage you have 30 seconds to choose a target; then the one that scores best as things stand is taken.',
  'R9.3':
    'Where a turn takes days, the opening roll and the choice of a target may take as long as a turn. Where turns have no limit, neither have they.',
  'R9.4':
    'Whatever you do brings you back, in your own turn with the whole time before you. If you have played but not ended your turn when time is up, it is only ended, and you do not count as absent. While you are away the others do not wait: your turn is played after a moment, and nobody waits for your choice alone.',

  R10: 'Examples',
  'R10.1': 'Blue is played on the starting group: the blue dice form a new leading group.',
  'R10.2':
    'Then the value six: the one six of the leading group breaks away, and the sixes of the group behind join the group ahead of them. Now there are three groups.',
  'R10.3': 'Six again: the lone six in the lead stays, and all sixes of the second group join it.',
  'R10.4':
    'No six leads, the second group is nothing but sixes, the third has more, the last has one. The second group’s sixes reach the lead and their group is gone; so the third group’s sixes reach the lead too, and the last one joins what is now the second group.',
  'R10.5': 'A die that is both the colour and the value of your target counts 3.',
} as const
