/** What a page folds is one press away and never lost: an answer that is wrong opens its fold, and buttons stand where they belong. */
/** Covers src/web/page/page-blocks.tsx, src/web/page/actions-bar.tsx, src/web/page/focus-field.ts, src/web/blocks/actions.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unfold } from '../../../src/web/page/focus-field.ts';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';

async function open(drafts = {}) {
  const drawn = drawApp(`/${UUID}/declined`, { [`GET ${LINE}/journey`]: () => journey({ drafts }) });
  await screen.findByRole('heading', { level: 1, name: 'We said no' });
  return drawn;
}

const follows = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('the ways on stand below the reasons, what is folded follows, and the last button ends the page', async () => {
  await open();
  const inOrder = [
    await screen.findByText('Your debts are too high.'),
    screen.getByRole('button', { name: 'Ask for less' }),
    screen.getByText('Ask us to look again'),
    screen.getByText('Send my request'),
    screen.getByRole('button', { name: 'Go home' }),
  ];
  for (const [index, part] of inOrder.slice(1).entries())
    expect(follows(inOrder[index] as Element, part)).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Ask for less' })).toHaveLength(1);
});

test('a fold opens by a press and shows its blocks together; one without a block that shows is not there', async () => {
  const { user } = await open();
  expect(screen.getByText('Someone else will look.')).not.toBeVisible();

  await user.click(screen.getByText('Ask us to look again'));

  expect(screen.getByText('Someone else will look.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /What is wrong/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send my request' })).toBeVisible();
  expect(screen.queryByText('The law behind it')).toBeNull();
});

test('what was typed in a fold is seen when the borrower comes back', async () => {
  await open({ declined: { why: 'I paid it off' } });
  expect(screen.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('I paid it off');
  expect(screen.getByText('Ask us to look again').closest('details')).toHaveProperty('open', true);
});

test('an answer that is missing opens the fold that it is in', async () => {
  const { user } = await open();
  const summary = screen.getByText('Ask us to look again');
  await user.click(summary);
  const send = screen.getByRole('button', { name: 'Send my request' });
  summary.closest('details')?.removeAttribute('open');

  send.click();

  await waitFor(() => expect(screen.getByRole('textbox', { name: /What is wrong/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /What is wrong/ })).toBeVisible();
});

test('a part within two folds is seen once both are open', () => {
  document.body.innerHTML = '<details id="a"><p></p><details id="b"><i id="part"></i></details></details>';
  unfold(document.getElementById('part') as HTMLElement);
  expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([true, true]);
});
