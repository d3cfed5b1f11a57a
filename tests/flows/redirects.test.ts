/** Addresses of the application that have no page of their own (SPEC-2.2; FINDING-A2.3). */
/** Covers src/engine/journey/match-page.ts, src/web/journey/where.ts. */
import { expect, test } from 'vitest';
import { matchPage } from '../../src/engine/journey/match-page.ts';
import { where } from '../../src/web/journey/where.ts';
import { helocWithPages as heloc } from './heloc-pages.ts';

const standing = { facts: {}, step: 'APP_SUBMISSION', events: [], done: [] };
const folders = [...new Set(Object.keys(heloc.pages).map((id) => id.split('/').slice(0, -1).join('/')))];

test.each(folders.filter((folder) => folder && !matchPage(heloc, folder) && !folder.includes('/')))(
  '%s leads up, to where the application stands',
  (folder) => {
    expect(where(heloc, standing, folder)).toEqual({ kind: 'go', to: 'start/app-summary' });
    expect(where(heloc, standing, `${folder}/`)).toEqual({ kind: 'go', to: 'start/app-summary' });
  },
);

test.each(['income/link', 'income/upload'])('%s without a way leads to the review of incomes', (path) => {
  expect(where(heloc, standing, path)).toEqual({ kind: 'go', to: 'income/review' });
});

test('what is no page and no folder is missing', () => {
  for (const path of ['banks', 'bank/nowhere', 'constructor', 'income/link/A/B'])
    expect(where(heloc, standing, path).kind, path).toBe('missing');
});
