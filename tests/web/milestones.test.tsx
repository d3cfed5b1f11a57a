/** Waiting shows how far the work has come, by rules; the end is celebrated once. */
/** Covers src/web/blocks. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';

test('what is done, what is at work and what follows, from the rules of the page', async () => {
  drawApp(`/${UUID}/ask`, { [`GET ${LINE}/journey`]: () => journey({ step: 'WAITING_FOR_BUREAU' }) });
  const now = (await screen.findByText('The report is read')).closest('li');
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Your answers are saved').closest('li')).toHaveTextContent(/^Done/);
  expect(screen.getByText('Your offer is made').closest('li')).toHaveTextContent(/^Next/);
  expect(screen.queryByText('Only for others')).toBeNull();
});

test('an application is celebrated the first time that it is seen complete, and never again', async () => {
  localStorage.removeItem(`celebrated-${UUID}`);
  const first = drawApp(`/${UUID}/party`);
  await screen.findByRole('heading', { level: 1, name: 'You did it' });
  expect(first.container.querySelector('.hl-confetti')).not.toBeNull();
  first.unmount();
  const second = drawApp(`/${UUID}/party`);
  await screen.findByRole('heading', { level: 1, name: 'You did it' });
  expect(second.container.querySelector('.hl-confetti')).toBeNull();
});
