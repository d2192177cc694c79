// What the coach says, one short sentence a step.

export const en = {
  welcome: 'Everybody plays at the same time. After four rounds the most Jelly wins.',
  city: 'These are districts. The lit zone shows what the highest total there gains: 5 Jelly at the {harbour}.',
  ready: 'Take your time to look around, then tap that you are ready.',
  roll: 'Roll all your dice. Only you can see them.',
  place: 'Send your 6 to the {harbour}: tap the die, then the district.',
  rivals: 'Bo and Cléo are not waiting. Now Bo has 8 at the {harbour}, and you have 6.',
  again: 'After each die you roll the rest again.',
  remove: 'Send the 1 to the {harbour}, and with its effect remove Bo’s 5.',
  removed: 'Bo’s die is in the city centre now. You lead with 7 to 3. Roll again.',
  move: 'Send the 4 to the {rooftops}, and with its effect move the target from 4 to 7 Jelly.',
  tied: 'You are tied with Cléo: both would gain all 7. Roll to do better.',
  cancel: 'Careful: two 6s of yours in one district cancel. So send this 6 to the {rooftops}.',
  rest: 'Place your last three dice as you like. A 5 or 6 has no effect, but weight.',
  lock: 'All placed! Now you may lock a district, so that nobody gets in: lock the {harbour}.',
  flip: 'And you may flip the sand timer. Do it: the others have ten seconds.',
  sand: 'Bo hurries. When the sand has run out, everybody stops.',
  scoring: 'Now the districts are scored one by one, and last the city centre. Follow it above.',
  end: 'That was a round! Three more and the pods are opened. You know all you need.',
} as const
