/**
 * The copy of an uploaded file that is handed to somebody else: it shows what the file shows, and nothing in it runs, opens or
 * is hidden behind it. The file itself is evidence and stays as it was sent.
 */
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { inChild } from './in-child.ts';
import { pictureOnly } from './picture-only.ts';

type Cleaned = { bytes: Uint8Array } | { fault: 'unreadable' };

const program = new URL('./clean-pdf-thread.mjs', import.meta.url);
const limits = { computeMs: 20_000, patienceMs: 30_000, megabytes: 448, atOnce: 1 };
const clean = inChild<{ bytes: Uint8Array }, Cleaned>(program, limits);

/** Throws 422 for a PDF of which no such copy can be made. */
export async function safeCopy(mediaType: string, bytes: Buffer): Promise<Buffer> {
  if (mediaType !== 'application/pdf') return pictureOnly(mediaType, bytes);
  const cleaned = await clean({ bytes });
  if (!cleaned || 'fault' in cleaned) throw new Refusal(422, [says('file.unsafe')]);
  return Buffer.from(cleaned.bytes);
}
