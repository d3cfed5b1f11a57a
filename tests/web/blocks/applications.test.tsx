/** The list of applications is a home: a signed line says its payment, its day, how it is paid and what comes next. */
/** Covers src/web/blocks/applications.tsx, src/web/platform/api/hooks/use-applications.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import { smallPage } from '../fixtures/small-flow.ts';

const signed = {
  ...{ uuid: UUID, active: true, title: 'Home equity line of credit', loanNumber: 'HL-1' },
  ...{ badge: 'Signed', action: 'View', statusText: "We'll send $58,033.08 on December 3, 2026." },
  rows: [
    { label: 'Monthly payment', value: '$760.05' },
    { label: 'First payment due', value: 'January 5, 2027' },
  ],
  timeline: [
    { id: 'signed', label: 'You signed', date: '2026-11-28', state: 'done' },
    { id: 'funds', label: 'We send your money', date: '2026-12-03', state: 'next' },
  ],
};

async function open(entry: object) {
  const { page } = smallPage('ask');
  const content = [{ block: 'applications', id: 'all', documents: 'documents' }];
  drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/page/ask.json': () => ({ body: { ...page, content } }),
    [`GET ${LINE}/journey`]: () => journey(),
    'GET /service-application/api/v3/application/heloc/all': () => ({ body: [entry] }),
  });
  return (await screen.findByText('Home equity line of credit')).closest('li') as HTMLElement;
}

test('a signed line says its payment, its first day and what comes next, with dates', async () => {
  const card = within(await open(signed));
  expect(card.getByText('Monthly payment').nextElementSibling).toHaveTextContent('$760.05');
  expect(card.getByText('First payment due').nextElementSibling).toHaveTextContent('January 5, 2027');
  const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['Done: You signedNovember 28, 2026', 'Next: We send your moneyDecember 3, 2026']);
});

test('one under way shows whose turn it is, and nothing below', async () => {
  const { rows: _, timeline: __, badge: ___, ...underWay } = signed;
  const card = within(await open(underWay));
  expect(card.queryByText('Monthly payment')).toBeNull();
  expect(card.queryAllByRole('listitem')).toEqual([]);
});
