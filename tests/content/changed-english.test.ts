/** Whoever edits the English waits for no translator: what no longer fits is shown in English until it is translated. */
/** Covers src/content/languages/{fillings,translate-org}.ts, src/content/lints/lint-languages.ts. */
import { expect, test } from 'vitest';
import { translator } from '../../src/content/languages/translate-org.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { treeWith } from './mistakes-tree.ts';

const title = 'flows/register/pages/income-info.json#/title';

test('a name put into an English title is a warning, and the title is English meanwhile', () => {
  const tree = treeWith({ set: { [title]: '{{profile.name.first}}, what do you earn?' } });
  const { issues } = lintTree(tree);
  const { site, page } = inSpanish(tree);

  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(issues.map(({ code }) => code)).toContain('TRANSLATION_STALE');
  expect(page?.title).toBe('{{profile.name.first}}, what do you earn?');
  expect(page?.lead).toMatch(/^Verificaremos sus ingresos/);
  expect(site?.says?.otp?.send).toBe('Enviar código');
});

test('a translation that says its English again has the same words with their numbers', () => {
  const { early } = inSpanish(treeWith({}));

  expect(early).toContain('En pocas palabras, en español.');
  expect(early).toContain('over the term you choose: 5, 10, 15 or 30 years.');
  expect(early).not.toContain('{{');
});

test('a translation without what its unchanged English fills in is refused', () => {
  const spanish = 'flows/languages/es/register/pages/income-info.json#/ui/requestedAmount/ui:help';
  const { issues } = lintTree(treeWith({ set: { [spanish]: 'De $15,000 a $400,000.' } }));

  expect(issues).toContainEqual(
    expect.objectContaining({ code: 'TRANSLATION_FILLS', place: spanish, severity: 'error' }),
  );
  expect(issues).toContainEqual(expect.objectContaining({ code: 'FIGURE_TYPED', place: spanish }));
});

test('a page put between two of the registration makes no title of the others stale', () => {
  const title = { page: 'birthdate', when: 'never', group: 'Personal Info', title: 'Once more' };
  const sequence = 'flows/register/flow.json#/sequence';
  const steps = (treeWith({}).get('flows/register/flow.json') as { sequence: unknown[] }).sequence;
  const { issues } = lintTree(treeWith({ set: { [sequence]: [title, ...steps] } }));

  expect(issues.map(({ code }) => code).filter((code) => code.startsWith('TRANSLATION_'))).toEqual([]);
});

function inSpanish(tree: ReturnType<typeof treeWith>) {
  const [lender] = gatherTree(tree).orgs;
  if (!lender) throw new Error('There is no lender.');
  const { site, bundles } = translator(tree)(lender, 'es');
  const pages = (flow: string) => bundles.find((bundle) => bundle.flow.id === flow)?.pages;
  const early = pages('heloc')?.['start/profile']?.content?.find(({ id }) => id === 'early');
  return { site, page: pages('register')?.['income-info'], early: JSON.stringify(early) };
}
