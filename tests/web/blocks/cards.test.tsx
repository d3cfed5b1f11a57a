/** Of several ways on a card, the first stands out; a single one is like any other button. */
/** Covers src/web/blocks/cards.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CardsBlock } from '../../../src/types/page.ts';
import { Cards } from '../../../src/web/blocks/cards.tsx';
import { PageFrameContext } from '../../../src/web/page/page-scope.ts';

const actions = [
  { label: 'Link my payroll', to: '/payroll' },
  { label: 'Send documents', to: '/documents' },
];

function draw(ways: CardsBlock['actions']) {
  const facts = { sources: [{ label: 'Salary' }] };
  const frame = {
    core: { rules: {} },
    href: (to: string) => to,
    text: (words: string) => words,
    store: { watch: () => () => undefined, read: () => 0 },
    readingAt: () => ({ facts, answers: {}, holds: () => true, context: {} }),
  };
  const block: CardsBlock = {
    block: 'cards',
    from: 'sources',
    title: 'Salary',
    ...(ways && { actions: ways }),
  };
  render(
    <MemoryRouter>
      <PageFrameContext value={frame as never}>
        <Cards block={block} />
      </PageFrameContext>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.dataset.kind]);
}

test('of two ways the first stands out', () => {
  expect(draw(actions)).toEqual([
    ['Link my payroll', 'primary'],
    ['Send documents', 'secondary'],
  ]);
});

test('the only way does not', () => {
  expect(draw(actions.slice(0, 1))).toEqual([['Link my payroll', 'secondary']]);
});
