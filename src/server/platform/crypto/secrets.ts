/** The process's key material, opened once at start. Data keys are wrapped by it; it never encrypts answers itself. */

export type Secrets = {
  /** Version of the master key that wraps new data keys. */
  currentVersion: number;
  /** Master keys by version, 32 bytes each. */
  masterKeys: ReadonlyMap<number, Uint8Array>;
  /** 32 bytes for blind indexes and one-way hashes of codes. Undefined until it was read from the database. */
  indexKey: Uint8Array | undefined;
  /** What it was before it lived in the database: derived from the oldest master key that is given. */
  derivedIndexKey: Uint8Array;
};
