/**
 * The copy of an uploaded file that is handed to someone else: it shows what the file shows, and nothing in it runs, opens or
 * is hidden behind it. The file itself is evidence and stays as it was sent.
 */
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { drawAt } from './draw-at.ts';
import { inChild } from './in-child.ts';
import { jpeg, nameAs } from './kind-of.ts';
import { pictureOnly } from './picture-only.ts';

type Cleaned = { bytes: Uint8Array } | { fault: 'unreadable' };

const program = new URL('./clean-pdf-thread.mjs', import.meta.url);
const limits = { computeMs: 20_000, patienceMs: 30_000, megabytes: 448, atOnce: 1 };
const clean = inChild<{ bytes: Uint8Array }, Cleaned>(program, limits);

/** A file as it is handed out; `name` ends as its kind does. */
type Handed = { name: string; mediaType: string; bytes: Buffer };

/** Throws 422 for a PDF or a HEIC of which no such copy can be made. */
export async function safeCopy(
  { name, mediaType, bytes }: Handed,
  uploads: Pick<Limits['uploads'], 'pictureMegapixels'>,
): Promise<Handed> {
  if (mediaType === 'application/pdf') return { name, mediaType, bytes: await cleanPdf(bytes) };
  if (mediaType === 'image/heic') return asJpeg({ name, mediaType, bytes }, uploads);
  return { name, mediaType, bytes: pictureOnly(mediaType, bytes) };
}

async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const cleaned = await clean({ bytes });
  if (!cleaned || 'fault' in cleaned) throw new Refusal(422, [says('file.unsafe')]);
  return Buffer.from(cleaned.bytes);
}

/** As large as the picture is. Few programs of a lender show a HEIC, and one carries boxes that none shows. */
async function asJpeg(file: Handed, uploads: Pick<Limits['uploads'], 'pictureMegapixels'>): Promise<Handed> {
  const [drawn] = (await drawAt(file, uploads, [Number.MAX_SAFE_INTEGER])) ?? [];
  if (!drawn) throw new Refusal(422, [says('file.undrawable')]);
  return { name: nameAs(jpeg, file.name), mediaType: jpeg.mediaType, bytes: Buffer.from(drawn) };
}
