/** Letters of twice the size, and nothing else larger: no word is cut off (WCAG 1.4.4). */
import { cutOff } from '../browser/cut-off.ts';
import type { Habit } from './habit.ts';

export const largeLetters: Habit = {
  name: 'letters 200 %',
  practise: async (page) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.evaluate(() => {
      const all = [...document.body.querySelectorAll<HTMLElement>('*')];
      const sizes = all.map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
      });
      for (const { element, size, line } of sizes) {
        element.style.setProperty('font-size', `${size * 2}px`, 'important');
        if (!Number.isNaN(line)) element.style.setProperty('line-height', `${line * 2}px`, 'important');
      }
    });
    return cutOff(page);
  },
};
