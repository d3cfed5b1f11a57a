/** Whether a picture's parts reach to its end: one that was cut off or changed on its way is not whole. */
import { crc32 } from 'node:zlib';
import { isBare } from './is-bare-marker.ts';

export function isWholePicture(mediaType: string, bytes: Buffer): boolean {
  try {
    return readers[mediaType]?.(bytes) ?? false;
  } catch {
    return false; // A part that ends outside of the file.
  }
}

const readers: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/heic': isWholeHeic,
};

// Every chunk carries its checksum; the last one is IEND. Readers drop what is wrong and not needed: its name begins small.
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    const isRight = crc32(bytes.subarray(at + 4, end)) === bytes.readUInt32BE(end);
    if (!isRight && /[A-Z]/.test(bytes.toString('latin1', at + 4, at + 5))) return false;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

// Phones append a second picture or a note of their own, so the end mark need not be at the very end.
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xda) return bytes.lastIndexOf(endOfImage) > at;
    at += isBare(marker) ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const endOfImage = Buffer.from([0xff, 0xd9]);

// Boxes follow each other to the end of the file; `meta` says where in it the picture is. Some phones write a note behind them.
const needed = /^(?:ftyp|meta|mdat|moov|idat)$/;

function isWholeHeic(bytes: Buffer): boolean {
  let hasMeta = false;
  let hasData = false;
  let at = 0;
  while (at < bytes.length) {
    const length = boxLength(bytes, at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (length < 8 || at + length > bytes.length) return hasMeta && hasData && !needed.test(name);
    hasMeta ||= name === 'meta';
    hasData ||= name === 'mdat' || name === 'idat';
    at += length;
  }
  return hasMeta;
}

/** 0 stands for the rest of the file, 1 for a length of 64 bits behind the name. */
function boxLength(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  return length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length;
}
