/** Fills values into a text of the content, with times in the reader's own zone. */
import type { Facts } from '../../engine/facts/facts.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { interpolate } from '../../engine/text/interpolate.ts';
import { isKeptTemplate } from '../../engine/text/kept-template.ts';
import { keepValue } from '../jsx/is-kept.ts';
import type { Core } from './content.ts';
import { readerZone } from './reader-zone.ts';

/** The text with `{{…}}` replaced; a text without any is returned as it is. */
export function fillText(core: Core, text: string, facts: Facts): string {
  if (!text.includes('{{')) return text;
  const filled = interpolate(text, { timeZone: readerZone(), ...scopeOf(core, facts) });
  if (isKeptTemplate(text)) keepValue(filled);
  return filled;
}
