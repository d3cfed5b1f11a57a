/** Draws a picture as JPEGs, in a process of its own: upright and without the camera's notes. */
import type { Limits } from '../../types/limits.ts';
import { imageSize } from './image-size.ts';
import { inChild } from './in-child.ts';

/** `readAt`: the longest edge, in pixels, that a JPEG is decoded to at least. */
type Job = {
  bytes: Uint8Array;
  mediaType: string;
  megapixels: number;
  edges: readonly number[];
  readAt: number;
};
type Drawn = { pictures: Uint8Array[] } | { fault: 'unreadable' };

const program = new URL('./picture-thread.mjs', import.meta.url);
// A PNG or HEIC is in memory whole while it is drawn, at eight bytes a pixel: one at a time.
const limits = { computeMs: 45_000, patienceMs: 60_000, megabytes: 800, atOnce: 1 };
const drawing = inChild<Job, Drawn>(program, limits);

/**
 * Undefined for a picture that cannot be drawn, or not in time.
 * @param edges the longest edge of each, in pixels, the largest first; none is drawn larger than the picture is
 */
export async function drawAt(
  { bytes, mediaType }: { bytes: Uint8Array; mediaType: string },
  { pictureMegapixels: megapixels }: Pick<Limits['uploads'], 'pictureMegapixels'>,
  edges: readonly number[],
): Promise<Uint8Array[] | undefined> {
  const { width = 0, height = 0 } = imageSize(mediaType, Buffer.from(bytes)) ?? {};
  const [longest = 0] = edges;
  // A smaller one would be enlarged.
  const readAt = Math.max(width, height) > longest ? longest : 0;
  const drawn = await drawing({ bytes, mediaType, megapixels, edges, readAt });
  return drawn && 'pictures' in drawn ? drawn.pictures : undefined;
}
