/** Width and height in pixels, read from an image's header. Undefined when the header makes no sense. */

import { isBare } from './is-bare-marker.ts';

export type Size = { width: number; height: number };

export function imageSize(mediaType: string, bytes: Buffer): Size | undefined {
  try {
    const size = readers[mediaType]?.(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined; // A header that points outside of the file.
  }
}

const readers: Record<string, (bytes: Buffer) => Size | undefined> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/jpeg': jpegSize,
  'image/heic': heicSize,
};

// Walks the segments to the frame header; C4, C8 and CC in that range are tables. Some cameras leave bytes between two
// segments: like every reader, this looks for the next mark.
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += isBare(marker) ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

// A HEIC lists the sizes of its tiles, its thumbnail and itself; the largest is itself.
function heicSize(bytes: Buffer): Size | undefined {
  const sizes: Size[] = [];
  for (let at = bytes.indexOf('ispe'); at >= 0 && sizes.length < 64; at = bytes.indexOf('ispe', at + 4))
    sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) });
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}
