/** A reload shows the same page at the same address. */
import type { Habit } from './habit.ts';
import { isDrawn } from './open-place.ts';

export const reloaded: Habit = {
  name: 'reload',
  practise: async (page, place) => {
    const before = page.url();
    await page.reload({ waitUntil: 'load' });
    const moved = page.url() === before ? [] : [`after a reload: stands at ${page.url()}`];
    return [...(await isDrawn(page, place, 'after a reload')), ...moved];
  },
};
