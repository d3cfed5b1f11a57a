/** The controls that a keyboard must reach, each with a mark (`data-control`) by which it is known again. */
import type { Page } from '@playwright/test';

/** Of a group of radio buttons the one that Tab reaches. @returns mark -> what it is called */
export function markControls(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const isOpen = (element: HTMLElement) =>
      // What lies in a closed disclosure has its place too.
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert]') &&
      !element.matches(':disabled, [tabindex="-1"]');
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(isOpen);
    const isReached = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = controls.filter(
        (one): one is HTMLInputElement =>
          one instanceof HTMLInputElement && one.name === element.name && one.form === element.form,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const named = controls.filter(isReached).map((element, index): [string, string] => {
      element.dataset.control = String(index);
      const words = element.id || element.getAttribute('aria-label') || element.textContent?.trim();
      return [String(index), `${element.tagName.toLowerCase()} ${words?.slice(0, 40)}`];
    });
    return Object.fromEntries(named);
  });
}
