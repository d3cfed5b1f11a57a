/** A font that remembers how it has laid out each word: most words of a document stand in the next one too. */

export type DocumentFont = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): Layout;
};
type Layout = { positions: object[] };

const most = 4_000; // words; the documents of one application have about a thousand

/** @returns the same font; a layout with features of its own is made anew each time */
export function rememberLayouts(font: DocumentFont): DocumentFont {
  const known = new Map<string, Layout>();
  const layout = (text: string, features?: unknown) => {
    if (features) return font.layout(text, features);
    if (known.size >= most) known.clear();
    const run = known.get(text) ?? font.layout(text);
    known.set(text, run);
    return copyOf(run);
  };
  return Object.create(font, { layout: { value: layout } });
}

// pdfkit scales the positions in place.
function copyOf(run: Layout): Layout {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
