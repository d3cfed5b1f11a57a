/** What a file is, by its first bytes: what the server takes as an upload, and no more. */

export type FileKind = { type: string; ending: string; isPicture: boolean };

const pdf: FileKind = { type: 'application/pdf', ending: 'pdf', isPicture: false };
const kinds: [start: number[], kind: FileKind][] = [
  [[0xff, 0xd8, 0xff], { type: 'image/jpeg', ending: 'jpg', isPicture: true }],
  [[0x89, 0x50, 0x4e, 0x47], { type: 'image/png', ending: 'png', isPicture: true }],
];
/** At byte 4 of a HEIC photo, behind the size of its first box. */
const ftyp = [0x66, 0x74, 0x79, 0x70];
const heic: FileKind = { type: 'image/heic', ending: 'heic', isPicture: true };

/** Anything unknown counts as a PDF: our own documents are. */
export function fileKind(bytes: ArrayBuffer): FileKind {
  const head = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 8));
  const begins = (start: number[], at = 0) => start.every((byte, index) => head[at + index] === byte);
  if (begins(ftyp, 4)) return heic;
  return kinds.find(([start]) => begins(start))?.[1] ?? pdf;
}
