/** Refuses a picture that is cut off, broken inside, too small to be read, or too large to be drawn. */
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { imageSize } from './image-size.ts';
import { inChild } from './in-child.ts';
import { isWholePicture } from './is-whole-picture.ts';

const shortestLongEdge = 1000;

/** Throws a refusal in the borrower's words. */
export async function inspectPicture(
  mediaType: string,
  bytes: Buffer,
  { pictureMegapixels }: Pick<Limits['uploads'], 'pictureMegapixels'>,
): Promise<void> {
  const size = imageSize(mediaType, bytes);
  if (!size || !isWholePicture(mediaType, bytes)) throw new Refusal(422, [says('file.damaged')]);
  if (Math.max(size.width, size.height) < shortestLongEdge) throw new Refusal(422, [says('file.small')]);
  if (size.width * size.height > pictureMegapixels * 1_000_000) throw new Refusal(422, [says('file.pixels')]);
  // The only picture that is drawn at the door finds out there.
  if (mediaType === 'image/heic') return;
  if (!(await isDecodable(bytes, { mediaType, megapixels: pictureMegapixels })))
    throw new Refusal(422, [says('file.damaged')]);
}

type Job = { bytes: Uint8Array; mediaType: string; megapixels: number; edges: [] };
type Checked = { pictures: [] } | { fault: 'unreadable' };

const program = new URL('./picture-thread.mjs', import.meta.url);
const limits = { computeMs: 20_000, patienceMs: 40_000, megabytes: 320, atOnce: 3 };
const check = inChild<Job, Checked>(program, limits);

/** Decodes a picture, and draws none: whether all of it is there. It takes little memory, however many pixels there are. */
async function isDecodable(
  bytes: Uint8Array,
  { mediaType, megapixels }: { mediaType: string; megapixels: number },
): Promise<boolean> {
  const checked = await check({ bytes, mediaType, megapixels, edges: [] });
  return checked !== undefined && !('fault' in checked);
}
