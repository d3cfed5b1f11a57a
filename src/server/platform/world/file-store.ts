/** Where bytes live: a folder here, any object store elsewhere. It receives ciphertext only and chooses no names. */
import type { Readable } from 'node:stream';

export type FileStore = {
  /** Stores ciphertext under a random name that the caller made. */
  put(location: string, bytes: Uint8Array): Promise<void>;
  /** Throws FileMissing. */
  get(location: string): Promise<Uint8Array>;
  remove(location: string): Promise<void>;
  /** Keeps an incoming file until it is complete: outside of memory, and unreadable to all other processes. */
  spool(source: Readable): Promise<Spooled>;
  /** What tells this store from any other. @param made becomes the mark of a store that has none; without it none is made */
  mark(made?: string): Promise<string | undefined>;
  /** Throws when nothing can be stored now. */
  probe(): Promise<void>;
};

export type Spooled = { size: number; read(): Promise<Buffer>; drop(): Promise<void> };
