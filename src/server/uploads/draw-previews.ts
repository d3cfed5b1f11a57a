/** What a picture looks like: a JPEG to read and one for a list. */
import type { Limits } from '../../types/limits.ts';
import { drawAt } from './draw-at.ts';

export type Previews = { preview: Uint8Array; thumbnail: Uint8Array };

/** The longest edge of each, in pixels. */
const edges = [1600, 192];

/** Undefined for a picture that cannot be drawn, or not in time. */
export async function drawPreviews(
  bytes: Uint8Array,
  mediaType: string,
  limits: Pick<Limits['uploads'], 'pictureMegapixels'>,
): Promise<Previews | undefined> {
  const [preview, thumbnail] = (await drawAt({ bytes, mediaType }, limits, edges)) ?? [];
  return preview && thumbnail && { preview, thumbnail };
}
