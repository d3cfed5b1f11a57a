/** Files that a borrower might send, no two with the same bytes. */
let serial = 0;

export const pdf = (inside = '', trailer = '') =>
  Buffer.from(
    `%PDF-1.7\n%${++serial}\n${inside}\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
  );

export function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    head,
    size,
    Buffer.from('0802000000', 'hex'),
    Buffer.from(`${++serial}`.padEnd(4000, 'x')),
  ]);
}

export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([app, frame, Buffer.from(`${++serial}`.padEnd(64, 'x'))]);
}

export function heic(width: number, height: number): Buffer {
  const brand = Buffer.from('0000001866747970686569630000000068656963', 'hex');
  const ispe = Buffer.alloc(20);
  ispe.writeUInt32BE(20, 0);
  ispe.write('ispe', 4);
  ispe.writeUInt32BE(width, 12);
  ispe.writeUInt32BE(height, 16);
  return Buffer.concat([
    brand,
    Buffer.from('68656963', 'hex'),
    ispe,
    Buffer.from(`${++serial}`.padEnd(64, 'x')),
  ]);
}
