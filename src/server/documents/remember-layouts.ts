/**
 * A font that remembers how it has laid out each word, and the outline of each glyph: most words of a document stand in
 * the next one too, and all of its letters.
 */

export type DocumentFont = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): Layout;
  getGlyph(id: number, codePoints?: unknown): Glyph;
};
/** `_decode` reads the outline; fontkit reads it again for every document that embeds the glyph, and changes nothing in it. */
type Glyph = { _decode?: () => unknown };
type Layout = { positions: object[] };

const most = 4_000; // words; the documents of one application have about a thousand

/** @returns the same font; a layout with features of its own is made again each time */
export function rememberLayouts(font: DocumentFont): DocumentFont {
  const known = new Map<string, Layout>();
  const layout = (text: string, features?: unknown) => {
    if (features) return font.layout(text, features);
    if (known.size >= most) known.clear();
    const run = known.get(text) ?? font.layout(text);
    known.set(text, run);
    return copyOf(run);
  };
  const getGlyph = (id: number, codePoints?: unknown) => rememberOutline(font.getGlyph(id, codePoints));
  return Object.create(font, { layout: { value: layout }, getGlyph: { value: getGlyph } });
}

// fontkit gives out one object for each glyph of a font.
function rememberOutline(glyph: Glyph): Glyph {
  if (!glyph._decode || Object.hasOwn(glyph, '_decode')) return glyph;
  let outline: { read: unknown } | undefined;
  const decode = glyph._decode.bind(glyph);
  return Object.assign(glyph, {
    _decode: () => {
      outline ??= { read: decode() };
      return outline.read;
    },
  });
}

// pdfkit scales the positions in place.
function copyOf(run: Layout): Layout {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
