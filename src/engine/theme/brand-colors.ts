/**
 * The named colors that a lender's brand becomes, and the pairs of them that people must be able to tell apart.
 * The web writes them into its style, the lint measures them: both read this one list.
 */
import { brandFill, WHITE } from './brand-fill.ts';
import { contrast, distance, toOklch } from './color.ts';
import { full, palette, readable, SHADES } from './palette.ts';

/** What a lender says about its colors: one hex each, or explicit scales of 16 steps. */
export type Brand = {
  primary: string;
  secondary?: string;
  primaryScale?: string[];
  secondaryScale?: string[];
};

/** Two colors that meet, and the contrast that WCAG 2.2 asks of them: 4.5 for text, 3 for borders and the focus ring. */
export type Pair = { what: string; front: string; back: string; ratio: number };

// The darkest of the tinted surfaces that links stand on, and of the tracks and lines that marks stand on.
const SUNKEN = '#f1f1ee';
const LINE = '#e4e4df';
// Errors have this color at every lender (tokens.css): what is chosen must not look like one.
export const DANGER = '#b3261e';
/** In OKLab; a rust or a pink is further away in hue (degrees). */
const NEAR_DANGER = { distance: 0.12, hue: 15 };
// The border of what is not chosen (tokens.css), and how far in OKLab the one of what is must be from it.
export const BORDER = '#878d97';
const NEAR_BORDER = 0.09;
const INK = '#14181f';
// The words of a page that are not the brand's but stand on its tint.
const INK_2 = '#4a515c';
const INK_3 = '#646b76';

/** The scales of both brand colors. */
export function brandScales(brand: Brand): { primary: string[]; secondary: string[] } {
  return {
    primary: palette(brand.primary, brand.primaryScale),
    secondary: palette(brand.secondary ?? brand.primary, brand.secondaryScale),
  };
}

/** CSS variables by name. Every value is a checked hex color. */
export function brandColors(
  brand: Brand,
  primary: string[],
  secondary: string[],
): Readonly<Record<BrandColor, string>> {
  const link = ownOr(brand, primary, SUNKEN, 4.5);
  const mark = ownOr(brand, primary, LINE, 3);
  const fill = brandFill(brand.primary, primary, mark);
  return {
    ...steps('primary', primary),
    ...steps('secondary', secondary),
    '--hl-action': fill.rest,
    '--hl-action-hover': fill.hover,
    '--hl-action-active': fill.active,
    '--hl-action-ink': fill.ink,
    '--hl-action-edge': fill.edge,
    '--hl-mark': mark,
    '--hl-link': link,
    '--hl-focus': link,
    '--hl-tint': primary[0] ?? '#f5f7fa',
    '--hl-tint-border': primary[3] ?? '#c9d3de',
    ...chosenColors(mark, primary[0] ?? '#f5f7fa'),
  };
}

/** Every pair of the brand's own colors that carries text, an icon or a border. */
export function brandPairs(brand: Brand): Pair[] {
  const { primary, secondary } = brandScales(brand);
  const of = brandColors(brand, primary, secondary);
  const tint = of['--hl-tint'];
  const text = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 4.5 });
  const edge = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 3 });
  return [
    text('words on the main button', of['--hl-action-ink'], of['--hl-action']),
    text('words on the main button under the pointer', of['--hl-action-ink'], of['--hl-action-hover']),
    text('words on the pressed main button', of['--hl-action-ink'], of['--hl-action-active']),
    text('links on white', of['--hl-link'], WHITE),
    text('links on the canvas', of['--hl-link'], SUNKEN),
    text('links on the tint', of['--hl-link'], tint),
    text('quiet words on the tint', INK_2, tint),
    text('the quietest words on the tint', INK_3, tint),
    text('the darkest shade on white', primary.at(-1) ?? WHITE, WHITE),
    text('the second color’s words on white', readable(secondary), WHITE),
    edge('the border of the main button', of['--hl-action-edge'], WHITE),
    edge('marks on a line', of['--hl-mark'], LINE),
    edge('marks on the tint', of['--hl-mark'], tint),
    edge('the border of what is chosen', of['--hl-chosen'], of['--hl-chosen-tint']),
    text('words on what is chosen', INK_2, of['--hl-chosen-tint']),
    edge('icons on the stronger tint', of['--hl-link'], primary[1] ?? tint),
    edge('a tick on a mark', WHITE, of['--hl-chosen']),
    edge('the focus ring on the canvas', of['--hl-focus'], SUNKEN),
    edge('the focus ring on the tint', of['--hl-focus'], tint),
  ];
}

type Action = 'action' | `action-${'hover' | 'active' | 'ink' | 'edge'}`;
type BrandColor =
  | `--hl-${Action | 'mark' | 'link' | 'focus' | 'tint' | 'tint-border' | 'chosen' | 'chosen-tint'}`
  | `--org-${string}`;

// A red brand marks what is chosen in ink: its own color, with its pink, is that of an error (FINDING-B18). So does a gray
// or white one: its mark is the color of the border that every choice has.
function chosenColors(mark: string, tint: string) {
  return looksLikeDanger(mark) || distance(mark, BORDER) < NEAR_BORDER
    ? { '--hl-chosen': INK, '--hl-chosen-tint': SUNKEN }
    : { '--hl-chosen': mark, '--hl-chosen-tint': tint };
}

function looksLikeDanger(color: string): boolean {
  const turn = Math.abs(toOklch(color).h - toOklch(DANGER).h);
  return distance(color, DANGER) < NEAR_DANGER.distance && turn < NEAR_DANGER.hue;
}

// The brand's very color where it may stand on `surface`, else its nearest darker shade that may.
function ownOr({ primary }: Brand, shades: string[], surface: string, ratio: number): string {
  return contrast(primary, surface) >= ratio ? full(primary) : readable(shades, surface, ratio);
}

function steps(name: string, shades: string[]): Record<`--org-${string}`, string> {
  return Object.fromEntries(shades.map((shade, index) => [`--org-${name}-${SHADES[index]}`, shade]));
}
