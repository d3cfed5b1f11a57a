/**
 * Grows a scale of 16 shades (50 … 800) from one brand colour, in OKLCH, so that even yellow has a shade that
 * can be read. The exact brand colour stands at its nearest step. It refuses anything that is not a hex colour.
 */
import { contrast, fromOklch, isHex, toOklch } from './colour.ts';

/** Names of the 16 steps: '50', '100', … '800'. */
export const SHADES = Array.from({ length: 16 }, (_, index) => String((index + 1) * 50));

const DEFAULT_BRAND = '#1f4e79';
const NEAR_STEP = 0.024; // half a step of lightness

/** The 16 shades of a brand colour, lightest first, each darker than the one before. */
export function palette(brand: unknown, explicit?: unknown): string[] {
  if (isScale(explicit)) return explicit.map((hex) => hex.toLowerCase());
  const base = isHex(brand) ? brand : DEFAULT_BRAND;
  const { l, c, h } = toOklch(base);
  const shades = SHADES.map((_, index) =>
    fromOklch({ l: lightness(index), c: c * taper(lightness(index), l), h }),
  );
  return pin(shades, full(base), l);
}

/** The lightest shade that text of 16 px may have on `surface` (4.5:1). */
export function readable(shades: string[], surface = '#ffffff', ratio = 4.5): string {
  return shades.find((shade) => contrast(shade, surface) >= ratio) ?? '#000000';
}

/** The exact brand colour where it may carry white text, else the nearest darker shade that may. */
export function actionColour(brand: unknown, shades: string[]): string {
  return isHex(brand) && contrast(brand, '#ffffff') >= 4.5 ? full(brand) : readable(shades);
}

function isScale(value: unknown): value is string[] {
  return Array.isArray(value) && value.length === SHADES.length && value.every(isHex);
}

function lightness(index: number): number {
  return 0.975 - 0.72 * (index / 15) ** 1.05;
}

// Very light and very dark shades carry less colour, else they look neon or muddy.
function taper(at: number, brand: number): number {
  const light = Math.min(1, (1 - at) / Math.max(0.08, 1 - brand));
  const dark = Math.min(1, at / Math.max(0.2, brand));
  return Math.max(0.12, Math.min(1, light ** 0.75, dark ** 0.6));
}

function pin(shades: string[], brand: string, l: number): string[] {
  const nearest = SHADES.map((_, index) => Math.abs(lightness(index) - l)).reduce(
    (best, gap, index, all) => (gap < (all[best] ?? 1) ? index : best),
    0,
  );
  if (Math.abs(lightness(nearest) - l) > NEAR_STEP + 0.002) return shades;
  return shades.map((shade, index) => (index === nearest ? brand : shade));
}

function full(hex: string): string {
  const lower = hex.toLowerCase();
  return lower.length === 7 ? lower : `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}`;
}
