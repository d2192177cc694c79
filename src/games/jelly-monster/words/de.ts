import { en } from '#games/jelly-monster/words/en.ts'
export const de = en
