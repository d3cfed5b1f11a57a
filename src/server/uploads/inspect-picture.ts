/** Refuses a picture that is cut off, too small to be read, or too large to be drawn. Decodes nothing. */
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { imageSize } from './image-size.ts';
import { isWholePicture } from './is-whole-picture.ts';

const shortestLongEdge = 1000;

/** Throws a refusal in the borrower's words. */
export function inspectPicture(
  mediaType: string,
  bytes: Buffer,
  { pictureMegapixels }: Pick<Limits['uploads'], 'pictureMegapixels'>,
): void {
  const size = imageSize(mediaType, bytes);
  if (!size || !isWholePicture(mediaType, bytes)) throw new Refusal(422, [says('file.damaged')]);
  if (Math.max(size.width, size.height) < shortestLongEdge) throw new Refusal(422, [says('file.small')]);
  if (size.width * size.height > pictureMegapixels * 1_000_000) throw new Refusal(422, [says('file.pixels')]);
}
