// Raised when a message changes its meaning. New optional messages do not raise it.

export const PROTOCOL = 1

/** The oldest client that is still understood. Anything older is asked to reload. */
export const OLDEST_PROTOCOL = 1
