/** Finds what another tab has stored in the place of what is typed here (FAULT-9). Never compares secrets. */

import { storedAnswer } from '../../../engine/answers/opening-answers.ts';
import { fieldUi } from '../../../engine/content/field-ui.ts';
import { type Facts, isRecord } from '../../../engine/facts/facts.ts';
import type { Page } from '../../platform/data/content.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { answerWords } from './answer-words.ts';

export type Difference = { name: string; label: string; here: string; there: string };

/** A page that was refused because the application had changed, and what changed on it. */
export type Stale = { page: string; title: string; differences: Difference[] };

/** `before` and `now` are the facts that the page was drawn from, and those that hold. */
export function differences(page: Page, typed: JsonObject, before: Facts, now: Facts): Difference[] {
  return Object.entries(page.display.properties).flatMap(([name, schema]) => {
    if (page.secrets.includes(name)) return [];
    const there = storedAnswer(page, now, name);
    if (there === undefined || equal(there, typed[name]) || equal(there, storedAnswer(page, before, name)))
      return [];
    const ui = fieldUi(page, name);
    const how = { widget: ui['ui:widget'], options: isRecord(ui['ui:options']) ? ui['ui:options'] : {} };
    const [mine, theirs] = [typed[name], there].map((value) => answerWords(value, schema, how));
    // What reads the same on both sides, such as an offer under a newer number, is no difference to look for.
    if (mine === undefined || theirs === undefined || mine === theirs) return [];
    return [{ name, label: ui['ui:title'] ?? schema.title ?? name, here: mine, there: theirs }];
  });
}

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
