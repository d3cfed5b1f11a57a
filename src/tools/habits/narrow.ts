/** A screen of 320 px: nothing is cut off, nothing scrolls sideways (WCAG 1.4.10). */
import { cutOff } from '../browser/cut-off.ts';
import type { Habit } from './habit.ts';

export const narrow: Habit = {
  name: '320 px',
  practise: async (page) => {
    await page.setViewportSize({ width: 320, height: 800 });
    return cutOff(page);
  },
};
