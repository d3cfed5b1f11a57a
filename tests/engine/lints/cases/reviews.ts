/** Reviews at the desk. Each case breaks the small flow in one way. */
import type { Review, Reviews } from '../../../../src/types/reviews.ts';
import type { Broken } from './broken.ts';

const withReview = (change: Partial<Review>): Reviews => {
  const review: Review = {
    title: 'Look at it',
    task: 'Look at the application.',
    when: 'never',
    businessDays: 1,
    shows: [{ label: 'Name', value: 'x' }],
    answers: { fine: { label: 'Fine', effects: [], tells: [] } },
    sandbox: { answer: 'fine', afterSeconds: 1 },
  };
  return { reviews: { look: { ...review, ...change } } };
};

const deciding = (place: string) =>
  withReview({ answers: { fine: { label: 'Fine', effects: [], stores: { [place]: 'yes' }, tells: [] } } });

export const brokenReviews: Broken[] = [
  {
    code: 'REVIEW_ASTRAY',
    name: 'an answer decides what the domain has no place for',
    change: (b) => Object.assign(b, { reviews: deciding('application.decided') }),
    says: /no schema of the domain has "application.decided"/,
  },
  {
    code: 'REVIEW_ASTRAY',
    name: 'an answer decides what the borrower answers',
    change: (b) => Object.assign(b, { reviews: deciding('application.amount') }),
    says: /"application.amount" is no place of the server's.*readOnly/,
  },
  {
    code: 'REVIEW_ANSWER_UNKNOWN',
    name: 'the sandbox gives an answer that the review does not have',
    change: (b) => Object.assign(b, { reviews: withReview({ sandbox: { answer: 'fin', afterSeconds: 1 } }) }),
    says: /has no answer "fin".*Did you mean "fine"/,
  },
  {
    code: 'REVIEW_ANSWER_UNKNOWN',
    name: 'a file is needed for an answer that the review does not have',
    change: (b) =>
      Object.assign(b, {
        reviews: withReview({
          takes: { type: 'SCAN', title: 'The scan', help: 'One PDF of all pages.', for: ['fine', 'find'] },
        }),
      }),
    says: /has no answer "find".*Did you mean "fine"/,
  },
  {
    code: 'REVIEW_ROW_NUMBERED',
    name: 'a row shows the first of a list',
    change: (b) =>
      Object.assign(b, {
        reviews: withReview({ shows: [{ label: 'Debt', value: '{{liens.items.0.lender}}' }] }),
      }),
    says: /"liens.items.0.lender" is one entry.*"from"/,
  },
  {
    code: 'REVIEW_LIST_UNKNOWN',
    name: 'a row is repeated for a list that is not there',
    change: (b) =>
      Object.assign(b, { reviews: withReview({ shows: [{ label: 'Debt', value: 'x', from: 'no.list' }] }) }),
    says: /"no.list" is no list/,
  },
  {
    code: 'REVIEW_LIST_UNKNOWN',
    name: 'a row is repeated for a fact that is no list',
    change: (b) => {
      Object.assign(b.domain, { score: { type: 'object', properties: { points: { type: 'number' } } } });
      Object.assign(b, {
        reviews: withReview({ shows: [{ label: 'Step', value: 'x', from: 'score.points' }] }),
      });
    },
    says: /"score.points" is no list/,
  },
  {
    code: 'TEXT_PATH_UNKNOWN',
    name: 'a row speaks of an entry, and names no list',
    change: (b) =>
      Object.assign(b, { reviews: withReview({ shows: [{ label: 'Debt', value: '{{item.lender}}' }] }) }),
    says: /no entry of a list has "item.lender"/,
  },
  {
    code: 'REVIEW_UNTOLD',
    name: 'nothing says how the borrower hears of an answer',
    change: (b) =>
      Object.assign(b, { reviews: withReview({ answers: { fine: { label: 'Fine', effects: [] } } }) }),
    says: /hears of this answer.*"tells"/,
  },
  {
    code: 'REVIEW_MESSAGE_UNKNOWN',
    name: 'an answer tells by a message that is not there',
    change: (b) =>
      Object.assign(b, {
        reviews: withReview({ answers: { fine: { label: 'Fine', effects: [], tells: ['no-such'] } } }),
      }),
    says: /no message "no-such"/,
  },
  {
    code: 'RULE_UNKNOWN',
    name: 'a review opens by a rule that is not there',
    change: (b) => Object.assign(b, { reviews: withReview({ when: 'isStrated' }) }),
    says: /no rule "isStrated"/,
  },
  {
    code: 'WORD_UNKNOWN',
    name: 'an answer runs an effect that is not there',
    change: (b) =>
      Object.assign(b, {
        reviews: withReview({ answers: { fine: { label: 'Fine', effects: ['no-such-effect'], tells: [] } } }),
      }),
    says: /no effect "no-such-effect"/,
  },
];
