/** THREAT-9: each file of hostile/ is one mistake or malice of a lender, named for it, refused with its code and place. */
/**
 * Covers src/engine/content/apply-patch.ts, src/engine/issues/{codes,issue}.ts, src/content/lints,
 *   src/engine/judge, src/engine/lints/lender.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';
import { codes } from '../../src/engine/issues/codes.ts';
import { type ContentIssue, issueLine } from '../../src/engine/issues/issue.ts';
import { acme, lenderTree } from './lender-tree.ts';

type Hostile = { file: string; json?: unknown; text?: string; code: string; place: string; says: string };

const folder = new URL('./hostile/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

test('a lender without mistakes passes', () => {
  const { issues } = lintTree(lenderTree({}));

  expect(issues.filter(({ place }) => place.startsWith('orgs/')).map(issueLine)).toEqual([]);
});

test('there is a file for every code that only lenders can earn', () => {
  const tried = new Set(names.map((name) => hostileOf(name).code));
  const lenders = Object.keys(codes).filter((code) => /^(BRAND|LENDER|LOGO|PRICE|OVERRIDE)_/.test(code));

  expect(lenders.filter((code) => !tried.has(code))).toEqual([]);
});

test.each(names)('%s', (name) => {
  const { file, json, text, code, place, says } = hostileOf(name);
  const written = file === 'org.json' ? applyPatch(acme, json) : (text ?? json);

  const issues = issuesOf(lenderTree({ [file]: written }), code, place);

  const found = issues.filter((issue) => issue.severity === 'error' && issue.code === code);
  expect(issues.map(({ code: one, place: at }) => `${one} ${at}`)).toContain(`${code} ${place}`);
  expect(found.map(issueLine).join('\n')).toContain(says);
});

// The check of one lender finds nothing that the whole check does not. What needs the others' files is left to the whole.
function issuesOf(tree: FileTree, code: string, place: string): ContentIssue[] {
  const { issues } = lintTree(tree, { only: acme.code });
  const isFound = issues.some((issue) => issue.code === code && issue.place === place);
  return isFound ? issues : lintTree(tree).issues;
}

function hostileOf(name: string): Hostile {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}
