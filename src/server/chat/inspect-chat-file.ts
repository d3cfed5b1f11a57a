/** Finds out what a file of a chat really is. Its extension and its first bytes must agree (ACC-C18). */
import { fileTypeFromBuffer } from 'file-type';
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { inspectPdf } from '../uploads/inspect-pdf.ts';
import { inspectPicture } from '../uploads/inspect-picture.ts';
import type { Upload } from '../uploads/inspect-upload.ts';
import { isTwofold } from '../uploads/is-twofold.ts';

/** Extension -> what its bytes must be. */
const kinds: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  amr: 'audio/amr',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  txt: 'text/plain',
};
/** The first bytes of a file tell what it is. */
const headBytes = 64 * 1024;

/** What it is; 415 for what is none of these, or two things at once. */
export async function inspectChatFile(
  { name, bytes }: Upload,
  limits: Limits['uploads'],
): Promise<{ mediaType: string }> {
  if (bytes.length === 0) throw new Refusal(422, [says('file.empty')]);
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const mediaType = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!mediaType || (await mediaTypeOf(bytes)) !== mediaType || isTwofold(mediaType, bytes))
    throw new Refusal(415, [says('chat.fileKind')], { message: 'TYPE' });
  if (mediaType === 'application/pdf') await inspectPdf(bytes, limits);
  else if (mediaType.startsWith('image/')) await inspectPicture(mediaType, bytes, limits);
  return { mediaType };
}

/** Plain text has no first bytes of its own: it is what is nothing else and reads as UTF-8. */
async function mediaTypeOf(bytes: Buffer): Promise<string | undefined> {
  // Sound may stand behind a picture of its cover.
  const head = bytes.toString('latin1', 0, 3) === 'ID3' ? bytes : bytes.subarray(0, headBytes);
  const sniffed = await fileTypeFromBuffer(new Uint8Array(head)).catch(() => undefined);
  return sniffed?.mime ?? (isText(bytes) ? 'text/plain' : undefined);
}

function isText(bytes: Buffer): boolean {
  try {
    return !/[^\P{Cc}\t\n\r\f]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
