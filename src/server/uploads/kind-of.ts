/** What a file is by its bytes, as far as our readers can read it; and its name, which is made to agree. */
import { fileTypeFromBuffer } from 'file-type';

/** `endings`: how files of this kind are named; the first is given to one that is named otherwise. */
export type Kind = { mediaType: string; endings: readonly string[] };

const pdf: Kind = { mediaType: 'application/pdf', endings: ['pdf'] };
export const jpeg: Kind = { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] };
const png: Kind = { mediaType: 'image/png', endings: ['png'] };
// A HEIC names itself by its codec, a HEIF by none; a phone's burst is a sequence with one picture that stands for it.
const heic: Kind = { mediaType: 'image/heic', endings: ['heic', 'heif', 'hif'] };
/** By the type that the sniffer knows it by. A moving PNG is a PNG to readers that know no better. */
const kinds: Readonly<Record<string, Kind>> = {
  'application/pdf': pdf,
  'image/jpeg': jpeg,
  'image/png': png,
  'image/apng': png,
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
};
/** The first bytes of a file tell what it is. */
const headBytes = 64 * 1024;
/** A PDF's reader looks for its mark this far. Print servers and mail programs write lines of theirs before it. */
const blankBytes = 1024;
const ofAnotherFile = /<[!?a-z]|^MZ|^PK|^#!|^\x7fELF/i;

export async function kindOf(bytes: Buffer): Promise<Kind | undefined> {
  const head = bytes.subarray(0, headBytes);
  const sniffed = await fileTypeFromBuffer(new Uint8Array(head)).catch(() => undefined);
  if (sniffed) return Object.hasOwn(kinds, sniffed.mime) ? kinds[sniffed.mime] : undefined;
  const before = head.toString('latin1', 0, blankBytes).split('%PDF-', 2);
  return before.length === 2 && !ofAnotherFile.test(before[0] ?? '') ? pdf : undefined;
}

const ending = /\.([a-z0-9]{1,5})$/i;
const known = new Set(Object.values(kinds).flatMap(({ endings }) => endings));

/** The name with an ending of the kind: an ending of another kind gives way, any other stays before it. */
export function nameAs({ endings }: Kind, name: string): string {
  const given = ending.exec(name)?.[1]?.toLowerCase() ?? '';
  if (endings.includes(given)) return name;
  return `${known.has(given) ? name.replace(ending, '') : name}.${endings[0]}`;
}
