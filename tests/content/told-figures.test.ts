/** What each of the lenders tells its borrowers in figures is what its own price table says, in every language. */
/**
 * Covers src/engine/text/{series,say-numbers,number-slots,units,share}.ts, src/content/merge/{fill-numbers,numbers-of}.ts,
 *   flows/heloc/documents/heloc-early-disclosure.json, flows/heloc/pages/start/profile.json, flows/chat/faq.json.
 */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { passagesOf } from '../../src/content/chatbot/knowledge-of.ts';
import type { OrgContent } from '../../src/content/loaded/content.ts';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { disclosures } from '../../src/engine/text/disclosures.ts';
import { drawPdf } from '../../src/server/documents/draw-pdf.ts';
import { fillTemplate } from '../../src/server/documents/fill-template.ts';
import type { FilledDocument } from '../../src/server/documents/filled-document.ts';
import type { Lender } from '../../src/server/facts/lender.ts';
import type { Pricing } from '../../src/types/pricing.ts';
import { productContent } from '../product.ts';
import { english } from '../server/english.ts';
import { treeWith } from './mistakes-tree.ts';

const { orgs } = productContent();
const lenders = Object.values(orgs).map((lender) => [lender.code, lender] as const);

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const keys = (table: object) =>
  Object.keys(table)
    .map(Number)
    .sort((one, other) => one - other);
const span = (said: string[], to: string) =>
  said.length < 2 ? said.join('') : `${said[0]} ${to} ${said.at(-1)}`;
const listed = (said: string[], or: string) =>
  said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${or} ${said.at(-1)}`;

/** What a borrower must be told of a price table. */
const told = (pricing: Pricing, to: string, or: string) => ({
  terms: listed(keys(pricing.points.term).map(String), or),
  fee: span(
    keys(pricing.points.feePercent).map((fee) => `${fee}%`),
    to,
  ),
  valuation: dollars(pricing.costs.valuation),
  notary: dollars(pricing.costs.manualNotary),
  recording: span(pricing.costs.recordingRange.fee.map(dollars), to),
  tax: span(pricing.costs.recordingRange.taxPer100k.map(dollars), to),
  amounts: [dollars(pricing.amount.minimum), dollars(pricing.amount.maximum)],
  rates: [`${pricing.rate.minimum.toFixed(2)}%`, `${pricing.rate.maximum.toFixed(2)}%`],
});

// The example of the regulation, the highest rate of the agreement, and the amount that a tax is told of.
const examples = ['$10,000', '$126.68', '9.00%', '18.00%', '$100,000'];

describe.each(lenders)('%s', (_code, lender) => {
  const pricing = pricingOf(lender);

  test('the early disclosure says its terms, fees and costs, and no other', () => {
    const text = textOf(earlyDisclosure(lender));
    const { terms, fee, valuation, notary, recording, tax } = told(pricing, 'to', 'or');

    expect(text).toContain(`over the term you choose: ${terms} years.`);
    expect(text).toContain(`Origination fee, of the initial draw: ${fee}\n`);
    expect(text).toContain(`Valuation, when no automated value is available: ${valuation}\n`);
    expect(text).toMatch(new RegExp(`notarization: ${escaped(notary)}\n`));
    expect(text).toContain(`Recording fee: ${recording}\n`);
    expect(text).toContain(`Recording tax, per $100,000 borrowed: ${tax}\n`);
    expect(strangers(text, pricing, examples)).toEqual([]);
  });

  test('the page before the credit check says the same in each language', () => {
    const { terms, fee, valuation, notary, recording, tax } = told(pricing, 'to', 'or');
    const page = pageText(lender, 'heloc', 'start/profile');
    const spanish = pageText(lender.languages.es, 'heloc', 'start/profile');

    for (const text of [page, spanish]) {
      expect(text).toContain(`over the term you choose: ${terms} years.`);
      expect(text).toContain(`an origination fee of ${fee} of the initial draw`);
      expect(text).toContain(`a valuation of ${valuation} if`);
      expect(text).toContain(`manual notarization of ${notary} if`);
      expect(text).toContain(
        `recording fees of ${recording}, and recording taxes of ${tax} for each $100,000`,
      );
      expect(strangers(text, pricing, examples)).toEqual([]);
    }
    expect(page).toContain(`The origination fee is **${fee}**.`);
    const inSpanish = told(pricing, 'a', 'o');
    expect(spanish).toContain(`El cargo de apertura es de **${inSpanish.fee}**.`);
    expect(spanish).toContain(`cuotas mensuales iguales en ${inSpanish.terms} años.`);
  });

  test('registration asks for an amount that it lends', () => {
    const { amounts } = told(pricing, 'to', 'or');
    const [from, to] = amounts;
    const page = lender.flows.register?.pages['income-info'];
    const spanish = lender.languages.es?.flows.register?.pages['income-info'];

    expect(JSON.stringify(page?.ui)).toContain(`From ${from} to ${to}. You can change it with your offer`);
    expect(JSON.stringify(spanish?.ui)).toContain(`De ${from} a ${to}. Podrá cambiarlo`);
    expect(page?.schema?.properties.requestedAmount).toMatchObject({
      minimum: pricing.amount.minimum,
      maximum: pricing.amount.maximum,
      message: `Enter an amount between ${from} and ${to}`,
    });
    expect(spanish?.schema?.properties.requestedAmount).toMatchObject({
      message: `Escriba un monto entre ${from} y ${to}`,
    });
  });

  test('the footer says its amounts, rates and costs, and no other', () => {
    const { amounts, rates, valuation, notary } = told(pricing, 'to', 'or');
    for (const { site } of [lender, lender.languages.es ?? lender]) {
      const text = disclosures(site.footer, lender.org)
        .map((one) => one.text)
        .join('\n');
      for (const figure of [...amounts, ...rates, valuation, notary]) expect(text).toContain(figure);
      expect(strangers(text, pricing, examples)).toEqual([]);
    }
  });

  test('the offer page and the page about savings say no figure of another price table', () => {
    for (const content of [lender, lender.languages.es])
      for (const page of ['product/select', 'product/assets'])
        expect(strangers(pageText(content, 'heloc', page), pricing, ['2%'])).toEqual([]);
  });

  test('no answer of the chatbot says a figure of another price table', () => {
    for (const content of [lender, lender.languages.es ?? lender]) {
      const answers = passagesOf(content);
      const text = answers.map((answer) => answer.text).join('\n');

      expect(answers.length).toBeGreaterThan(50);
      expect(text).toContain(dollars(pricing.amount.minimum));
      expect(text).not.toMatch(/—|\{\{/);
      expect(strangers(text, pricing, examples)).toEqual([]);
    }
  });
});

test.each(['tealspar', 'elmsward', 'bluequern'])(
  '%s prints the early disclosure that it tells',
  async (code) => {
    const lender = orgs[code] as OrgContent;
    const { terms, fee, valuation, notary } = told(pricingOf(lender), 'to', 'or');
    const text = await printed(earlyDisclosure(lender));

    for (const figure of [`${terms} years`, fee, valuation, notary]) expect(text).toContain(figure);
  },
);

test('the texts follow the prices: terms, fees, shares and months', () => {
  const text = afterChange({
    'flows/heloc/pricing.json#/points/term': { '10': 0 },
    'flows/heloc/pricing.json#/points/feePercent': { '0': 0 },
    'flows/heloc/pricing.json#/costs/valuation': 0,
    'flows/heloc/pricing.json#/assets/countedPercent/BROKERAGE': 65,
    'flows/heloc/pricing.json#/assets/reserveMonths': 1,
    'flows/heloc/pricing.json#/assets/divisorMonths': 360,
    'flows/heloc/pricing.json#/states/TX/PRIMARY/maxCltv': 75,
    'flows/heloc/decisions.json#/closing/waitingDays/TX/PRIMARY': 14,
  });

  expect(text).toContain('over the term you choose: 10 years. Each later draw');
  expect(text).toContain('"Origination fee, of the initial draw","0%"');
  expect(text).toContain('"Valuation, when no automated value is available","$0"');
  expect(text).toContain('an origination fee of 0% of the initial draw');
  expect(text).toContain('Stocks, bonds and funds: 65%');
  expect(text).toContain(
    'set aside 1 month of payments on your present debts, and spread the rest over 360 months',
  );
  expect(text).toContain("can't add up to more than 75% of its value");
  expect(text).toContain('You can close no sooner than 14 days');
  expect(text).not.toMatch(/5, 10, 15 or 30|4\.99%|six monthly|180 months|12 days/);
});

/** The pages and documents of the product's own lender, as JSON, once values were changed. */
function afterChange(set: Record<string, unknown>): string {
  const { orgs: gathered } = gatherTree(treeWith({ set }));
  const { bundles = [] } = gathered.find(({ code }) => code === 'default') ?? {};
  return JSON.stringify(bundles.map(({ pages, documents }) => [pages, documents]));
}

function pricingOf({ data }: OrgContent): Pricing {
  return data.heloc?.pricing as Pricing;
}

/** Filled in by the code that makes documents. */
function earlyDisclosure({ org, flows, data }: OrgContent): FilledDocument {
  const template = data.heloc?.documents['heloc-early-disclosure'];
  const flow = flows.heloc;
  if (!template || !flow) throw new Error('The lender has no early disclosure.');
  const lender: Pick<Lender, 'org' | 'flow'> = { org, flow };
  const marks = { lender: { name: org.companyName, address: '', nmls: '' }, loanNumber: '', madeAt: 0 };
  const location = { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' };
  return fillTemplate(template, lender as Lender, { org, address: { location } }, marks);
}

function textOf({ blocks }: FilledDocument): string {
  return blocks
    .map((block) => {
      if (block.kind === 'table') return block.rows.map((row) => `${row.join(': ')}\n`).join('');
      if (block.kind === 'list') return block.items.join('\n');
      return 'text' in block ? block.text : '';
    })
    .join('\n');
}

async function printed(document: FilledDocument): Promise<string> {
  const { pdf } = await drawPdf(document, english.word);
  const file = await getDocument({ data: Uint8Array.from(pdf) }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const { items } = await (await file.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

function pageText(content: OrgContent | undefined, flow: string, page: string): string {
  return JSON.stringify(content?.flows[flow]?.pages[page]?.content ?? '');
}

/** The amounts and percentages of a text that its lender's prices do not hold. */
function strangers(text: string, pricing: Pricing, allowed: readonly string[]): string[] {
  const known = new Set(numbersIn(pricing));
  const figures = text.match(/\$\d[\d,]*(\.\d+)?|\d+(\.\d+)?%/g) ?? [];
  return figures.filter((figure) => {
    if (allowed.includes(figure)) return false;
    return !known.has(Number(figure.replaceAll(/[$,%]/g, '')));
  });
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [Number(key), ...numbersIn(part)]);
}

function escaped(text: string): string {
  return text.replaceAll('$', '\\$');
}
