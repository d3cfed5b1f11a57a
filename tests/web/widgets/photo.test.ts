/** Advice on photos: what is blurred, dark, cut off or glares is told from gray values alone. */
/** Covers src/web/widgets/photo/judge-photo.ts, src/web/widgets/photo. */
import { expect, test } from 'vitest';
import { type GreyPicture, judgePhoto, sharpness } from '../../../src/web/widgets/photo/judge-photo.ts';

const width = 200;
const height = 120;

/** A light card with fine text on a darker table, `margin` pixels inside the frame. */
function card({ margin = 20, ink = 40, paper = 170, table = 90 } = {}): GreyPicture {
  return drawn((x, y) => {
    const inside = x >= margin && x < width - margin && y >= 20 && y < height - 20;
    if (!inside) return table;
    return y % 8 < 4 && x % 4 < 2 ? ink : paper;
  });
}

function drawn(shade: (x: number, y: number) => number): GreyPicture {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = shade(at % width, Math.floor(at / width));
  return { grey, width, height };
}

/** Each pixel becomes the mean of its neighborhood, as through a shaken hand. */
function blurred({ grey }: GreyPicture, reach = 6): GreyPicture {
  const at = (x: number, y: number) => grey[clamp(y, height) * width + clamp(x, width)] ?? 0;
  const around = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return drawn((x, y) => {
    const values = around.flatMap((dy) => around.map((dx) => at(x + dx, y + dy)));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

const clamp = (place: number, size: number) => Math.min(size - 1, Math.max(0, place));

test('a sharp card in good light has no fault', () => {
  expect(judgePhoto(card(), true)).toEqual([]);
});

test('a blurred one is told apart from a sharp one', () => {
  const soft = blurred(card());
  expect(sharpness(soft)).toBeLessThan(sharpness(card()) / 10);
  expect(judgePhoto(soft, true)).toContain('blurred');
});

test('a white spot is glare; a white scan is not', () => {
  const plain = card();
  const spot = drawn((x, y) => (Math.hypot(x - 100, y - 60) < 25 ? 255 : (plain.grey[y * width + x] ?? 0)));
  const scan = drawn((x, y) => (x > 9 && x < 190 && y < 110 && y % 8 > 5 && x % 4 < 2 ? 20 : 255));
  expect(judgePhoto(spot, true)).toEqual(['glare']);
  expect(judgePhoto(scan, true)).toEqual([]);
});

test('a card that leaves the picture is cut off; a face may touch the frame', () => {
  const cut = card({ margin: -1 });
  expect(judgePhoto(cut, true)).toEqual(['cut']);
  expect(judgePhoto(cut, false)).toEqual([]);
});

test('too little light is said', () => {
  expect(judgePhoto(card({ ink: 2, paper: 55, table: 10 }), true)).toContain('dark');
});
