/** Why the server closes a connection of a chat. The browser acts on the number. */
export const closeCodes = {
  /** Too many frames that are none. */
  frame: 1008,
  /** The token is missing, not ours, or over: a fresh one helps once. */
  token: 4401,
  /** The connection is as old as one may be: the browser opens another. */
  lifetime: 4408,
  /** Nothing came for too long. */
  silence: 4409,
  /** The chat is over. */
  ended: 4410,
  /** Too much, or too many. */
  flood: 4429,
} as const;
