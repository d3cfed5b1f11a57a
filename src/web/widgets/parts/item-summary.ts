/** The one line that says what a list item is: the page's own template, else its first two answers. */
import { interpolate } from '../../../engine/text/interpolate.ts';
import type { JsonObject } from '../../data/json.ts';
import { choices } from './choices.ts';
import type { ItemField } from './item-fields.ts';

/** `template` may name any part of the item; "" for an empty item. */
export function summarise(item: JsonObject, fields: ItemField[], template?: string): string {
  const said = inWords(item, fields);
  const answered = fields.filter(({ name }) => item[name] !== undefined && item[name] !== '');
  if (answered.length === 0) return '';
  if (template) return interpolate(template, { ...said, item: said });
  return answered
    .slice(0, 2)
    .map(({ name }) => String(said[name]))
    .join(' · ');
}

// A code such as SECOND reads as the borrower chose it: "Second mortgage".
function inWords(item: JsonObject, fields: ItemField[]): JsonObject {
  const words = fields.map(({ name, schema, options }) => {
    const chosen = choices(schema, 'choices' in options ? options : {}).find(
      ({ value }) => value === item[name],
    );
    return [name, chosen?.label ?? item[name]];
  });
  return { ...item, ...Object.fromEntries(words) };
}
