/** The answers a page opens with: defaults, then what was chosen elsewhere, then what is stored, then what was typed and not yet submitted. */
import type { Facts } from '../../engine/facts/facts.ts';
import { keysOf } from '../../engine/facts/json-pointer.ts';
import { readPath, readSegments } from '../../engine/facts/read-path.ts';
import type { Page } from '../data/content.ts';
import type { JsonObject } from '../data/json.ts';

/** A draft always wins over stored answers: a prefill never replaces what the borrower typed. */
export function openingAnswers(page: Page, facts: Facts, draft: JsonObject = {}): JsonObject {
  const names = Object.keys(page.display.properties);
  const answers: JsonObject = {};
  for (const name of names) {
    const value =
      own(draft, name) ??
      storedAnswer(page, facts, name) ??
      chosenBefore(page, facts, name) ??
      own(page.defaults, name);
    if (value !== undefined && value !== null) answers[name] = value;
  }
  return answers;
}

/** The answers without what must never be kept: passwords and one-time codes. */
export function draftOf(page: Page, answers: JsonObject): JsonObject {
  const kept = Object.entries(answers).filter(
    ([name, value]) => value !== undefined && !page.secrets.includes(name),
  );
  return Object.fromEntries(kept);
}

/** The name of the field an issue's pointer starts in. */
export function fieldOf(pointer: string): string {
  return keysOf(pointer)[0] ?? '';
}

/** What is stored in a field's place; undefined for an answer that is never stored. */
export function storedAnswer(page: Page, facts: Facts, name: string): unknown {
  const place = page.fields[name];
  return place ? readSegments(facts[place.entity], place.path) : undefined;
}

function chosenBefore(page: Page, facts: Facts, name: string): unknown {
  const path = page.opensWith?.[name];
  return path === undefined ? undefined : readPath(facts, path);
}

function own(from: JsonObject, name: string): unknown {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}
