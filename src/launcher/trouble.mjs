/** A failure whose message is meant for people: shown as it is, without a stack. */
export class Trouble extends Error {}
