/** The same page in a second tab; the first one continues. */
import type { Habit } from './habit.ts';
import { isDrawn, openPlace } from './open-place.ts';

export const secondTab: Habit = {
  name: 'second tab',
  practise: async (page, place) => {
    const tab = await page.context().newPage();
    try {
      await openPlace(tab, place);
      const second = await isDrawn(tab, place, 'in a second tab');
      await page.bringToFront();
      return [...second, ...(await isDrawn(page, place, 'beside a second tab'))];
    } finally {
      await tab.close();
    }
  },
};
