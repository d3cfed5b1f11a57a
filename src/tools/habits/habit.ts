/** One thing that people do with a page, whatever the page is about. */
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

export type Habit = {
  /** Stands over its column of the table. */
  name: string;
  /** @param page the place as it was just opened  @returns what is wrong, each in a line */
  practise: (page: Page, place: Place) => Promise<string[]>;
};
