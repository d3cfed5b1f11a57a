/** Draws what a picture looks like, in a thread: a JPEG to read and one for a list, upright and without the camera's notes. */
import type { Limits } from '../../types/limits.ts';
import { pictureInThread } from './picture-in-thread.ts';

export type Previews = { preview: Uint8Array; thumbnail: Uint8Array };

/** The longest edge of each, in pixels. */
const edges = [1600, 192];

/** Undefined for a picture that cannot be drawn, or not in time. */
export async function drawPreviews(
  bytes: Uint8Array,
  mediaType: string,
  { pictureMegapixels }: Pick<Limits['uploads'], 'pictureMegapixels'>,
): Promise<Previews | undefined> {
  const drawn = await pictureInThread({ bytes, mediaType, megapixels: pictureMegapixels, edges });
  if (!drawn || 'fault' in drawn) return undefined;
  const [preview, thumbnail] = drawn.pictures;
  return preview && thumbnail && { preview, thumbnail };
}
