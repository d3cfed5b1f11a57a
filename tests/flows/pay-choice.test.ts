/** What the page says of how one pays is about what is chosen on it, whatever was chosen with the offer. */
/** Covers flows/heloc/pages/bank/autopay.json, src/engine/answers/visible.ts. */
import { expect, test } from 'vitest';
import { openingAnswers } from '../../src/engine/answers/opening-answers.ts';
import { visible } from '../../src/engine/answers/visible.ts';
import { productContent } from '../product.ts';

const flow = productContent().orgs.default?.flows.heloc;
const page = flow?.pages['bank/autopay'];
if (!flow || !page) throw new Error('No page bank/autopay');

const byHand = "You'll make each payment yourself";
const authorizes = 'Your authorization';
const again = 'Choose the account you pay from again';

/** The headings that stand on the page. `offer`: what was chosen with the offer. `now`: what is chosen here. */
function read(offer: string, now: string, status: object = {}): string[] {
  const facts = { application: { payType: offer, status }, bank: {}, offer: {} };
  const answers = { ...openingAnswers(page as never, facts, undefined), payType: now };
  const shown = visible(flow as never, page as never, facts, answers);
  return (page?.content ?? []).flatMap((block) =>
    'title' in block && block.title && block.id && shown.has(block.id) ? [block.title] : [],
  );
}

test.each([
  ['MANUAL', 'MANUAL', true],
  ['MANUAL', 'AUTOPAY', false],
  ['AUTOPAY', 'AUTOPAY', false],
  ['AUTOPAY', 'MANUAL', true],
])('taken with %s, then %s: what is told is what was chosen last', (offer, now, isByHand) => {
  expect(read(offer, now).includes(byHand)).toBe(isByHand);
  expect(read(offer, now).includes(authorizes)).toBe(!isByHand);
});

test('who gives up a stopped autopay is not asked for another account to pay from', () => {
  const signed = { disclosurelistClosingComplete: true };
  expect(read('AUTOPAY', 'AUTOPAY', signed)).toContain(again);
  expect(read('AUTOPAY', 'MANUAL', signed)).not.toContain(again);
});
