/**
 * The named colours that a lender's brand becomes, and the pairs of them that people must be able to tell apart.
 * The web writes them into its style, the lint measures them: both read this one list.
 */
import { brandFill, WHITE } from './brand-fill.ts';
import { contrast } from './colour.ts';
import { full, palette, readable, SHADES } from './palette.ts';

/** What a lender says about its colours: one hex each, or explicit scales of 16 steps. */
export type Brand = {
  primary: string;
  secondary?: string;
  primaryScale?: string[];
  secondaryScale?: string[];
};

/** Two colours that meet, and the contrast that WCAG 2.2 asks of them: 4.5 for text, 3 for borders and the focus ring. */
export type Pair = { what: string; front: string; back: string; ratio: number };

// The darkest of the tinted surfaces that links stand on, and of the tracks and lines that marks stand on.
const SUNKEN = '#f1f1ee';
const LINE = '#e4e4df';
// The words of a page that are not the brand's but stand on its tint.
const INK_2 = '#4a515c';
const INK_3 = '#646b76';

/** The scales of both brand colours. */
export function brandScales(brand: Brand): { primary: string[]; secondary: string[] } {
  return {
    primary: palette(brand.primary, brand.primaryScale),
    secondary: palette(brand.secondary ?? brand.primary, brand.secondaryScale),
  };
}

/** CSS variables by name. Every value is a checked hex colour. */
export function brandColours(
  brand: Brand,
  primary: string[],
  secondary: string[],
): Readonly<Record<BrandColour, string>> {
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
  };
}

/** Every pair of the brand's own colours that carries text, an icon or a border. */
export function brandPairs(brand: Brand): Pair[] {
  const { primary, secondary } = brandScales(brand);
  const of = brandColours(brand, primary, secondary);
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
    text('the second colour’s words on white', readable(secondary), WHITE),
    edge('the border of the main button', of['--hl-action-edge'], WHITE),
    edge('marks on a line', of['--hl-mark'], LINE),
    edge('marks on the tint', of['--hl-mark'], tint),
    edge('icons on the stronger tint', of['--hl-link'], primary[1] ?? tint),
    edge('a tick on a mark', WHITE, of['--hl-mark']),
    edge('the focus ring on the canvas', of['--hl-focus'], SUNKEN),
    edge('the focus ring on the tint', of['--hl-focus'], tint),
  ];
}

type Action = 'action' | `action-${'hover' | 'active' | 'ink' | 'edge'}`;
type BrandColour = `--hl-${Action | 'mark' | 'link' | 'focus' | 'tint' | 'tint-border'}` | `--org-${string}`;

// The brand's very colour where it may stand on `surface`, else its nearest darker shade that may.
function ownOr({ primary }: Brand, shades: string[], surface: string, ratio: number): string {
  return contrast(primary, surface) >= ratio ? full(primary) : readable(shades, surface, ratio);
}

function steps(name: string, shades: string[]): Record<`--org-${string}`, string> {
  return Object.fromEntries(shades.map((shade, index) => [`--org-${name}-${SHADES[index]}`, shade]));
}
