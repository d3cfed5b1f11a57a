/** A file by reference: its bytes stay with the server. */

/** A file the server keeps for this application. `size` in bytes. */
export type FileRef = { uuid: string; name: string; size: number; type: string };
