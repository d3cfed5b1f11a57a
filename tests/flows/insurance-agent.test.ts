/** What the borrower sends their insurance agent asks for all that the law asks of the home: flood coverage in a flood zone. */
/** Covers flows/heloc/pages/insurance. */
import { expect, test } from 'vitest';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import type { Page } from '../../src/types/page.ts';
import { wholeFile } from '../whole-files.ts';
import { heloc } from './heloc-core.ts';

const page = wholeFile<Page>('flows/heloc/pages/insurance/requirements.json');

/** The letters that the page shows. */
function letters(floodRequired: boolean): string[] {
  const scope = scopeOf(heloc, { application: { status: { floodRequired } } });
  return (page.content ?? []).flatMap((block) => {
    if (block.block !== 'message') return [];
    const rule = page.when?.[block.id ?? ''];
    return rule === undefined || holds(heloc.rules, rule, scope) ? [block.text] : [];
  });
}

test('an agent in a flood zone is asked for flood coverage, and no other', () => {
  const [wet, dry] = [letters(true), letters(false)];
  expect([wet.length, dry.length]).toEqual([1, 1]);
  expect(wet[0]).toMatch(/flood coverage of at least \{\{figures\.insuranceRequirement\.flood \| money\}\}/);
  expect(dry[0]).not.toMatch(/flood/);
  for (const letter of [...wet, ...dry]) expect(letter).toMatch(/mortgagee clause.*\n\d\. send me/);
});
