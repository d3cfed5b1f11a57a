/** What was forced past the check is judged once more before it is served: a refused patch is left out, and the base file stands. */
/**
 * Covers src/content/servable.ts, src/content/merge/{gather-tree,patch-flows}.ts,
 *   src/engine/content/apply-patch.ts, src/content/merge, src/server/backend.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain } from '../../src/content/files/plain.ts';
import { readTree } from '../../src/content/files/read-files.ts';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { servable } from '../../src/content/servable.ts';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';
import { acme } from './lender-tree.ts';

const isOverlay = (file: string) => file.startsWith('flows/languages/');
const folder = new URL('./hostile/', import.meta.url);
const product = readTree('.');
const hostile = readdirSync(folder).map((name) => ({
  lender: name.replace('.json', ''),
  ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
}));
// An avoided word is a matter of style: it may be read.
const patches = hostile.filter(
  ({ file, code }) => product.has(file) && code !== 'WORD_AVOIDED' && !isOverlay(file),
);
const overlays = hostile.filter(({ file }) => isOverlay(file));
const written = [...patches, ...overlays].flatMap(
  ({ lender, file, json }): Array<[string, unknown]> => [
    [`orgs/${lender}/org.json`, { ...acme, code: lender }],
    [`orgs/${lender}/${file}`, json],
  ],
);
const tree = new Map([...product, ...written]);
const lenders = new Map(servable(tree, gatherTree(tree)).map((lender) => [lender.code, lender]));

test.each(patches.map(({ lender, file }) => [lender, file]))(
  '%s: the base file is served',
  (lender, file) => {
    expect(lenders.get(lender)?.merged.files.get(file)).toEqual(plain(product.get(file)));
  },
);

test.each(overlays.map(({ lender }) => lender))('%s: none of its words are served', (lender) => {
  expect(lenders.get(lender)?.merged.translations).toEqual([]);
});

const thieves = hostile.filter(({ code, place }) => code === 'HOST_STRANGE' && place.includes('/hosts/'));
const claimed = new Map([
  ...product,
  ...thieves.map(({ lender, json }): [string, unknown] => [
    `orgs/${lender}/org.json`,
    applyPatch({ ...acme, code: lender }, json),
  ]),
]);
const hosts = new Map(servable(claimed, gatherTree(claimed)).map(({ code, org }) => [code, org.hosts ?? []]));

test.each(thieves.map(({ lender }) => lender))('%s: leads nowhere', (lender) => {
  expect(hosts.get(lender)).toEqual([]);
});

test('what has passed is served as it was patched', () => {
  const prices = lenders.get('tealspar')?.merged.files.get('flows/heloc/pricing.json');

  expect(prices).toMatchObject({ amount: { maximum: 300_000 } });
});
