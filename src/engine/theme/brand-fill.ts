/**
 * What fills a main button, and the words on it. A light brand keeps its own color under dark words; any other
 * carries white ones, a shade deeper where that is needed to read them. It decides nothing about links or borders.
 */
import { contrast, fromOklch, toOklch } from './color.ts';
import { GROUNDS, type Ground, type Scheme } from './ground.ts';
import { full, readable } from './palette.ts';

/** Hex colors: at rest, under the pointer, while pressed, the words on all three, and the border around them. */
export type Fill = { rest: string; hover: string; active: string; ink: string; edge: string };

export const WHITE = '#ffffff';
const INK = '#14181f';

// Above this OKLCH lightness dark words are more legible by APCA, whatever the hue; WCAG alone would start far lower.
const LIGHT = 0.72;
const WORDS = 4.5;
// Below this OKLCH chroma a color is a gray.
const GRAY = 0.03;

// What a gray or black brand fills its main button with in the dark, where its own color would be a hole.
const PALE: Fill = {
  rest: '#e6e9ed',
  hover: '#d5d9df',
  active: '#c6cbd2',
  ink: '#14181f',
  edge: '#e6e9ed',
};

/** @param mark the nearest shade that a border may have, for a fill that could not be seen on the surface */
export function brandFill(
  brand: string,
  shades: string[],
  mark: string,
  { scheme, surface }: Ground = GROUNDS.light,
): Fill {
  const { l, c } = toOklch(brand);
  if (scheme === 'dark' && c < GRAY && l < LIGHT) return PALE;
  const ink = l >= LIGHT ? INK : WHITE;
  const rest = fillOf(brand, shades, ink, scheme);
  const [hover, active] = [0.05, 0.09].map((by) => pressed(rest, by, ink)) as [string, string];
  return { rest, hover, active, ink, edge: contrast(rest, surface) >= 3 ? rest : mark };
}

// In the dark a deep brand glows a little: its lightest shade that still carries white words.
function fillOf(brand: string, shades: string[], ink: string, scheme: Scheme): string {
  const carries = contrast(brand, ink) >= WORDS;
  return carries && (scheme === 'light' || ink === INK) ? full(brand) : readable(shades);
}

// Darker, or lighter where darker could not be seen; never so far that the words get lost.
function pressed(rest: string, by: number, ink: string): string {
  const { l, c, h } = toOklch(rest);
  const moved = fromOklch({ l: l > 0.3 ? l - by : l + by * 1.6, c, h });
  return contrast(moved, ink) >= WORDS ? moved : rest;
}
