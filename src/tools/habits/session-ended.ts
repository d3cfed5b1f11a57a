/** The session has ended on the server: a reload asks for a login, or shows a page that is open to all. */
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Habit } from './habit.ts';
import { drawnPage } from './open-place.ts';

export const sessionEnded: Habit = {
  name: 'ended session',
  practise: async (page, { page: wanted, doors }) => {
    // The server itself answers from here on, and it knows this token no more.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().clearCookies();
    await page.evaluate(
      () => localStorage.getItem('jwt-local') && localStorage.setItem('jwt-local', 'ended'),
    );
    await page.reload({ waitUntil: 'load' });
    await untilQuiet(page);
    // A page that asks the server before it gives way draws its title twice.
    await page.waitForTimeout(300);
    await untilQuiet(page);
    const drawn = await drawnPage(page);
    return [wanted, ...doors].includes(drawn) ? [] : [`after the session has ended: draws ${drawn}`];
  },
};
