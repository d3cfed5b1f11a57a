/** Finds out what a file really is. Content, extension and declared type must agree. */

import { fileTypeFromBuffer } from 'file-type';
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { drawPreviews, type Previews } from './draw-previews.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { isTwofold } from './is-twofold.ts';

export type Kind = { mediaType: string; extensions: string[]; declared: string[] };

/** The file's bytes, with the name and type that the browser gave it. */
export type Upload = { name: string; declaredType: string; bytes: Buffer };

const pdf: Kind = { mediaType: 'application/pdf', extensions: ['pdf'], declared: ['application/pdf'] };
// A HEIC names itself by its codec, a HEIF by none; a phone's burst is a sequence with one picture that stands for it.
const heif = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const heic: Kind = { mediaType: 'image/heic', extensions: ['heic', 'heif'], declared: heif };
const kinds: Record<string, Kind> = {
  'application/pdf': pdf,
  'image/jpeg': {
    mediaType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  },
  'image/png': { mediaType: 'image/png', extensions: ['png'], declared: ['image/png'] },
  ...Object.fromEntries(heif.map((sniffed) => [sniffed, heic])),
};
// Browsers that do not know HEIC declare nothing at all.
const undeclared = new Set(['', 'application/octet-stream']);
/** The first bytes of a file tell what it is. */
const headBytes = 64 * 1024;
// Some printers put blank lines before a PDF. Anything else there belongs to another file.
const blankBeforePdf = /^\s{1,1024}%PDF-/;

/** A HEIC is drawn at the door: hardly any browser shows one, so one that cannot be drawn would be of no use. */
export type Inspected = { mediaType: string; previews?: Previews };

/** What it is, or a refusal in the borrower's words. */
export async function inspectUpload(upload: Upload, limits: Limits['uploads']): Promise<Inspected> {
  const { bytes } = upload;
  if (bytes.length === 0) throw new Refusal(422, [says('file.empty')]);
  if (bytes.length > limits.megabytes * 1024 * 1024) throw new Refusal(413, [says('file.large')]);
  const kind = await agreedKind(upload);
  if (!kind) throw new Refusal(415, [says('file.kinds')]);
  if (isTwofold(kind.mediaType, bytes)) throw new Refusal(422, [says('file.twofold')]);
  if (kind === pdf) await inspectPdf(bytes, limits);
  else await inspectPicture(kind.mediaType, bytes, limits);
  const { mediaType } = kind;
  if (kind !== heic) return { mediaType };
  const previews = await drawPreviews(bytes, mediaType, limits);
  if (!previews) throw new Refusal(422, [says('file.undrawable')]);
  return { mediaType, previews };
}

async function agreedKind({ name, declaredType, bytes }: Upload): Promise<Kind | undefined> {
  const kind = await sniffedKind(bytes.subarray(0, headBytes));
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isDeclared = kind?.declared.includes(declaredType) || undeclared.has(declaredType);
  return kind?.extensions.includes(extension) && isDeclared ? kind : undefined;
}

async function sniffedKind(head: Buffer): Promise<Kind | undefined> {
  if (blankBeforePdf.test(head.toString('latin1', 0, 1100))) return pdf;
  const sniffed = await fileTypeFromBuffer(new Uint8Array(head)).catch(() => undefined);
  return sniffed && Object.hasOwn(kinds, sniffed.mime) ? kinds[sniffed.mime] : undefined;
}
