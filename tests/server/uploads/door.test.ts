/** The door is no stricter than the reader behind it: what pdf.js opens and ImageMagick draws is taken, whatever it is called. */
/** Covers src/server/uploads/{inspect-upload,inspect-pdf,inspect-picture,kind-of,image-size,is-whole-picture,draw-previews}.ts, src/server/uploads/inspect-picture.ts. */
import { deflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPreviews } from '../../../src/server/uploads/draw-previews.ts';
import { inspectUpload } from '../../../src/server/uploads/inspect-upload.ts';
import { pngChunk } from './png-chunk.ts';
import { guardedPdf, heic, pdf, png, turnedJpeg } from './sample-files.ts';

const limits = {
  filesPerType: 10,
  filesPerApplication: 60,
  megabytes: 15,
  pdfPages: 100,
  pictureMegapixels: 80,
  photosOnly: [],
};

const around = (before: string, bytes: Buffer, after = '') =>
  Buffer.concat([Buffer.from(before, 'latin1'), bytes, Buffer.from(after, 'latin1')]);

/** Puts bytes in front of a JPEG's second segment. */
const between = (bytes: Buffer, stray: string) => {
  const at = 4 + bytes.readUInt16BE(4);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(stray, 'hex'), bytes.subarray(at)]);
};

/** A white picture of 1040 × 16 in another layout. @param header depth, color, 0, 0, interlace @param length bytes of all its rows */
function layout(header: number[], length: number, extra: Buffer[] = []): Buffer {
  const size = Buffer.from([0, 0, 4, 16, 0, 0, 0, 16, ...header]);
  const parts = [pngChunk('IHDR', size), ...extra, pngChunk('IDAT', deflateSync(Buffer.alloc(length)))];
  return Buffer.concat([png(9, 9).subarray(0, 8), ...parts, pngChunk('IEND')]);
}

/** Behind the header of a PNG. */
const inPng = (bytes: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 33), ...parts, bytes.subarray(33)]);

const wrong = (chunk: Buffer) => {
  chunk.writeUInt8(chunk.readUInt8(chunk.length - 1) ^ 1, chunk.length - 1);
  return chunk;
};

const moving = [
  pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
  pngChunk('fcTL', Buffer.from('00000000000004b000000320000000000000000000010064000000'.slice(0, 52), 'hex')),
];
const adam7 = [
  [130, 2],
  [130, 2],
  [260, 2],
  [260, 4],
  [520, 4],
  [520, 8],
  [1040, 8],
] as const;
const interlaced = adam7.reduce((sum, [wide, high]) => sum + (1 + wide) * high, 0);

const pdfs: Record<string, Buffer> = {
  'plain.pdf': pdf(),
  'CAPITALS.PDF': pdf(),
  'no ending': pdf(),
  'called a picture.png': pdf(),
  'statement.2026': pdf(),
  'blank lines.pdf': around('\r\n\n', pdf()),
  'byte order mark.pdf': around('\xef\xbb\xbf', pdf()),
  'of a print server.pdf': around('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n', pdf()),
  'of a mail program.pdf': around('Content-Type: application/pdf\r\n\r\n', pdf()),
  'filled up with zeros.pdf': around('', pdf(), '\0'.repeat(5000)),
  'newer.pdf': Buffer.from(pdf().toString('latin1').replace('%PDF-1.7', '%PDF-2.0'), 'latin1'),
  'owner password, RC4.pdf': await guardedPdf('1.4'),
  'owner password, AES-128.pdf': await guardedPdf('1.7'),
  'owner password, AES-256.pdf': await guardedPdf('1.7ext3'),
  'speaks of encryption.pdf': pdf('9 0 obj<</Keywords(trailer << /Encrypt 5 0 R >>)>>endobj'),
};
const pictures: Record<string, Buffer> = {
  'plain.jpg': turnedJpeg(),
  'CAPITALS.JPEG': turnedJpeg(),
  'of Windows.jfif': turnedJpeg(),
  'no ending': turnedJpeg(),
  'JPEG called.HEIC': turnedJpeg(),
  'JPEG called.png': turnedJpeg(),
  'stray bytes.jpg': between(turnedJpeg(), '0000aa'),
  'fill bytes.jpg': between(turnedJpeg(), 'ffffff'),
  'with a note behind.jpg': around('', turnedJpeg(), 'a note of the phone'),
  'plain.png': png(1200, 800),
  'PNG called.jpg': png(1200, 800),
  'with bytes behind.png': around('', png(1200, 800), 'a note'),
  'with text.png': inPng(png(1200, 800), pngChunk('tEXt', Buffer.from('Software\0Scanner'))),
  'with a wrong note.png': inPng(png(1200, 800), wrong(pngChunk('tEXt', Buffer.from('Software\0Scanner')))),
  'moving.png': inPng(png(1200, 800), ...moving),
  'colors.png': layout([8, 2, 0, 0, 0], 16 * (1 + 3120)),
  'colors and alpha.png': layout([8, 6, 0, 0, 0], 16 * (1 + 4160)),
  'sixteen bits.png': layout([16, 2, 0, 0, 0], 16 * (1 + 6240)),
  'gray and alpha.png': layout([8, 4, 0, 0, 0], 16 * (1 + 2080)),
  'one bit.png': layout([1, 0, 0, 0, 0], 16 * (1 + 130)),
  'palette.png': layout([4, 3, 0, 0, 0], 16 * (1 + 520), [pngChunk('PLTE', Buffer.alloc(48, 200))]),
  'interlaced.png': layout([8, 0, 0, 0, 1], interlaced),
  'plain.heic': heic(),
  'of another maker.heif': heic('mif1'),
  'of a camera.HIF': heic(),
  'HEIC called.jpg': heic(),
  'another codec.heic': heic('heix'),
  'burst.heic': heic('msf1'),
  'with a note behind.heic': around('', heic(), 'a note of the phone'),
};

const byReader = async (name: string, bytes: Buffer) => {
  if (name in pdfs && pdfs[name] === bytes) {
    const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    return (await opening.promise).numPages > 0;
  }
  const type = bytes.subarray(4, 8).toString() === 'ftyp' ? 'heic' : bytes[0] === 0xff ? 'jpeg' : 'png';
  return (await drawPreviews(bytes, `image/${type}`, limits)) !== undefined;
};

test.each([...Object.entries(pdfs), ...Object.entries(pictures)])(
  '“%s” is read by the reader, and taken',
  async (name, bytes) => {
    expect(await byReader(name, bytes)).toBe(true);

    expect(await inspectUpload({ name, bytes }, limits)).toHaveProperty('mediaType');
  },
);

test.each([
  ['Pay stub.PDF', 'Pay stub.PDF'],
  ['Pay stub', 'Pay stub.pdf'],
  ['Pay stub.jpeg', 'Pay stub.pdf'],
  ['Pay stub 3.14', 'Pay stub 3.14.pdf'],
  ['Pay stub.pdf.exe', 'Pay stub.pdf.exe.pdf'],
])('a PDF that is called “%s” is kept as “%s”', async (name, kept) => {
  expect(await inspectUpload({ name, bytes: pdf() }, limits)).toMatchObject({ name: kept });
});
