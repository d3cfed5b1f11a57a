/** What a page may say, the browser can draw: each widget and block of the vocabulary is in the list that draws it, and none besides. */
/** Covers src/web/blocks/blocks.ts, src/web/widgets/widgets.ts, src/web/blocks, src/web/widgets. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks } from '../../src/web/blocks/blocks.ts';
import { widgets } from '../../src/web/widgets/widgets.ts';

const vocabulary = JSON.parse(readFileSync('schemas/vocabulary.json', 'utf8'));

test.each([
  ['widgets', widgets],
  ['blocks', blocks],
])('%s', (kind, drawn) => {
  expect(Object.keys(drawn).sort()).toEqual(Object.keys(vocabulary[kind]).sort());
});
