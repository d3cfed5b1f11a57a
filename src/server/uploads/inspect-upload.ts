/** Finds out what a file really is. Content, extension and declared type must agree; decodes nothing. */

import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { imageSize } from './image-size.ts';
import { isEncryptedPdf } from './is-encrypted-pdf.ts';

export type Kind = { mediaType: string; extensions: string[]; declared: string[] };

/** The file's bytes, with the name and type that the browser gave it. */
export type Upload = { name: string; declaredType: string; bytes: Buffer };

const heic = {
  mediaType: 'image/heic',
  extensions: ['heic', 'heif'],
  declared: ['image/heic', 'image/heif'],
};
const kinds: Record<string, Kind> = {
  'application/pdf': { mediaType: 'application/pdf', extensions: ['pdf'], declared: ['application/pdf'] },
  'image/jpeg': {
    mediaType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    declared: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  },
  'image/png': { mediaType: 'image/png', extensions: ['png'], declared: ['image/png'] },
  'image/heic': heic,
  'image/heif': heic,
};
// Browsers that do not know HEIC declare nothing at all.
const undeclared = new Set(['', 'application/octet-stream']);
const shortestLongEdge = 1000;
/** The first bytes of a file tell what it is. */
const headBytes = 64 * 1024;

/** The media type, or a refusal in the borrower's words. */
export async function inspectUpload(upload: Upload): Promise<string> {
  if (upload.bytes.length === 0) throw new Refusal(422, [says('file.empty')]);
  const kind = await agreedKind(upload);
  if (!kind) throw new Refusal(415, [says('file.kinds')]);
  if (kind.mediaType === 'application/pdf') inspectPdf(upload.bytes);
  else inspectImage(kind.mediaType, upload.bytes);
  return kind.mediaType;
}

async function agreedKind({ name, declaredType, bytes }: Upload): Promise<Kind | undefined> {
  const head = new Uint8Array(bytes.subarray(0, headBytes));
  const sniffed = await fileTypeFromBuffer(head).catch(() => undefined);
  const kind = sniffed && Object.hasOwn(kinds, sniffed.mime) ? kinds[sniffed.mime] : undefined;
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isDeclared = kind?.declared.includes(declaredType) || undeclared.has(declaredType);
  return kind?.extensions.includes(extension) && isDeclared ? kind : undefined;
}

function inspectPdf(bytes: Buffer) {
  if (isEncryptedPdf(bytes)) throw new Refusal(422, [says('file.locked')]);
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new Refusal(422, [says('file.damaged')]);
}

function inspectImage(mediaType: string, bytes: Buffer) {
  const size = imageSize(mediaType, bytes);
  if (!size) throw new Refusal(422, [says('file.damaged')]);
  if (Math.max(size.width, size.height) < shortestLongEdge) throw new Refusal(422, [says('file.small')]);
}
