/** The answers of a page: which may be kept, and which field a problem is about. */
import { keysOf } from '../../engine/facts/json-pointer.ts';
import type { Page } from '../platform/data/content.ts';
import type { JsonObject } from '../platform/data/json.ts';

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
