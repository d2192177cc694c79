// What the coach says, one short sentence a step.

export const en = {
  welcome: 'Thirty dice run a race in groups. None of them is yours: everybody moves them all.',
  rollOff: 'Who starts? Tap the two marked dice and roll them.',
  starts: 'Bo and Cléo roll, too. Yours is the highest sum: you start.',
  targets:
    'This is one of your secret targets: you want lilac dice and fives in the leading group.',
  colour: 'Play your lilac card: all lilac dice advance.',
  endTurn: 'They lead now. You could still take it back; end your turn, and you draw a card.',
  rivals: 'Bo plays six: from the front backwards, every six joins the group ahead.',
  reroll:
    'Cléo lays a card face down and rerolls the last group. Anybody may do that now and then.',
  value: 'Now play your five: the fives of each group move up to the one ahead.',
  endAgain: 'More fives are in front. End your turn.',
  flag: 'Bo plays and draws, and there is the stage card: the stage is over.',
  choose: 'Everybody secretly chooses a target. Choose lilac five.',
  scored:
    'Each lilac die in the lead counts 1, each five 1, and a lilac five 3. You win the stage!',
  more: 'You may also play a target openly: both its colour and its value advance, but all know it.',
  end: 'The race goes on from here. Four stages, worth 3 to 6 points. You know all you need.',
} as const
