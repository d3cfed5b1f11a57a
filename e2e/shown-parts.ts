/** Which elements a page shows in its main part: what another width shows besides is known by it. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shownParts?: WeakSet<Element>;
  }
}

/** Bars of every page, which stand elsewhere at another width: e2e/axe.spec.ts scans them with all rules at both. */
const everywhere = '.hl-progress, .hl-progress *, .hl-actions, .hl-actions *';
const parts = `main :not(${everywhere})`;

/** Remembers what the main part shows now. */
export const rememberShown = (page: Page) =>
  page.evaluate((all) => {
    const shown = [...document.querySelectorAll(all)].filter((part) => part.checkVisibility());
    window.shownParts = new WeakSet(shown);
  }, parts);

/** @returns whether the main part shows an element that was not there, or hidden, when it was remembered */
export const showsMore = (page: Page) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)].some(
        (part) => part.checkVisibility() && !window.shownParts?.has(part),
      ),
    parts,
  );
