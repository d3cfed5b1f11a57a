/** Reads a picture in this browser: its size, and its gray values at a size that is quick to judge. */
import type { GreyPicture } from './judge-photo.ts';

const LONG_EDGE = 640;

/** `longEdge` in pixels of the picture itself. */
export type Photo = { longEdge: number; picture: GreyPicture };

/** Undefined for what the browser cannot decode (a PDF, HEIC in most browsers): that is for the server to judge. */
export async function readPhoto(file: Blob): Promise<Photo | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const longEdge = Math.max(bitmap.width, bitmap.height);
  const scale = Math.min(1, LONG_EDGE / longEdge);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const pixels = pen?.getImageData(0, 0, width, height).data;
  return pixels && { longEdge, picture: { grey: greyOf(pixels), width, height } };
}

// Weights of how bright the eye sees each color (ITU-R BT.601).
function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const part = (place: number) => pixels[at * 4 + place] ?? 0;
    grey[at] = 0.299 * part(0) + 0.587 * part(1) + 0.114 * part(2);
  }
  return grey;
}
