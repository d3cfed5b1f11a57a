/**
 * The document fonts: Liberation Sans (SIL Open Font License), embedded, with Latin, Greek and Cyrillic letters.
 * A character it lacks loses its marks, and at worst becomes a box: a name must never stop a document.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const fontFile = (style: string) => load.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`);

type FontHolder = { registerFont(name: string, file: string): unknown; font(name: string): unknown };

export function registerFonts(pdf: FontHolder): (text: string) => string {
  pdf.registerFont('regular', fontFile('Regular'));
  pdf.registerFont('bold', fontFile('Bold'));
  pdf.registerFont('italic', fontFile('Italic'));
  pdf.font('regular');
  return (text) => printable(text, coverage(pdf));
}

/** @param covers whether the font has a glyph for a code point. */
export function printable(text: string, covers: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC')].map((character) => drawable(character, covers)).join('');
}

function drawable(character: string, covers: (codePoint: number) => boolean): string {
  const known = (candidate: string) => [...candidate].every((each) => covers(each.codePointAt(0) ?? 0));
  if (character === '\n' || known(character)) return character;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && known(base) ? base : '□';
}

type Covering = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

// pdfkit does not type its current font, and nothing else tells which glyphs exist.
function coverage(pdf: unknown): (codePoint: number) => boolean {
  const { font } = (pdf as Covering)._font;
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}
