/** Short messages over the page (ACC-T7), and the live region's clock. */
/** Covers src/web/parts/toast-store.ts, src/web/parts/{announcer,toasts}.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, announce } from '../../src/web/parts/announcer.tsx';
import { closeToast, shownToasts, showToast } from '../../src/web/parts/toast-store.ts';
import { Toasts } from '../../src/web/parts/toasts.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of shownToasts.read()) closeToast(id);
  vi.useRealTimers();
});

test('[ACC-T7] five are seen at a time; the oldest gives way', () => {
  render(<Toasts />);
  act(() => {
    for (const text of ['1', '2', '3', '4', '5', '6']) showToast({ tone: 'info', text: `Message ${text}` });
  });
  expect(screen.getAllByText(/^Message/).map((one) => one.textContent)).toEqual(
    ['2', '3', '4', '5', '6'].map((text) => `Message ${text}`),
  );
});

test("[ACC-T7] a failure is titled 'Error', is an alert, and stays; the rest go by themselves", async () => {
  render(<Toasts />);
  act(() => {
    showToast({ tone: 'danger', text: 'It did not work.' });
    showToast({ tone: 'success', text: 'Done.' });
  });
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorIt did not work.');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Done.')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('[ACC-T7] the live message is cleared after 300 ms, so that the same words can be said again', async () => {
  render(<Announcer />);
  act(() => announce('Saved'));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
