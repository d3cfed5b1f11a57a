/** A text that types a number of the prices, the decisions or the limits is found; one that means another number is not. */
/** Covers src/content/lints/lint-typed-figures.ts, src/engine/lints/typed-figures.ts, schemas/typed-figures.json. */
import { expect, test } from 'vitest';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { treeWith } from './mistakes-tree.ts';

const page = 'flows/register/pages/income-info.json';
const disclosure = 'flows/heloc/documents/heloc-early-disclosure.json';

const typedIn = (set: Record<string, unknown>) =>
  lintTree(treeWith({ set })).issues.filter(({ code }) => code === 'FIGURE_TYPED');

test('the product types none', () => {
  expect(typedIn({})).toEqual([]);
});

test.each([
  [`${page}#/lead`, 'Borrow from $15,000.', '$15,000', 'pricing.amount.minimum'],
  [`${disclosure}#/blocks/0/text`, 'A valuation costs $180.', '$180', 'pricing.costs.valuation'],
  [`${disclosure}#/blocks/0/text`, 'The fee is up to 4.99%.', '4.99%', 'pricing.points.feePercent'],
  [`${disclosure}#/blocks/0/text`, 'Choose a term of 15 years.', '15 years', 'pricing.points.term'],
  [
    `${disclosure}#/blocks/0/text`,
    'We keep six monthly payments aside.',
    'six monthly payments',
    'pricing.assets.reserveMonths',
  ],
  [
    'flows/chat/faq.json#/entries/for-sale/text',
    'Wait ninety days.',
    'ninety days',
    'decisions.rows.*.if.*.titleDays.below',
  ],
  [`${disclosure}#/blocks/0/text`, 'A variable rate never exceeds 18.00%.', '18.00%', 'pricing.rate.ceiling'],
  [
    'flows/site.json#/footer/disclosures/2/text',
    'The lowest rates need five-year terms.',
    'five-year',
    'pricing.points.term',
  ],
  [
    'flows/site.json#/serverSays/chat/size',
    'Write a message of at most 10,000 characters.',
    '10,000 characters',
    'limits.chat.messageCharacters',
  ],
  ['flows/site.json#/says/otp/sent', 'It works for 10 minutes.', '10 minutes', 'limits.login.codeMinutes'],
  [
    'flows/languages/es/register/pages/income-info.json#/lead',
    'Hasta $400,000.',
    '$400,000',
    'pricing.amount.maximum',
  ],
])('%s: %s', (place, text, typed, said) => {
  const [issue] = typedIn({ [place]: text });

  expect(issue).toMatchObject({ severity: 'error', place });
  expect(issue?.message).toContain(`“${typed}” is typed, and ${said}`);
  expect(issue?.remedy).toContain(`{{${said} | …}}`);
});

test("a lender's own words are read beside its own prices", () => {
  const own = {
    'orgs/acme/flows/heloc/pricing.json': { amount: { minimum: 25000 } },
    'orgs/acme/flows/register/pages/income-info.json': { lead: 'From $25,000, never $15,000.' },
  };

  expect(typedIn(own).map(({ message }) => message)).toEqual([
    '“$25,000” is typed, and pricing.amount.minimum says it.',
  ]);
});

test("a price of the lender's own file counts as its price table does", () => {
  const own = {
    'orgs/acme/org.json#/productSettings': { maxApr: 15.05 },
    'orgs/acme/flows/register/pages/income-info.json': { lead: 'Never above 15.05%.' },
  };

  expect(typedIn(own).map(({ message }) => message)).toEqual([
    '“15.05%” is typed, and org.productSettings.maxApr says it.',
  ]);
});

test.each([
  'It takes about 15 minutes.',
  'It must respond within 30 days.',
  'Your home is worth $150,001.',
  'See section 15 of the agreement.',
])('%s is another number', (text) => {
  expect(typedIn({ [`${page}#/lead`]: text })).toEqual([]);
});
