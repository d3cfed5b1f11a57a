/**
 * Categories of underwriting conditions: each word of the enumeration has its file, and something settles each. Where
 * their pages, rules, effects and texts lead, the lints of those say.
 */
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { matchPage } from '../journey/match-page.ts';
import { effectsOf, effectWord } from './effects.ts';
import { type Lint, placeIn } from './lint.ts';

export const lintConditions: Lint = (bundle, report) => {
  const { conditions = {} } = bundle;
  for (const [id, category] of Object.entries(conditions)) {
    if (id !== fileOf(category.category))
      report(
        'CONDITION_FILE',
        placeIn(bundle, `conditions/${id}`, 'category'),
        `this is the category "${category.category}".`,
        `Name the file ${fileOf(category.category)}.json.`,
      );
    if (!isSettled(bundle, category))
      report(
        'CONDITION_UNSETTLED',
        placeIn(bundle, `conditions/${id}`, 'page'),
        `the page "${category.page}" runs no effect that answers a condition.`,
        'Lead to a page whose action answers it, or name the rule that settles it.',
      );
  }
  for (const word of missingFrom(bundle))
    report(
      'CONDITION_MISSING',
      { file: 'schemas/domain/enumerations.schema.json', keys: ['definitions', 'conditionCategory', 'enum'] },
      `the flow "${bundle.flow.id}" says nothing of ${word}.`,
      `Add flows/${bundle.flow.id}/conditions/${fileOf(word)}.json.`,
    );
};

/** The file of a category, without its ending. */
function fileOf(category: string): string {
  return category.toLowerCase().replaceAll('_', '-');
}

function isSettled(bundle: Bundle, { page, settled }: ConditionCategory): boolean {
  const found = bundle.pages[matchPage(bundle, page)?.page ?? ''];
  // Another lint says that there is no such page.
  if (!found || settled) return true;
  return effectsOf(found).some((effect) => effectWord(bundle, effect).settles === 'condition');
}

// A part of a product may have no conditions at all; who signs beside a borrower is asked for less.
function missingFrom({ conditions = {}, domain, flow }: Bundle): string[] {
  if (flow.partOf !== undefined) return [];
  const known = Object.values(conditions).map(({ category }): string => category);
  const definitions = domain.enumerations?.definitions;
  const words = isRecord(definitions) ? definitions.conditionCategory : undefined;
  if (known.length === 0 || !isRecord(words) || !Array.isArray(words.enum)) return [];
  return words.enum.map(String).filter((word) => !known.includes(word));
}
