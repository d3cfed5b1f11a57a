/** The bar of debts against the home's value follows the debts, and says the same in words. */
/** Covers src/web/blocks/equity-bar.tsx, src/web/page/page-scope.ts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EquityBarBlock } from '../../src/types/page.ts';
import { EquityBar } from '../../src/web/blocks/equity-bar.tsx';
import { type PageFrame, PageFrameContext } from '../../src/web/page/page-scope.ts';
import { createStore } from '../../src/web/platform/data/create-store.ts';
import { whole } from './fixtures/whole.ts';

const block: EquityBarBlock = {
  block: 'equity-bar',
  liens: 'liens.items',
  worth: 'figures.valueCents',
  line: 'application.amount',
  limit: 'figures.limit',
  text: 'You owe {{item.owed | money}}, with the line {{item.share | percent}}.',
  over: 'Too much: {{item.share | percent}} of at most {{item.limit | percent}}.',
};

function drawBar(items: object[], more: { valueCents?: number } = { valueCents: 40_000_000 }) {
  const facts = { liens: { items }, application: { amount: 40_000 }, figures: { limit: 85, ...more } };
  const frame = { core: { org: {} }, text: (words: string) => words, store: createStore({}) };
  const reading = { readingAt: () => ({ facts }) };
  return render(
    <PageFrameContext value={{ ...frame, ...reading } as unknown as PageFrame}>
      <EquityBar block={block} />
    </PageFrameContext>,
  );
}

test('debts that stay count; what is paid off already or by this line does not', () => {
  drawBar([{ balance: 200_000 }, { balance: 50_000, open: false }, { balance: 30_000, payoff: true }]);
  expect(screen.getByText(whole('You owe $200,000, with the line 60.0%.'))).toBeVisible();
});

test('above the limit it says so in words', () => {
  drawBar([{ balance: 330_000 }]);
  expect(screen.getByText(whole('Too much: 92.5% of at most 85.0%.'))).toBeVisible();
});

test('without a value there is nothing to compare with', () => {
  expect(drawBar([], {}).container).toBeEmptyDOMElement();
});
