/**
 * A block that tells of an answer of its own page follows the answer. A field that opens with what was chosen before
 * (`opensWith`) has two values, the stored and the typed: a block ruled by the stored one alone says the opposite of
 * what a borrower has just chosen.
 */
import type { Page } from '../../types/page.ts';
import { bind } from '../content/bind.ts';
import type { Bundle } from '../content/bundle.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import type { Lint } from './lint.ts';
import { pageReferences, type Reference } from './references.ts';

// What is sent is judged by what is stored, and rightly so: only what is shown beside the answer is looked at.
const shown = ['when', 'content', 'instead'];

export const lintStaleAnswers: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    for (const [field, path] of Object.entries(page.opensWith ?? {}))
      for (const { rule, place } of telling(bundle, id)) {
        const read = pathsOfRule(bundle.rules, rule);
        if (!read.includes(path) || read.some((one) => isAnswer(page, field, one))) continue;
        report(
          'ANSWER_STALE',
          place,
          `"${rule}" reads ${path}, what "${field}" was before, and not what is chosen on this page.`,
          `Ask ${asked(page, field)} instead, or too.`,
        );
      }
};

function telling(bundle: Bundle, id: string): Reference[] {
  return pageReferences(bundle, id).filter(({ place }) => shown.includes(String(place.keys[0])));
}

function isAnswer(page: Page, field: string, path: string): boolean {
  return [`answers.${field}`, storedAt(page, field)].some((own) => own && `${path}.`.startsWith(`${own}.`));
}

const asked = (page: Page, field: string) => storedAt(page, field) ?? `answers.${field}`;

// The page's rules see the typed answer where it would be stored.
function storedAt(page: Page, field: string): string | undefined {
  const place = bind(page)[field];
  return place ? [place.entity, ...place.path].join('.') : undefined;
}
