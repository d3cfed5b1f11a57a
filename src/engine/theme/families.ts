/** The families of letters that a lender may choose from, as CSS. A system family takes a family's place until it has come. */
import type { OrgTheme } from '../../types/org.ts';

export type Font = NonNullable<OrgTheme['font']>;

/** A serif is for titles alone, because fields, figures and small print read better without. */
type Family = { all?: string; titles?: string };

const SANS = 'system-ui, -apple-system, "Segoe UI", sans-serif';

const FAMILIES: Record<Font, Family> = {
  inter: {},
  figtree: { all: `"Figtree Variable", ${SANS}` },
  'nunito-sans': { all: `"Nunito Sans Variable", ${SANS}` },
  'source-serif': { titles: '"Source Serif 4 Variable", Georgia, "Times New Roman", serif' },
};

/** CSS variables by name: none for a lender that keeps the product's own letters, or names a family that is not offered. */
export function lettersOf(font: Font = 'inter'): Record<string, string> {
  const { all, titles } = Object.hasOwn(FAMILIES, font) ? FAMILIES[font] : FAMILIES.inter;
  return { ...(all && { '--hl-font': all }), ...(titles && { '--hl-title-font': titles }) };
}
