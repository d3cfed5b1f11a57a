/**
 * What may be wrong with a photo of a document or a face, judged by its gray values alone. Advice to the person who
 * took it, never a verdict: the server and the checker decide.
 */

/** Gray values 0 to 255, row by row. */
export type GreyPicture = { grey: Uint8ClampedArray; width: number; height: number };

export type PhotoFault = 'blurred' | 'glare' | 'dark' | 'cut';

/** For pictures brought to 640 pixels: text in focus gives hundreds, a shaken hand a few dozen. */
const SHARP = 60;
const SATURATED = 250;
const GLARE_SHARE = 0.02;
/** A scan is white all over; that is no glare. */
const WHITE_MEDIAN = 200;
const DARK_MEAN = 50;
/** A card that is not wholly in the picture crosses its frame with two strong edges on each side that it leaves by. */
const STRONG_EDGE = 60;
const CROSSINGS = 4;

/** `isDocument`: its edges matter; a face may touch the frame. */
export function judgePhoto(picture: GreyPicture, isDocument: boolean): PhotoFault[] {
  const faults: PhotoFault[] = [];
  if (meanOf(picture.grey) < DARK_MEAN) faults.push('dark');
  if (sharpness(picture) < SHARP) faults.push('blurred');
  if (hasGlare(picture.grey)) faults.push('glare');
  if (isDocument && frameEdges(picture) >= CROSSINGS) faults.push('cut');
  return faults;
}

/** Variance of the Laplacian: how much neighboring pixels differ. */
export function sharpness({ grey, width, height }: GreyPicture): number {
  const value = (at: number) => grey[at] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = value(at - 1) + value(at + 1) + value(at - width) + value(at + width);
      const laplacian = around - 4 * value(at);
      sum += laplacian;
      squares += laplacian * laplacian;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}

function hasGlare(grey: Uint8ClampedArray): boolean {
  const saturated = grey.reduce((count, value) => count + (value >= SATURATED ? 1 : 0), 0);
  return saturated / grey.length > GLARE_SHARE && medianOf(grey) < WHITE_MEDIAN;
}

function frameEdges({ grey, width, height }: GreyPicture): number {
  const top = Array.from({ length: width }, (_, x) => x);
  const left = Array.from({ length: height }, (_, y) => y * width);
  const sides = [top, top.map((at) => at + (height - 1) * width), left, left.map((at) => at + width - 1)];
  const differs = (at: number, before: number | undefined) =>
    before !== undefined && Math.abs((grey[at] ?? 0) - (grey[before] ?? 0)) > STRONG_EDGE;
  return sides.flatMap((side) => side.filter((at, index) => differs(at, side[index - 1]))).length;
}

function meanOf(grey: Uint8ClampedArray): number {
  return grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
}

function medianOf(grey: Uint8ClampedArray): number {
  return grey.toSorted()[Math.floor(grey.length / 2)] ?? 0;
}
