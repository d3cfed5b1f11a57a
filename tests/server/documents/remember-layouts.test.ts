/** Covers src/server/documents/remember-layouts.ts. */
import { expect, test, vi } from 'vitest';
import { rememberLayouts } from '../../../src/server/documents/remember-layouts.ts';

function font() {
  const layout = vi.fn((text: string) => ({ positions: [{ xAdvance: text.length }] }));
  const decode = vi.fn(() => ({ numberOfContours: 2 }));
  const glyphs = [0, 1].map(() => Object.create({ _decode: decode }));
  return { layout, hasGlyphForCodePoint: () => true, getGlyph: (id: number) => glyphs[id], decode };
}

test('a word is laid out once, and what one document does to its place leaves the next one’s alone', () => {
  const inner = font();
  const shared = rememberLayouts(inner);
  const [first] = shared.layout('lender').positions;
  Object.assign(first ?? {}, { xAdvance: 0 });

  expect(shared.layout('lender').positions).toEqual([{ xAdvance: 6 }]);
  expect(inner.layout).toHaveBeenCalledTimes(1);
});

test('features of its own make a layout of its own', () => {
  const inner = font();
  const shared = rememberLayouts(inner);
  shared.layout('lender');
  shared.layout('lender', { kern: false });

  expect(inner.layout).toHaveBeenLastCalledWith('lender', { kern: false });
  expect(inner.layout).toHaveBeenCalledTimes(2);
});

test('it remembers no more than the words of a few applications', () => {
  const inner = font();
  const shared = rememberLayouts(inner);
  shared.layout('first');
  for (let count = 0; count < 4_000; count++) shared.layout(`word ${count}`);
  shared.layout('first');

  expect(inner.layout.mock.calls.filter(([text]) => text === 'first')).toHaveLength(2);
});

test('the outline of a glyph is read once, and each glyph keeps its own', () => {
  const inner = font();
  const shared = rememberLayouts(inner);
  const outlines = [0, 0, 1].map((id) => shared.getGlyph(id)._decode?.());

  expect(inner.decode).toHaveBeenCalledTimes(2);
  expect(outlines[1]).toBe(outlines[0]);
  expect(outlines[2]).not.toBe(outlines[0]);
  expect(outlines[2]).toEqual({ numberOfContours: 2 });
});
