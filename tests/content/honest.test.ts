/** What partners really change is accepted: each file of honest/ is one such change, and the check has nothing against it. */
/**
 * Covers src/content/servable.ts, src/engine/content/apply-patch.ts, src/engine/issues/issue.ts,
 *   src/content/lints, src/engine/judge.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { servable } from '../../src/content/servable.ts';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';
import { issueLine } from '../../src/engine/issues/issue.ts';
import { acme, lenderTree } from './lender-tree.ts';

/** `org`: what org.json says beside it, such as the figures of changed prices. */
type Honest = { file: string; json: unknown; org?: unknown };

const folder = new URL('./honest/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

test.each(names)('%s', (name) => {
  const { file, json, org = {} }: Honest = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const lender = applyPatch(acme, file === 'org.json' ? json : org);
  const tree = lenderTree({ 'org.json': lender, ...(file === 'org.json' ? {} : { [file]: json }) });

  const checked = lintTree(tree);

  const found = checked.issues.filter(({ place }) => place.startsWith('orgs/'));
  expect(found.map(issueLine)).toEqual([]);
  expect(servable(tree, checked).find(({ code }) => code === 'acme')?.merged.overrides).toHaveLength(
    file === 'org.json' ? 0 : 1,
  );
});
