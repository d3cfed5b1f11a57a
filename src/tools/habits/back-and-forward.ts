/** Back leaves for where one came from, and Forward leads to the page again. */
import type { Habit } from './habit.ts';
import { drawnPage, isDrawn, openPlace } from './open-place.ts';

export const backAndForward: Habit = {
  name: 'back, forward',
  practise: async (page, place) => {
    // An address of our own that is no page of a flow: it is drawn by itself.
    await page.goto(`${place.client.base}/healthz`);
    await openPlace(page, place);
    await page.goBack();
    const left = page.url().endsWith('/healthz') ? [] : [`back: stays on ${await drawnPage(page)}`];
    await page.goForward({ waitUntil: 'load' });
    return [...left, ...(await isDrawn(page, place, 'forward'))];
  },
};
