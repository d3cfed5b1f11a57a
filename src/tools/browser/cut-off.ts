/** What a narrow window or large letters cut off: what lies beyond the edge, and words in boxes that are too small for them. */
import type { Page } from '@playwright/test';
import { beyondEdge } from './beyond-edge.ts';

/** @returns one line for each; what scrolls in a box of its own is not cut off */
export async function cutOff(page: Page): Promise<string[]> {
  const beyond = await beyondEdge(page);
  return [...(beyond > 0 ? [`${beyond} pixels lie beyond the edge`] : []), ...(await cutWords(page))];
}

function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const speaks = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isHidden = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || Boolean(element.closest('.hl-hidden, [aria-hidden=true], .hl-dev'));
    };
    const words = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (one) => speaks(one) && !isHidden(one),
    );
    const called = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
    const outside = words.filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !scrolls(one),
    );
    const clips = words.filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const wide = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
      const tall = /hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 4;
      return one.tagName !== 'OPTION' && one.tagName !== 'SELECT' && (wide || tall);
    });
    return [
      ...outside.map((one) => `is beyond the edge: ${called(one)}`),
      ...clips.map((one) => `is too small for its words: ${called(one)}`),
    ];
  });
}
