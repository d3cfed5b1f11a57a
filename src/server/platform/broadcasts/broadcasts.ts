/**
 * Tells whoever listens that something has changed: what, never how, for the database says how. What lives shorter than a look at
 * the database, such as a word being typed, may come with the broadcast itself, sealed by who sends it.
 */

/** `said` is what came with the broadcast; without it the listener looks. */
export type Listener = (said?: string) => void;

export type Broadcasts = {
  /** Tells those who listen to the topic here; other servers hear of it by `tellOthers`. */
  tell(topic: string, said?: string): void;
  /** Returns what ends it. */
  hear(topic: string, listener: Listener): () => void;
  close(): Promise<void>;
};
