/** Limits for a folder of content, far above what any needs: beyond them there is a mistake or an attack. */

export type FileLimits = {
  /** Bytes of one file. */
  bytes: number;
  /** Bytes of all files of one lender, or of flows/ or schemas/. */
  allBytes: number;
  /** Entries below one lender's folder, or below flows/ or schemas/. */
  entries: number;
  /** Folders within folders. */
  folders: number;
  /** Objects and lists within each other, in one file. */
  nesting: number;
  /** Milliseconds that one lender's folder may take to be read. The product's own may take as long as a busy machine needs. */
  milliseconds: number;
};

export const fileLimits: FileLimits = {
  bytes: 512 * 1024,
  allBytes: 8 * 1024 * 1024,
  entries: 2_000,
  folders: 12,
  nesting: 64,
  milliseconds: 5_000,
};
