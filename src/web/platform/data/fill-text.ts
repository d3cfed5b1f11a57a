/** Fills values into a text of the content, with times in the reader's own zone. */
import type { Facts } from '../../../engine/facts/facts.ts';
import { scopeOf } from '../../../engine/rules/scope.ts';
import type { Core } from './content.ts';
import { fillKept } from './fill-kept.ts';
import { readerZone } from './reader-zone.ts';

/** The text with `{{…}}` replaced; a text without any is returned as it is. */
export function fillText(core: Core, text: string, facts: Facts): string {
  return text.includes('{{') ? fillKept(text, { timeZone: readerZone(), ...scopeOf(core, facts) }) : text;
}
