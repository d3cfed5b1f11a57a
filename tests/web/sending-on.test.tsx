/** What changed between two offers, and texts to send on: comparisons, copy buttons, messages. */
/** Covers src/web/parts/copy-button.tsx, src/web/blocks. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';

async function open() {
  const facts = { application: { term: 10, rate: 9.25, amount: 60000 }, figures: { first: 9 } };
  const drawn = drawApp(`/${UUID}/terms`, { [`GET ${LINE}/journey`]: () => journey({ facts }) });
  await screen.findByRole('heading', { level: 1, name: 'What changed' });
  return drawn;
}

test('old and new stand side by side, and what changed says so in words', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Your numbers' }));
  const rate = table.getByRole('row', { name: /^APR/ });
  expect(
    within(rate)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['9.00%', '9.25%']);
  expect(within(rate).getByText('Changed')).toBeVisible();
  expect(within(table.getByRole('row', { name: /^Term/ })).queryByText('Changed')).toBeNull();
});

test('when nothing differs the values stand alone, with the sentence of the page', async () => {
  await open();
  expect(screen.getByText('Your home is the same.')).toBeVisible();
  expect(screen.getByText('Owner').nextSibling).toHaveTextContent('Maria');
  expect(screen.queryByRole('table', { name: 'Your home' })).toBeNull();
});

test('a fact is copied whole, and that is said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy Clause' }));
  expect(await navigator.clipboard.readText()).toBe('Acme, its successors');
  expect(screen.getByText('Clause copied')).toBeInTheDocument();
});

test('a message opens as an email with its subject and its text, and can be copied', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Open in my email' })).toHaveAttribute(
    'href',
    'mailto:?subject=My%20policy%20%26%20Acme&body=Hello%2C%0Aplease%20add%20Acme.',
  );
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toBe('My policy & Acme\n\nHello,\nplease add Acme.');
});
