/**
 * The named colours that a lender's brand becomes, and the pairs of them that people must be able to tell apart.
 * The web writes them into its style, the lint measures them: both read this one list.
 */
import { contrast } from './colour.ts';
import { actionColour, palette, readable, SHADES } from './palette.ts';

/** What a lender says about its colours: one hex each, or explicit scales of 16 steps. */
export type Brand = {
  primary: string;
  secondary?: string;
  primaryScale?: string[];
  secondaryScale?: string[];
};

/** Two colours that meet, and the contrast that WCAG 2.2 asks of them: 4.5 for text, 3 for borders and the focus ring. */
export type Pair = { what: string; front: string; back: string; ratio: number };

const WHITE = '#ffffff';
// The darkest of the tinted surfaces that links stand on.
const CANVAS = '#f1f1ee';

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
  const action = actionColour(brand.primary, primary);
  // Links and icons also stand on the tinted canvas, so they need a little more than 4.5:1 on white.
  const link = contrast(action, CANVAS) >= 4.5 ? action : readable(primary, CANVAS);
  return {
    ...steps('primary', primary),
    ...steps('secondary', secondary),
    '--hl-action': action,
    '--hl-action-hover': darker(primary, action),
    '--hl-action-ink': contrast(action, WHITE) >= 4.5 ? WHITE : '#14181f',
    '--hl-link': link,
    '--hl-focus': link,
    '--hl-tint': primary[0] ?? '#f5f7fa',
    '--hl-tint-border': primary[3] ?? '#c9d3de',
  };
}

/** Every pair of the brand's own colours that carries text, an icon or a border. */
export function brandPairs(brand: Brand): Pair[] {
  const { primary, secondary } = brandScales(brand);
  const colours = brandColours(brand, primary, secondary);
  const text = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 4.5 });
  const edge = (what: string, front: string, back: string): Pair => ({ what, front, back, ratio: 3 });
  return [
    text('words on the main button', colours['--hl-action-ink'], colours['--hl-action']),
    text(
      'words on the main button under the pointer',
      colours['--hl-action-ink'],
      colours['--hl-action-hover'],
    ),
    text('links on white', colours['--hl-link'], WHITE),
    text('links on the canvas', colours['--hl-link'], CANVAS),
    text('links on the tint', colours['--hl-link'], colours['--hl-tint']),
    text('the darkest shade on white', primary.at(-1) ?? WHITE, WHITE),
    text('the second colour’s words on white', readable(secondary), WHITE),
    edge('the border of the main button', colours['--hl-action'], WHITE),
    edge('the focus ring on the canvas', colours['--hl-focus'], CANVAS),
  ];
}

type Own = 'action' | 'action-hover' | 'action-ink' | 'link' | 'focus' | 'tint' | 'tint-border';
type BrandColour = `--hl-${Own}` | `--org-${string}`;

function steps(name: string, shades: string[]): Record<`--org-${string}`, string> {
  return Object.fromEntries(shades.map((shade, index) => [`--org-${name}-${SHADES[index]}`, shade]));
}

function darker(shades: string[], action: string): string {
  const limit = contrast(action, WHITE) + 1.2;
  return shades.find((shade) => contrast(shade, WHITE) >= limit) ?? '#000000';
}
