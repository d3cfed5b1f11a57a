/**
 * The families of letters that a lender may choose from. Every visitor has Inter; another family comes from this
 * server, and only to visitors of a lender that chose it. A system family takes its place until it has come.
 */
import type { OrgData } from '../data/org.ts';

export type Font = NonNullable<OrgData['theme']['font']>;

/** CSS families; a serif is for titles alone, because fields, figures and small print read better without. */
type Letters = { all?: string; titles?: string; load: () => Promise<unknown> };

const SANS = 'system-ui, -apple-system, "Segoe UI", sans-serif';

const LETTERS: Record<Font, Letters> = {
  inter: { load: () => Promise.resolve() },
  figtree: {
    all: `"Figtree Variable", ${SANS}`,
    load: () => import('@fontsource-variable/figtree/wght.css'),
  },
  'nunito-sans': {
    all: `"Nunito Sans Variable", ${SANS}`,
    load: () => import('@fontsource-variable/nunito-sans/wght.css'),
  },
  'source-serif': {
    titles: '"Source Serif 4 Variable", Georgia, "Times New Roman", serif',
    load: () => import('@fontsource-variable/source-serif-4/wght.css'),
  },
};

/** CSS variables by name: none for a lender that keeps the product's own letters. */
export function lettersOf(font: Font = 'inter'): Record<string, string> {
  const { all, titles } = lettersFor(font);
  return { ...(all && { '--hl-font': all }), ...(titles && { '--hl-title-font': titles }) };
}

/** Fetches the family. A failure needs no report: the page reads as well without it. */
export function fetchLetters(font: Font = 'inter'): void {
  lettersFor(font)
    .load()
    .catch(() => undefined);
}

// The check refuses any other family; if one was forced in, the product's own letters stay.
function lettersFor(font: Font): Letters {
  return Object.hasOwn(LETTERS, font) ? LETTERS[font] : LETTERS.inter;
}
