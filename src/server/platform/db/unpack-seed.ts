/**
 * Writes a dump of a database (a tar, mostly gzipped) into an empty folder: four times cheaper than through the
 * database.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { gunzipSync } from 'node:zlib';

const block = 512;
const gzipMagic = 0x1f8b;

/** Only our own user may read a database's files. */
export function unpackSeed(seed: Uint8Array, folder: string): void {
  const packed = Buffer.from(seed.buffer, seed.byteOffset, seed.byteLength);
  const tar = packed.readUInt16BE(0) === gzipMagic ? gunzipSync(packed) : packed;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { path, isFolder, bytes } of entriesOf(tar)) {
    const place = join(folder, normalize(`/${path}`));
    if (isFolder) mkdirSync(place, { recursive: true, mode: 0o700 });
    else writeFileSync(place, bytes, { mode: 0o600 });
  }
}

type Entry = { path: string; isFolder: boolean; bytes: Buffer };

// POSIX ustar: a header block, then the bytes, padded to whole blocks; an empty name ends it.
function* entriesOf(tar: Buffer): Generator<Entry> {
  for (let at = 0; at + block <= tar.length; ) {
    const name = text(tar, at, 100);
    if (name === '') return;
    const prefix = text(tar, at + 345, 155);
    const size = Number.parseInt(text(tar, at + 124, 12), 8);
    const start = at + block;
    const isFolder = text(tar, at + 156, 1) === '5';
    yield { path: `${prefix}/${name}`, isFolder, bytes: tar.subarray(start, start + size) };
    at = start + Math.ceil(size / block) * block;
  }
}

function text(tar: Buffer, from: number, length: number): string {
  const field = tar.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end).trim();
}
