/**
 * Brings the family of letters that a lender chose. Every visitor has Inter; another family comes from this server, and
 * only to visitors of a lender that chose it.
 */
import type { Font } from '../../../engine/theme/families.ts';

const FILES: Partial<Record<Font, () => Promise<unknown>>> = {
  figtree: () => import('@fontsource-variable/figtree/wght.css'),
  'nunito-sans': () => import('@fontsource-variable/nunito-sans/wght.css'),
  'source-serif': () => import('@fontsource-variable/source-serif-4/wght.css'),
};

/** Fetches the family. A failure needs no report: the page reads as well without it. */
export function fetchLetters(font: Font = 'inter'): void {
  if (Object.hasOwn(FILES, font)) FILES[font]?.().catch(() => undefined);
}
