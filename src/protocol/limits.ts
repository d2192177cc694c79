// What one client may send, and how much of it. Each limit has its own refusal or close code.

/** The largest frame in bytes. Only `configure` may be so large: hosts may bring own components. */
export const FRAME_LIMIT = 65_536
/** The largest message of any other kind, in characters. */
export const MESSAGE_LIMIT = 4096
/** How deep the parts of a message may lie in one another. */
export const DEPTH_LIMIT = 8
export const OPTIONS_DEPTH_LIMIT = 16
/** How many values a message may hold in all. */
export const PART_LIMIT = 256
export const OPTIONS_PART_LIMIT = 8192

/** Messages a second that one connection may send for long, and how many of them at once. */
export const RATE = 20
export const BURST = 40
/** So many unreadable messages, and the connection is closed. */
export const NONSENSE_LIMIT = 10

/** How long a connection may take to say hello, in milliseconds. */
export const HELLO_LIMIT = 5000
/** How often the server pings, and when a silent connection is given up, in milliseconds. */
export const PING_INTERVAL = 1000
export const SILENCE_LIMIT = 15_000
/** What may wait for a slow reader, in bytes, before it is dropped to start over. */
export const UNREAD_LIMIT = 262_144

export const NAME_GRAPHEMES = 24
/** A secret holds at least 128 bits: 22 characters of base64url, or 32 hexadecimal digits. */
export const SECRET_LENGTHS = { min: 22, max: 128 } as const
export const VALUE_LENGTHS = { min: 16, max: 128 } as const

export const SPECTATOR_LIMIT = 100
/** Of a table, those included who neither sit nor watch. Whoever has a seat always gets in. */
export const CONNECTION_LIMIT = 150
/** Actions of one seat that may wait for their answer. */
export const UNANSWERED_LIMIT = 32
/** The answers a table remembers for each seat, to give them again. */
export const REMEMBERED_ANSWERS = 64
