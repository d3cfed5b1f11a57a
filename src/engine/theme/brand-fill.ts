/**
 * What fills a main button, and the words on it. A light brand keeps its own color under dark words; any other
 * carries white ones, a shade deeper where that is needed to read them. It decides nothing about links or borders.
 */
import { contrast, fromOklch, toOklch } from './color.ts';
import { full, readable } from './palette.ts';

/** Hex colors: at rest, under the pointer, while pressed, the words on all three, and the border around them. */
export type Fill = { rest: string; hover: string; active: string; ink: string; edge: string };

export const WHITE = '#ffffff';
const INK = '#14181f';

// Above this OKLCH lightness dark words are more legible by APCA, whatever the hue; WCAG alone would start far lower.
const LIGHT = 0.72;
const WORDS = 4.5;

/** @param mark the lightest shade that a border may have, for a fill too light to be seen on white */
export function brandFill(brand: string, shades: string[], mark: string): Fill {
  const isLight = toOklch(brand).l >= LIGHT;
  const ink = isLight ? INK : WHITE;
  const rest = contrast(brand, ink) >= WORDS ? full(brand) : readable(shades);
  const [hover, active] = [0.05, 0.09].map((by) => pressed(rest, by, ink)) as [string, string];
  return { rest, hover, active, ink, edge: contrast(rest, WHITE) >= 3 ? rest : mark };
}

// Darker, or lighter where darker could not be seen; never so far that the words get lost.
function pressed(rest: string, by: number, ink: string): string {
  const { l, c, h } = toOklch(rest);
  const moved = fromOklch({ l: l > 0.3 ? l - by : l + by * 1.6, c, h });
  return contrast(moved, ink) >= WORDS ? moved : rest;
}
