/**
 * The document fonts: Arimo (SIL Open Font License), embedded, with all Latin, Greek and Cyrillic letters and marks, and as wide
 * as Liberation Sans and Arial. What borrowers may answer has a glyph (src/engine/text/printable.ts); a character that others
 * bring and it lacks loses its marks, and at worst becomes a box: a name must never stop a document.
 */
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type DocumentFont, rememberLayouts } from './remember-layouts.ts';

const load = createRequire(import.meta.url);
const fontFile = (style: string) => load.resolve(`@expo-google-fonts/arimo/${style}/Arimo_${style}.ttf`);
/** What documents call a style, and how the font's package names it. */
const styles = { regular: '400Regular', bold: '700Bold', italic: '400Regular_Italic' };

type FontHolder = { registerFont(name: string, font: never): unknown; font(name: string): unknown };

/** All documents share them: opening one takes as long as drawing a page. */
const opened = new Map<string, DocumentFont>();

/** @returns what replaces the characters that the fonts cannot draw */
export function registerFonts(pdf: FontHolder): (text: string) => string {
  for (const [name, style] of Object.entries(styles)) pdf.registerFont(name, openFont(style) as never);
  pdf.font('regular');
  return (text) => printable(text, (codePoint) => openFont(styles.regular).hasGlyphForCodePoint(codePoint));
}

/** The styles that documents are drawn in. */
export const fontStyles = Object.keys(styles) as (keyof typeof styles)[];

/** Whether a style can draw one character. */
export function hasGlyph(style: keyof typeof styles, character: string): boolean {
  return openFont(styles[style]).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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

/** A tenth of the server's memory, read with the first document that is drawn. */
export function pdfkit(): typeof PDFDocument {
  return load('pdfkit');
}

/** Opened once: `400Regular`, `700Bold` or `400Regular_Italic`. */
function openFont(style: string): DocumentFont {
  const font = opened.get(style) ?? rememberLayouts(readFont(style));
  opened.set(style, font);
  return font;
}

// pdfkit takes an open font and can open one, but hands it out only here, and does not type it.
function readFont(style: string): DocumentFont {
  const reader: unknown = new (pdfkit())({ autoFirstPage: false, font: fontFile(style) });
  return (reader as { _font: { font: DocumentFont } })._font.font;
}
