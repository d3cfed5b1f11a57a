/** Makes a plain PNG picture, large enough to pass for a photographed document. No two seeds give the same bytes. */
import { crc32, deflateSync } from 'node:zlib';

/** @returns the file's bytes: `width` × `height` pixels, 8-bit gray, shaded by `seed`. */
export function plainPng(seed: number, width = 1200, height = 800): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 200 + (seed % 50));
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  rows.writeUInt32BE(seed >>> 0, 2);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32Of(body));
  return Buffer.concat([length, body, checksum]);
}

function crc32Of(body: Buffer): number {
  return crc32(body) >>> 0;
}
