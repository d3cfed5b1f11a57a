/** Where bytes live: a folder here, any object store elsewhere. It receives ciphertext only and chooses no names. */

export type FileStore = {
  /** Stores ciphertext under a random name that the caller made. */
  put(location: string, bytes: Uint8Array): Promise<void>;
  get(location: string): Promise<Uint8Array>;
  remove(location: string): Promise<void>;
};
