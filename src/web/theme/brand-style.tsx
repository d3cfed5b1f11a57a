/** The lender's colours as CSS variables of every surface. Values are checked hex colours; nothing else can become CSS. */
import { useMemo } from 'react';
import { type Brand, brandColours, brandScales } from '../../engine/theme/brand-colours.ts';

/** `nonce` lets the style tag pass the content security policy. */
export function BrandStyle({ brand, nonce }: { brand: Brand; nonce: string }) {
  const css = useMemo(() => variablesOf(brand), [brand]);
  return <style nonce={nonce}>{css}</style>;
}

function variablesOf(brand: Brand): string {
  const { primary, secondary } = brandScales(brand);
  const lines = Object.entries(brandColours(brand, primary, secondary));
  return `:root{${lines.map(([name, colour]) => `${name}:${colour}`).join(';')}}`;
}
