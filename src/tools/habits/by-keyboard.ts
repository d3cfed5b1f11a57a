/** Tab reaches every control; the focus is seen at each stop, nothing covers it, and the page lets it go at the end. */
import { markControls } from '../browser/mark-controls.ts';
import { pressTab, type Stop, toTheTop } from '../browser/press-tab.ts';
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Habit } from './habit.ts';

const most = 250;

export const byKeyboard: Habit = {
  name: 'keyboard',
  practise: async (page) => {
    await page.setViewportSize({ width: 375, height: 700 });
    // Some parts are other parts on a narrow screen.
    await untilQuiet(page);
    const controls = await markControls(page);
    await toTheTop(page);
    const stops = new Map<string, Stop>();
    for (let pressed = 0; pressed < most; pressed += 1) {
      const stop = await pressTab(page);
      if (!stop || stops.has(stop.name)) return judged([...stops.values()], controls);
      stops.set(stop.name, stop);
    }
    return [`${most} presses of Tab do not leave the page`];
  },
};

function judged(stops: readonly Stop[], controls: Record<string, string>): string[] {
  const reached = new Set(stops.map(({ mark }) => mark));
  return [
    ...stops.filter(({ visible }) => !visible).map(({ name }) => `the focus is not seen on ${name}`),
    ...stops.filter(({ covered }) => covered).map(({ name }) => `something covers ${name}`),
    ...Object.keys(controls).flatMap((mark) =>
      reached.has(mark) ? [] : [`Tab does not reach ${controls[mark]}`],
    ),
  ];
}
