/** Unpacks a PNG piece by piece and keeps nothing of it: whether it holds every row that its header promises. */
import { once } from 'node:events';
import { createInflate } from 'node:zlib';

/** Samples of a pixel, by the color type of the header. */
const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: where each pass begins, and its steps: x, y, dx, dy. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const whole = [[0, 0, 1, 1]];
/** A row begins with the number of its filter. */
const lastFilter = 4;

/** @param {Buffer} bytes a PNG whose chunks are whole @returns {Promise<boolean>} */
export async function isDecodablePng(bytes) {
  const rows = rowsOf(bytes);
  if (!rows) return false;
  const inflate = createInflate();
  const isRight = followRows(rows);
  let right = true;
  inflate.on('data', (piece) => {
    right &&= isRight(piece);
    if (!right) inflate.destroy(new Error('A row is wrong.'));
  });
  const ended = once(inflate, 'end');
  for (const part of dataOf(bytes)) inflate.write(part);
  inflate.end();
  return ended.then(
    () => right && isRight(),
    () => false,
  );
}

/** The bytes of a row and their number, of each pass. */
function rowsOf(bytes) {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, color, , , interlace] = bytes.subarray(24, 29);
  if (!samples[color] || interlace > 1) return undefined;
  const sizeOf = ([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
  return (interlace === 1 ? passes : whole)
    .map(sizeOf)
    .filter(([wide, high]) => wide > 0 && high > 0)
    .map(([wide, high]) => ({ length: 1 + Math.ceil((wide * depth * samples[color]) / 8), count: high }));
}

/** Hears the pieces in turn; without one, says whether all rows have come. */
function followRows(rows) {
  let [pass, row, at] = [0, 0, 0];
  return (piece) => {
    if (!piece) return pass === rows.length;
    for (let read = 0; read < piece.length && pass < rows.length; ) {
      const { length, count } = rows[pass];
      if (at === 0 && piece[read] > lastFilter) return false;
      const take = Math.min(length - at, piece.length - read);
      read += take;
      at = (at + take) % length;
      if (at > 0) continue;
      row += 1;
      if (row === count) [pass, row] = [pass + 1, 0];
    }
    return true;
  };
}

function* dataOf(bytes) {
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') yield bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    if (name === 'IEND') return;
  }
}
