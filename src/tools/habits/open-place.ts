/** Opens the page of a place and waits until it stands still. */
import type { Page } from '@playwright/test';
import { untilQuiet } from '../browser/until-quiet.ts';
import type { Place } from './place.ts';

export async function openPlace(page: Page, { address }: Place): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await untilQuiet(page);
}

/** @returns a line when another page is drawn than that of the place */
export async function isDrawn(page: Page, { page: wanted }: Place, when: string): Promise<string[]> {
  await untilQuiet(page);
  const drawn = await drawnPage(page);
  return drawn === wanted ? [] : [`${when}: draws ${drawn} instead`];
}

/** The id of the page that is drawn, else its title. */
export function drawnPage(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      document.querySelector('article[data-page]')?.getAttribute('data-page') ??
      document.querySelector('main h1')?.textContent ??
      'nothing',
  );
}
