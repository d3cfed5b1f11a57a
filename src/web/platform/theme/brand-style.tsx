/**
 * The lender's colors, corners and letters as CSS variables of every surface. Values are checked hex colors, and our
 * own lengths and families; nothing else can become CSS.
 */
import { useMemo } from 'react';
import { brandColors, brandScales } from '../../../engine/theme/brand-colors.ts';
import type { OrgData } from '../data/org.ts';
import { lettersOf } from './letters.ts';

type Look = OrgData['theme'];

// Corners of fields and of cards.
const CORNERS: Record<NonNullable<Look['radius']>, { field: string; card: string }> = {
  none: { field: '0px', card: '0px' },
  small: { field: '4px', card: '6px' },
  medium: { field: '10px', card: '14px' },
  large: { field: '16px', card: '22px' },
};

/** `nonce` lets the style tag pass the content security policy. */
export function BrandStyle({ brand, nonce }: { brand: Look; nonce: string }) {
  const css = useMemo(() => variablesOf(brand), [brand]);
  return <style nonce={nonce}>{css}</style>;
}

function variablesOf(brand: Look): string {
  const { primary, secondary } = brandScales(brand);
  const { field, card } = CORNERS[brand.radius ?? 'medium'];
  const corners = { '--hl-radius': field, '--hl-radius-card': card };
  const shapes = { ...corners, ...lettersOf(brand.font) };
  const lines = Object.entries({ ...brandColors(brand, primary, secondary), ...shapes });
  return `:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
