/** Families of letters: what a lender chose is in the variables, and the families are those that the schema offers. */
/** Covers src/engine/theme/families.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Font, lettersOf } from '../../../src/engine/theme/families.ts';

const schema = JSON.parse(readFileSync('schemas/meta/org.schema.json', 'utf8'));
const offered: Font[] = schema.definitions.theme.properties.font.enum;

test('our own letters change nothing', () => {
  expect(lettersOf()).toEqual({});
  expect(lettersOf('inter')).toEqual({});
});

test.each(['comic', 'constructor', '"; src: url(https://elsewhere.example)'])(
  'a family that nobody offers (%s) changes nothing',
  (font) => expect(lettersOf(font as Font)).toEqual({}),
);

test('a sans stands everywhere, a serif in titles alone, each with a system family behind it', () => {
  expect(lettersOf('figtree')).toEqual({
    '--hl-font': expect.stringMatching(/^"Figtree Variable", .*sans-serif$/),
  });
  expect(lettersOf('source-serif')).toEqual({ '--hl-title-font': expect.stringMatching(/, serif$/) });
});

test.each(offered.filter((font) => font !== 'inter'))(
  '%s is named as its package names it, and swaps in',
  (font) => {
    const [family = ''] = Object.values(lettersOf(font));
    const name = /^"([^"]+) Variable"/.exec(family)?.[1] ?? '';
    const folder = name.toLowerCase().replaceAll(' ', '-');
    const css = readFileSync(`node_modules/@fontsource-variable/${folder}/wght.css`, 'utf8');
    expect(css).toContain(`font-family: '${name} Variable'`);
    expect(css).toContain('font-display: swap');
  },
);
