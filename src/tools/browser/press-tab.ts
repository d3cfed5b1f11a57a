/** Pressing Tab: where the focus then stands, whether one can see it, and whether something covers it. */
import type { Page } from '@playwright/test';

export type Stop = {
  /** Unique on the page. */
  name: string;
  visible: boolean;
  covered: boolean;
  /** The mark that `markControls` has set on it. */
  mark: string | undefined;
};

/** @returns undefined when the page was left */
export async function pressTab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(standing);
}

/** Puts the focus at the top of the document. */
export async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

// Runs in the page. A radio or a checkbox is drawn by its label, so that is what must show the focus.
function standing() {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return undefined;
  const hidden = active.matches('input[type=radio], input[type=checkbox], input[type=file]');
  const seen = (hidden && active.closest('label')) || active;
  const box = seen.getBoundingClientRect();
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
  const frames = [active, seen, active.parentElement, active.parentElement?.parentElement].filter(Boolean);
  // A ring may be drawn by what CSS puts before or after an element, around a whole row.
  const drawn = frames.flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => getComputedStyle(element as Element, part)),
  );
  const ringed = drawn.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  const place = [...document.querySelectorAll('*')].indexOf(active);
  const words = active.id || active.getAttribute('name') || active.textContent?.trim().slice(0, 30);
  return {
    name: `${active.tagName.toLowerCase()} ${words} #${place}`,
    visible: ringed && box.width > 0 && box.height > 0,
    covered: middle !== null && !seen.contains(middle) && !middle.contains(seen),
    mark: active.dataset.control,
  };
}
