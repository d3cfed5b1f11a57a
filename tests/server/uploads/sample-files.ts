/** Files that a borrower might send, no two with the same bytes. */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { plainPng } from '../../../src/tools/journey/png.ts';

let serial = 0;

/** A page and what belongs to it; `inside` stands among the objects, `trailer` in the trailer. */
export const pdf = (inside = '', trailer = '', pages = 1) => {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const drawn = kids.map(
    (kid) => `${kid.replace('R', 'obj')}<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`,
  );
  return Buffer.from(
    [
      `%PDF-1.7\n%${++serial}`,
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>endobj`,
      ...drawn,
      inside,
      `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
    ].join('\n'),
  );
};

/** Opens without a password, unless there is one for its `user`; changing it asks for the owner's. */
export async function guardedPdf(pdfVersion: '1.4' | '1.7' | '1.7ext3', user?: string): Promise<Buffer> {
  const passwords = { ownerPassword: 'changes it', ...(user && { userPassword: user }) };
  const paper = new PDFDocument({ pdfVersion, ...passwords });
  paper.text(`Pay stub ${++serial}`).end();
  return Buffer.concat((await paper.toArray()) as Buffer[]);
}

/** A PDF whose bundle of objects grows to so many bytes. @param name of its type, which may be written so that no search finds it */
export function bombPdf(bytes: number, name = 'ObjStm'): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.from('5 0 '), Buffer.alloc(bytes, ' ')]), { level: 9 });
  const head = `%PDF-1.5\n%${++serial}\n4 0 obj<</Type/${name}/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const bundle = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]);
  const at = head.indexOf('4 0 obj');
  const rows = [
    [0, 0, 0, 0],
    [2, 0, 4, 0],
    [2, 0, 4, 0],
    [2, 0, 4, 0],
    [1, 0, at, 0],
  ].flat();
  const list = `6 0 obj<</Type/XRef/W[1 2 1]/Size 5/Root 1 0 R/Length ${rows.length}>>stream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${bundle.length}\n%%EOF\n`;
  return Buffer.concat([bundle, Buffer.from(list), Buffer.from(rows), Buffer.from(end)]);
}

export const png = (width: number, height: number) => plainPng(++serial, width, height);

/** Every part has its right checksum, and what was packed into them cannot be unpacked. */
export function brokenPng(): Buffer {
  const bytes = png(1200, 800);
  const at = bytes.indexOf('IDAT');
  const length = bytes.readUInt32BE(at - 4);
  bytes.fill(0xab, at + 20, at + 4 + length);
  bytes.writeUInt32BE(crc32(bytes.subarray(at, at + 4 + length)), at + 4 + length);
  return bytes;
}

/** A header that is right, and nothing to decode behind it. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const scan = Buffer.from('ffda000c03010002110311003f00', 'hex');
  return Buffer.concat([
    app,
    frame,
    scan,
    Buffer.from(`${++serial}`.padEnd(64, 'x')),
    Buffer.from('ffd9', 'hex'),
  ]);
}

const photo = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url));

/** A photo of 1200 x 900. @param brand what its first box says it is: `heic`, or `mif1` as cameras of other makers write */
export function heic(brand = 'heic'): Buffer {
  const bytes = Buffer.concat([photo('photo.heic'), box('free', Buffer.from(`${++serial}`))]);
  bytes.write(brand, 8, 'latin1');
  return bytes;
}

/** Whole, and yet nothing to draw. */
export function emptyHeic(): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4032, 4);
  size.writeUInt32BE(3024, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0heicheic', 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), box('ispe', size)])),
    box('mdat', Buffer.from(`${++serial}`.padEnd(64, 'x'))),
  ]);
}

/** 1200 x 800, red left and blue right, taken with the camera turned by 90 degrees: upright, red is above. It says where. */
export function turnedJpeg(): Buffer {
  const bytes = photo('red-left.jpg');
  const entry = (tag: number, type: number, value: number) => {
    const row = Buffer.alloc(12);
    row.writeUInt16BE(tag, 0);
    row.writeUInt16BE(type, 2);
    row.writeUInt32BE(1, 4);
    if (type === 3) row.writeUInt16BE(value, 8);
    else row.writeUInt32BE(value, 8);
    return row;
  };
  const head = Buffer.from('4d4d002a00000008', 'hex');
  const [orientation, gpsAt] = [entry(0x0112, 3, 6), entry(0x8825, 4, 38)];
  const count = (many: number) => Buffer.from([0, many]);
  const end = Buffer.alloc(4);
  const north = Buffer.concat([count(1), Buffer.from('000100020000000247505300', 'hex'), end]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), head, count(2), orientation, gpsAt, end, north]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const serialNote = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 6]),
    Buffer.from(String(++serial).padStart(4, '0')),
  ]);
  return Buffer.concat([bytes.subarray(0, 2), segment, serialNote, bytes.subarray(2)]);
}

function box(name: string, inside: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
}
