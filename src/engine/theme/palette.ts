/**
 * Grows a scale of 16 shades (50 … 800) from one brand color, in OKLCH, so that even yellow has a shade that
 * can be read and a pastel one that is not gray. The exact brand color stands at its nearest step. It refuses
 * anything that is not a hex color.
 */
import { contrast, fromOklch, isHex, type Oklch, strongestChroma, toOklch } from './color.ts';

/** Names of the 16 steps: '50', '100', … '800'. */
export const SHADES = Array.from({ length: 16 }, (_, index) => String((index + 1) * 50));

const DEFAULT_BRAND = '#1f4e79';
const NEAR_STEP = 0.024; // half a step of lightness
const TINT_CHROMA = 0.12; // a surface behind words must not glow
const AMBER_TURN = 24; // degrees
const PASTEL_GAIN = 3; // a near-white must not become a color that the lender did not choose

/** The 16 shades of a brand color, lightest first, each darker than the one before. */
export function palette(brand: unknown, explicit?: unknown): string[] {
  if (isScale(explicit)) return explicit.map((hex) => hex.toLowerCase());
  const base = isHex(brand) ? brand : DEFAULT_BRAND;
  const color = toOklch(base);
  const shades = SHADES.map((_, index) => shadeOf(color, lightness(index)));
  return pin(shades, full(base), color.l);
}

/** The scale in the dark: 50 lies deepest, with a breath of the brand, and 800 is the lightest. */
export function darkScale(brand: unknown): string[] {
  const { c, h } = toOklch(isHex(brand) ? brand : DEFAULT_BRAND);
  return SHADES.map((_, index) => {
    const l = 0.25 + 0.68 * (index / 15);
    return fromOklch({ l, c: Math.min(c, 0.03 + 0.2 * Math.max(0, l - 0.3)), h });
  });
}

/** The lightest shade that text of 16 px may have on `surface` (4.5:1). */
export function readable(shades: string[], surface = '#ffffff', ratio = 4.5): string {
  return shades.find((shade) => contrast(shade, surface) >= ratio) ?? '#000000';
}

function isScale(value: unknown): value is string[] {
  return Array.isArray(value) && value.length === SHADES.length && value.every(isHex);
}

function lightness(index: number): number {
  return 0.975 - 0.72 * (index / 15) ** 1.05;
}

function shadeOf(brand: Oklch, l: number): string {
  if (l < brand.l) return darkShade(brand, l);
  return fromOklch({ ...brand, l, c: Math.min(TINT_CHROMA, brand.c * fade(l, brand.l)) });
}

// Very light shades carry less color, else they look neon.
function fade(at: number, brand: number): number {
  return Math.max(0.12, Math.min(1, (1 - at) / Math.max(0.08, 1 - brand)) ** 0.75);
}

// Darker shades keep the brand's share of what can be shown, for the same chroma would turn a pastel gray; deep ones calm down.
function darkShade({ l: from, c, h }: Oklch, l: number): string {
  const hue = h - AMBER_TURN * yellowness(h) * Math.min(1, (from - l) / 0.3);
  const share = c / Math.max(c, strongestChroma(from, h), 0.01);
  const kept = Math.min(share * strongestChroma(l, hue), c * PASTEL_GAIN);
  return fromOklch({ l, c: kept * Math.min(1, l / 0.5) ** 0.6, h: hue });
}

// How much a hue is yellow, 0 to 1. Yellow gone dark reads as olive, so its dark shades lean to amber, as printers mix them.
function yellowness(hue: number): number {
  return Math.max(0, 1 - Math.abs(hue - 98) / 22);
}

function pin(shades: string[], brand: string, l: number): string[] {
  const nearest = SHADES.map((_, index) => Math.abs(lightness(index) - l)).reduce(
    (best, gap, index, all) => (gap < (all[best] ?? 1) ? index : best),
    0,
  );
  if (Math.abs(lightness(nearest) - l) > NEAR_STEP + 0.002) return shades;
  return shades.map((shade, index) => (index === nearest ? brand : shade));
}

/** `#rrggbb` in small letters of any hex color. */
export function full(hex: string): string {
  const lower = hex.toLowerCase();
  return lower.length === 7 ? lower : `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}`;
}
