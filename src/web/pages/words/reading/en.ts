export const en = {
  toStart: 'Home',
  toLesson: 'Learn by playing, in five minutes',
  toRules: 'The rules',
  fetching: 'One moment …',
  noGame: 'There is no such game here.',
  lost: 'This page did not arrive. Is there a connection?',
  retry: 'Try again',
} as const
