/**
 * A lender's colors, corners and letters as CSS variables of every surface. Values are checked hex colors, and our own
 * lengths and families; nothing else can become CSS.
 */
import type { OrgTheme } from '../../types/org.ts';
import { brandColors, brandScales } from './brand-colors.ts';
import { lettersOf } from './families.ts';
import { DARK, GROUNDS } from './ground.ts';

// Corners of fields and of cards.
const CORNERS: Record<NonNullable<OrgTheme['radius']>, { field: string; card: string }> = {
  none: { field: '0px', card: '0px' },
  small: { field: '4px', card: '6px' },
  medium: { field: '10px', card: '14px' },
  large: { field: '16px', card: '22px' },
};

// The height of a field, the space under it, that between parts, and a card's own. A field is a target: 44 px at least.
const DENSITIES: Record<NonNullable<OrgTheme['density']>, Readonly<Record<string, string>>> = {
  compact: { '--hl-field': '44px', '--hl-slot': '18px', '--hl-stack': '24px', '--hl-pad': '18px' },
  regular: {},
  roomy: { '--hl-field': '56px', '--hl-slot': '32px', '--hl-stack': '44px', '--hl-pad': '32px' },
};

const known = new WeakMap<OrgTheme, string>();

/** The rules for `:root`, in the light and, unless the lender keeps to it, where the reader's system is dark. */
export function brandCss(theme: OrgTheme): string {
  const css = known.get(theme) ?? written(theme);
  known.set(theme, css);
  return css;
}

function written(theme: OrgTheme): string {
  const { field, card } = CORNERS[theme.radius ?? 'medium'];
  const corners = { '--hl-radius': field, '--hl-radius-card': card };
  const scales = brandScales(theme);
  const shapes = { ...corners, ...DENSITIES[theme.density ?? 'regular'], ...lettersOf(theme.font) };
  const light = root({ ...brandColors(theme, scales), ...shapes });
  if (theme.scheme === 'light') return light;
  return `${light}@media ${DARK}{${root(brandColors(theme, scales, GROUNDS.dark))}}`;
}

function root(variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  // Named twice, the brand wins over the tokens' own `:root` also where those come later, as under `npm run dev`.
  return `:root:root{${lines.join(';')}}`;
}
