/** Toasts: how many are shown, and how a failure is titled. */
/** Covers src/web/parts/toast-store.ts. */
import { expect, test } from 'vitest';
import { closeToast, shownToasts, showToast, VISIBLE } from '../../../src/web/parts/toast-store.ts';

test('[ACC-T7] five toasts are seen at most, and a failure is titled Error', () => {
  const ids = Array.from({ length: 7 }, (_, index) => showToast({ tone: 'danger', text: String(index) }));
  expect(shownToasts.read()).toHaveLength(VISIBLE);
  expect(shownToasts.read()[0]).toMatchObject({ text: '2', title: 'Error' });
  for (const id of ids) closeToast(id);
  expect(shownToasts.read()).toEqual([]);
});
