/** Files that a borrower might send, no two with the same bytes. */
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

export const png = (width: number, height: number) => plainPng(++serial, width, height);

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

/** @param brand what its first box says it is: `heic`, or `mif1` as cameras of other makers write */
export function heic(width: number, height: number, brand = 'heic'): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}heic`, 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), box('ispe', size)])),
    box('mdat', Buffer.from(`${++serial}`.padEnd(64, 'x'))),
  ]);
}

function box(name: string, inside: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
}
