/** Wherever an address is typed, a ZIP code of another state is asked about, and the page waits for the answer. */
/** Covers flows/heloc/pages/notary/schedule-manual.json, flows/heloc/pages/payoff/hold.json. */
import { expect, test } from 'vitest';
import { treeWith } from '../content/mistakes-tree.ts';

type Page = {
  ui?: Record<string, { 'ui:widget'?: string }>;
  checks?: { check: string; fields?: string[] }[];
};

const pages = [...treeWith({})].filter(([path]) => /^flows\/(?!languages)[^/]+\/pages\//.test(path));

test('every address on a page has the question about its ZIP code', () => {
  const addresses = pages.flatMap(([path, json]) => {
    const { ui = {}, checks = [] } = json as Page;
    const asked = checks.filter(({ check }) => check === 'zip-in-state').flatMap(({ fields = [] }) => fields);
    return Object.entries(ui)
      .filter(([, field]) => field?.['ui:widget']?.endsWith('address'))
      .map(([field]) => ({ at: `${path} ${field}`, isAsked: asked.includes(field) }));
  });
  expect(addresses.length).toBeGreaterThan(6);
  expect(addresses.filter(({ isAsked }) => !isAsked)).toEqual([]);
});
