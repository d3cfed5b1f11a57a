/** Draws what a picture looks like, in a process of its own: a JPEG to read and one for a list, upright and without the camera's notes. */
import type { Limits } from '../../types/limits.ts';
import { imageSize } from './image-size.ts';
import { inChild } from './in-child.ts';

export type Previews = { preview: Uint8Array; thumbnail: Uint8Array };

/** `readAt`: the longest edge, in pixels, that a JPEG is decoded to at least. */
type Job = { bytes: Uint8Array; mediaType: string; megapixels: number; edges: number[]; readAt: number };
type Drawn = { pictures: Uint8Array[] } | { fault: 'unreadable' };

const program = new URL('./picture-thread.mjs', import.meta.url);
// A PNG or HEIC is in memory whole while it is drawn, at eight bytes a pixel: one at a time.
const limits = { computeMs: 45_000, patienceMs: 60_000, megabytes: 800, atOnce: 1 };
const drawing = inChild<Job, Drawn>(program, limits);

/** The longest edge of each, in pixels. */
const longest = 1600;
const edges = [longest, 192];

/** Undefined for a picture that cannot be drawn, or not in time. */
export async function drawPreviews(
  bytes: Uint8Array,
  mediaType: string,
  { pictureMegapixels }: Pick<Limits['uploads'], 'pictureMegapixels'>,
): Promise<Previews | undefined> {
  const { width = 0, height = 0 } = imageSize(mediaType, Buffer.from(bytes)) ?? {};
  // A smaller one would be enlarged.
  const readAt = Math.max(width, height) > longest ? longest : 0;
  const drawn = await drawing({ bytes, mediaType, megapixels: pictureMegapixels, edges, readAt });
  if (!drawn || 'fault' in drawn) return undefined;
  const [preview, thumbnail] = drawn.pictures;
  return preview && thumbnail && { preview, thumbnail };
}
