/** Categories of underwriting conditions. Each case breaks the small flow in one way. */
import type { Bundle } from '../../../../src/engine/content/bundle.ts';
import type { ConditionCategory } from '../../../../src/types/condition-category.ts';
import type { Broken } from './broken.ts';

const words = { SUBMITTED: { text: 'Sent' }, ACCEPTED: { text: 'Done' }, REJECTED: { text: 'Again' } };

/** Adds a category that is settled by a rule. @param file its name under conditions/ */
function withCategory(bundle: Bundle, change: Partial<ConditionCategory> = {}, file = 'look') {
  const category: ConditionCategory = {
    category: 'LOOK',
    title: 'Look',
    reason: 'We look.',
    label: 'Look',
    page: Object.keys(bundle.pages)[0] ?? '',
    settled: { when: 'always' },
    says: words,
    ...change,
  };
  const enumerations = { definitions: { conditionCategory: { enum: ['LOOK'] } } };
  Object.assign(bundle, {
    conditions: { [file]: category },
    domain: { ...bundle.domain, enumerations },
  });
}

export const brokenConditions: Broken[] = [
  {
    code: 'CONDITION_FILE',
    name: 'the file of a category has another name',
    change: (b) => withCategory(b, {}, 'other'),
    says: /category "LOOK".*look\.json/,
  },
  {
    code: 'CONDITION_UNSETTLED',
    name: 'nothing settles a category',
    change: (b) => {
      withCategory(b);
      const { settled: _, ...unsettled } = b.conditions?.look ?? ({} as ConditionCategory);
      Object.assign(b, { conditions: { look: unsettled } });
    },
    says: /no effect that answers a condition/,
  },
  {
    code: 'CONDITION_MISSING',
    name: 'a word of the enumeration has no file',
    change: (b) => {
      withCategory(b);
      const enumerations = { definitions: { conditionCategory: { enum: ['LOOK', 'ROOF_REVIEW'] } } };
      Object.assign(b, { domain: { ...b.domain, enumerations } });
    },
    says: /nothing of ROOF_REVIEW.*roof-review\.json/,
  },
  {
    code: 'PAGE_UNKNOWN',
    name: 'a category leads to a page that is not there',
    change: (b) => withCategory(b, { page: 'no/such' }),
    says: /no page "no\/such"/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a category is raised by a rule that is not there',
    change: (b) => withCategory(b, { raised: { when: 'isStrated', settled: { when: 'always' } } }),
    says: /no rule "isStrated"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'a category runs an effect that is not there',
    change: (b) => withCategory(b, { asks: ['no-such-effect'] }),
    says: /no effect "no-such-effect"/,
  },
];
