/** No one signs by a page on which they say that they would rather not: the answer that opens a way to decline closes every way to send. */
import type { Action, Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { proverOf } from '../proof/prover.ts';
import { readClaim } from '../rules/claim.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { effectWord } from './effects.ts';
import { type Lint, placeOnPage } from './lint.ts';

export const lintDeclining: Lint = (bundle, report) => {
  const prover = proverOf(bundle);
  for (const [id, page] of Object.entries(bundle.pages)) {
    const sending = Object.entries(page.actions ?? {}).filter(([, action]) => action.do === 'save');
    for (const declining of wishes(bundle, page))
      for (const [name, { when = 'always' }] of sending) {
        if (!prover.possible([declining, when])) continue;
        report(
          'SENDS_WHILE_DECLINING',
          placeOnPage(bundle, id, 'actions', name),
          `"${name}" may be pressed while "${declining}" holds, so a borrower who declines signs.`,
          `Give it a when that excludes "${declining}".`,
        );
      }
  }
};

/** The rules by which an answer of the page opens a button that declines. One that asks first needs no answer. */
function wishes(bundle: Bundle, page: Page): string[] {
  const fields = Object.keys(page.schema?.properties ?? {});
  const isAnswered = (when: string) =>
    pathsOfRule(bundle.rules, readClaim(when).rule).some((path) =>
      fields.some((field) => `${path}.`.startsWith(`answers.${field}.`)),
    );
  const rules = Object.values(page.actions ?? {}).flatMap((action) =>
    declines(bundle, action) && action.when !== undefined && isAnswered(action.when) ? [action.when] : [],
  );
  return [...new Set(rules)];
}

function declines(bundle: Bundle, { effects = [] }: Action): boolean {
  return effects.some((effect) => effectWord(bundle, effect).declines === true);
}
