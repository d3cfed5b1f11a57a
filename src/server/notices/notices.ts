/** Tells whoever listens in this process that something has changed. It says what, never how: the database says how. */

export type Notices = {
  /** Tells those who listen to the topic here; other servers hear of it by `tellOthers`. */
  tell(topic: string): void;
  /** Returns what ends it. */
  hear(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
};
