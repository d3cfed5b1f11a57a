/** Every block of the page language, drawn from one page of data. */
/** Covers src/web/blocks, src/web/parts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { whole } from './fixtures/whole.ts';

const facts = {
  profile: { email: 'maria@example.com' },
  application: {
    term: 10,
    rate: 9,
    amount: 60000,
    documents: [
      {
        uuid: 'd1',
        type: 'NOTE',
        title: 'Agreement',
        createdAt: '2026-11-20',
        signedAt: '2026-11-21',
        paperAskedAt: '2026-11-22',
      },
      { uuid: 'd2', type: 'OTHER', title: 'Not wanted' },
      { uuid: 'd3', type: 'NOTE' },
    ],
  },
  liens: { items: [{ uuid: 'l1', lender: 'First Bank', balance: 210000, state: 'Open' }] },
  figures: {
    timeline: [
      { id: 'a', label: 'Signed', date: '2026-11-20', state: 'done' },
      { id: 'b', label: 'Funds sent', state: 'now' },
    ],
    until: '2099-01-01T00:00:00Z',
  },
};

async function open() {
  const drawn = drawApp(`/${UUID}/show`, { [`GET ${LINE}/journey`]: () => journey({ facts }) });
  await screen.findByRole('heading', { level: 1, name: 'Everything a page can show' });
  return drawn;
}

test('headings, alerts, facts and lists show what their rules let through', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'A part' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mind this' })).toBeVisible();
  expect(screen.queryByText('Never shown')).toBeNull();
  expect(screen.getByText('maria@example.com')).toBeVisible();
  expect(screen.getByText('—')).toBeVisible();
  expect(screen.queryByText('Secret')).toBeNull();
  expect(screen.getByText('Three')).toBeVisible();
  expect(screen.queryByText('Two')).toBeNull();
});

test('links lead to pages of the flow and to the lender', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'To the question' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/ask`,
  );
  // The hidden words are a box of their own, which a browser reads apart; here are no styles.
  expect(screen.getByRole('link', { name: /^Terms ?\(opens in a new tab\)$/ })).toHaveAttribute(
    'href',
    'https://acme.example/terms',
  );
  expect(screen.getByRole('link', { name: 'Change You' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/ask`,
  );
});

test('tables and cards draw one entry each', async () => {
  await open();
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Lender', 'Owed']);
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['First Bank', '$210,000']);
  expect(screen.getByRole('heading', { level: 2, name: 'First Bank' })).toBeVisible();
  expect(screen.getByText('Open', { selector: '.hl-badge' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toBeVisible();
});

test('a timeline says in words what is done and what is now', async () => {
  await open();
  expect(screen.getByText('Signed').closest('li')).toHaveTextContent('Done: SignedNovember 20, 2026');
  expect(screen.getByText('Funds sent').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('legal text folds, time left counts', async () => {
  await open();
  expect(screen.getByText('All of it.').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/You may cancel/).parentElement).toHaveTextContent(/days.* left$/);
});

test('documents list only the wanted types that have a title', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Open Agreement' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Agreement' })).toBeVisible();
  expect(screen.getByText(whole('Signed on November 21, 2026'))).toBeVisible();
  expect(screen.getByText(whole('You asked for a paper copy on November 22, 2026'))).toBeVisible();
  expect(screen.queryByText('Not wanted')).toBeNull();
});

test('progress stands as a line for phones and as a list for wide screens', async () => {
  await open();
  expect(screen.getByText('Step 2 of 2 · Offer')).toBeInTheDocument();
  const list = screen.getByRole('navigation', { name: 'Progress' });
  expect(within(list).getByText('Offer').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(list).toHaveTextContent('Soon done.');
});

test('a contact card says how to reach the lender, and who is calling', async () => {
  await open();
  const card = within(screen.getByRole('heading', { name: 'Talk to us' }).closest('section') as HTMLElement);
  expect(card.getByRole('link', { name: 'Call us (800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  );
  expect(card.getByRole('link', { name: 'Email us help@acme.example' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  );
  expect(card.getByText('We are glad to help.')).toBeVisible();
  expect(card.getByText('Acme Lending, Inc., 1 Main Street, Austin, TX 78701')).toBeVisible();
  expect(card.queryByText(/^Loan/)).toBeNull();
});

test('a card of facts that knows nothing is not drawn', async () => {
  await open();
  expect(screen.queryByText('Nothing yet')).toBeNull();
});

test('a landing opens the page with its one title and its button', async () => {
  const { user } = drawApp(`/${UUID}/start`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Begin with Acme' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('It is quick.')).toBeVisible();
  expect(screen.getByText('Five minutes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'How can we reach you?' })).toBeVisible();
});
