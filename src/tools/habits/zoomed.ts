/** A window of 1280 by 1024 at 200 %: what a page zoomed by two has, is half as much room each way. */
import { cutOff } from '../browser/cut-off.ts';
import type { Habit } from './habit.ts';

export const zoomed: Habit = {
  name: 'zoom 200 %',
  practise: async (page) => {
    await page.setViewportSize({ width: 640, height: 512 });
    return cutOff(page);
  },
};
