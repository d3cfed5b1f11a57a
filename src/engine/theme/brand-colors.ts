/**
 * The named colors that a lender's brand becomes, and the pairs of them that people must be able to tell apart.
 * The web writes them into its style, the lint measures them: both read this one list.
 */
import { brandFill, WHITE } from './brand-fill.ts';
import { contrast, distance, fromOklch, toOklch } from './color.ts';
import { GROUNDS, type Ground, type Scheme } from './ground.ts';
import { darkScale, full, palette, readable, SHADES } from './palette.ts';

/** What a lender says about its colors: one hex each, or explicit scales of 16 steps. */
export type Brand = {
  primary: string;
  secondary?: string;
  primaryScale?: string[];
  secondaryScale?: string[];
};

type Scales = { primary: string[]; secondary: string[] };

/** Two colors that meet, and the contrast that WCAG 2.2 asks of them: 4.5 for text, 3 for borders and the focus ring. */
export type Pair = { what: string; front: string; back: string; ratio: number };

// In OKLab; a rust or a pink is further away in hue (degrees).
const NEAR_DANGER = { distance: 0.12, hue: 15 };
// How far in OKLab the border of what is chosen must be from that of what is not.
const NEAR_BORDER = 0.09;

// The contrast that links and marks are made with. In the dark the least that WCAG asks for looks dull.
const WANTED: Record<Scheme, { link: number; mark: number }> = {
  light: { link: 4.5, mark: 3 },
  dark: { link: 7, mark: 4.5 },
};

/** The scales of both brand colors. */
export function brandScales(brand: Brand): Scales {
  return {
    primary: palette(brand.primary, brand.primaryScale),
    secondary: palette(brand.secondary ?? brand.primary, brand.secondaryScale),
  };
}

/** CSS variables by name. Every value is a checked hex color. */
export function brandColors(
  brand: Brand,
  { primary, secondary }: Scales = brandScales(brand),
  ground: Ground = GROUNDS.light,
): Readonly<Record<BrandColor, string>> {
  const { link: words, mark: edges } = WANTED[ground.scheme];
  const link = ownOr(brand, primary, ground, ground.sunken, words);
  const mark = ownOr(brand, primary, ground, ground.line, edges);
  const fill = brandFill(brand.primary, primary, mark, ground);
  const tints = tintsOf(brand.primary, primary, ground);
  return {
    ...steps('primary', ground.scheme === 'light' ? primary : darkScale(brand.primary)),
    ...steps(
      'secondary',
      ground.scheme === 'light' ? secondary : darkScale(brand.secondary ?? brand.primary),
    ),
    '--hl-action': fill.rest,
    '--hl-action-hover': fill.hover,
    '--hl-action-active': fill.active,
    '--hl-action-ink': fill.ink,
    '--hl-action-edge': fill.edge,
    '--hl-mark': mark,
    '--hl-link': link,
    '--hl-focus': link,
    ...tints,
    ...chosenColors(mark, tints['--hl-tint'], ground),
  };
}

/** Every pair of the brand's own colors that carries text, an icon or a border, in one scheme. */
export function brandPairs(brand: Brand, ground: Ground = GROUNDS.light): Pair[] {
  const scales = brandScales(brand);
  const of = brandColors(brand, scales, ground);
  const tint = of['--hl-tint'];
  const { surface, sunken, line, ink2, ink3, onMark } = ground;
  const text = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 4.5 });
  const edge = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 3 });
  const ofLight: Pair[] = [
    text('the darkest shade on white', scales.primary.at(-1) ?? WHITE, WHITE),
    text('the second color’s words on white', readable(scales.secondary), WHITE),
  ];
  return [
    text('words on the main button', of['--hl-action-ink'], of['--hl-action']),
    text('words on the main button under the pointer', of['--hl-action-ink'], of['--hl-action-hover']),
    text('words on the pressed main button', of['--hl-action-ink'], of['--hl-action-active']),
    text('links on a page', of['--hl-link'], surface),
    text('links on the canvas', of['--hl-link'], sunken),
    text('links on the tint', of['--hl-link'], tint),
    text('quiet words on the tint', ink2, tint),
    text('the quietest words on the tint', ink3, tint),
    ...(ground.scheme === 'light' ? ofLight : []),
    edge('the border of the main button', of['--hl-action-edge'], surface),
    edge('marks on a line', of['--hl-mark'], line),
    edge('marks on the tint', of['--hl-mark'], tint),
    edge('the border of what is chosen', of['--hl-chosen'], of['--hl-chosen-tint']),
    text('words on what is chosen', ink2, of['--hl-chosen-tint']),
    edge('icons on the stronger tint', of['--hl-link'], of['--org-primary-100'] ?? tint),
    edge('a tick on a mark', onMark, of['--hl-mark']),
    edge('a tick on what is chosen', onMark, of['--hl-chosen']),
    edge('the focus ring on the canvas', of['--hl-focus'], sunken),
    edge('the focus ring on the tint', of['--hl-focus'], tint),
  ];
}

type Action = 'action' | `action-${'hover' | 'active' | 'ink' | 'edge'}`;
type BrandColor =
  | `--hl-${Action | 'mark' | 'link' | 'focus' | 'tint' | 'tint-border' | 'chosen' | 'chosen-tint'}`
  | `--org-${string}`;

// In the dark a tint is the ground with a breath of the brand, and its border a line with some more of it.
function tintsOf(brand: string, primary: string[], { scheme }: Ground) {
  if (scheme === 'light')
    return { '--hl-tint': primary[0] ?? '#f5f7fa', '--hl-tint-border': primary[3] ?? '#c9d3de' };
  const { c, h } = toOklch(full(brand));
  return {
    '--hl-tint': fromOklch({ l: 0.262, c: Math.min(c, 0.025), h }),
    '--hl-tint-border': fromOklch({ l: 0.4, c: Math.min(c, 0.05), h }),
  };
}

// A red brand marks what is chosen in ink: its own color, with its pink, is that of an error (FINDING-B18). So does a gray
// or white one: its mark is the color of the border that every choice has.
function chosenColors(mark: string, tint: string, { ink, sunken, border, danger }: Ground) {
  return looksLike(danger, mark) || distance(mark, border) < NEAR_BORDER
    ? { '--hl-chosen': ink, '--hl-chosen-tint': sunken }
    : { '--hl-chosen': mark, '--hl-chosen-tint': tint };
}

function looksLike(danger: string, color: string): boolean {
  const turn = Math.abs(toOklch(color).h - toOklch(danger).h);
  return distance(color, danger) < NEAR_DANGER.distance && turn < NEAR_DANGER.hue;
}

// The brand's very color where it may stand on `surface`, else its nearest shade that may: darker, or lighter in the dark.
function ownOr({ primary }: Brand, shades: string[], { scheme }: Ground, surface: string, ratio: number) {
  if (contrast(primary, surface) >= ratio) return full(primary);
  return readable(scheme === 'light' ? shades : shades.toReversed(), surface, ratio);
}

function steps(name: string, shades: string[]): Record<`--org-${string}`, string> {
  return Object.fromEntries(shades.map((shade, index) => [`--org-${name}-${SHADES[index]}`, shade]));
}
