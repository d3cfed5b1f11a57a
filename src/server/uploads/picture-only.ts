/** A PNG or JPEG without what no viewer shows: what follows its end, its texts, and notes of programs. */
import { isBare } from './is-bare-marker.ts';

/** Anything else comes back as it is. */
export function pictureOnly(mediaType: string, bytes: Buffer): Buffer {
  if (mediaType === 'image/png') return Buffer.concat([bytes.subarray(0, 8), ...shownChunks(bytes)]);
  return mediaType === 'image/jpeg' ? Buffer.concat(shownSegments(bytes)) : bytes;
}

/** Pixels, and how they are to be shown. */
const shown = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)$/;

function shownChunks(bytes: Buffer): Buffer[] {
  const kept: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (shown.test(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return kept;
}

const [end, scan, exif, comment] = [0xd9, 0xda, 0xe1, 0xfe];
const colors = new Set([0xe0, 0xe2, 0xee]);

/** How it is turned is in Exif, its colors in three others: the rest of the applications' segments is no one's. */
const isShown = (marker: number, segment: Buffer) =>
  marker === exif
    ? segment.toString('latin1', 4, 8) === 'Exif'
    : colors.has(marker) || (marker !== comment && !(marker >= 0xe0 && marker <= 0xef));

function shownSegments(bytes: Buffer): Buffer[] {
  const kept = [bytes.subarray(0, 2)];
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === end) return [...kept, bytes.subarray(at, at + 2)];
    if (isBare(marker)) {
      at += 1;
      continue;
    }
    const next = marker === scan ? endOfScan(bytes, at + 2) : at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, next);
    if (isShown(marker, segment)) kept.push(segment);
    at = next;
  }
  return kept;
}

/** The data of a scan continues over stuffed zeros and restarts. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  do at = bytes.indexOf(0xff, at + 1);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0xff));
  return at < 0 ? bytes.length : at;
}

const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
