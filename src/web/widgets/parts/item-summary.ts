/** The one line that says what a list item is: the page's own template, else its first two answers. */
import { readPath } from '../../../engine/facts/read-path.ts';
import { interpolate, slotsOf } from '../../../engine/text/interpolate.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import { choices } from './choices.ts';
import type { ItemField } from './item-fields.ts';

type Told = Pick<ItemField, 'name' | 'schema' | 'options'>;

/** `template` may name any part of the item, what is given and not asked too; "" for an empty item. */
export function summarise(item: JsonObject, fields: Told[], template?: string): string {
  const said = inWords(item, fields);
  if (template) return isTold(template, said) ? interpolate(template, { ...said, item: said }) : '';
  return fields
    .filter(({ name }) => isFilled(item[name]))
    .slice(0, 2)
    .map(({ name }) => String(said[name]))
    .join(' · ');
}

function isTold(template: string, item: JsonObject): boolean {
  return slotsOf(template).some(({ path }) => isFilled(readPath({ ...item, item }, path)));
}

const isFilled = (value: unknown) => value !== undefined && value !== '';

// A code such as SECOND reads as the borrower chose it: "Second mortgage".
function inWords(item: JsonObject, fields: Told[]): JsonObject {
  const words = fields.map(({ name, schema, options }) => {
    const chosen = choices(schema, 'choices' in options ? options : {}).find(
      ({ value }) => value === item[name],
    );
    return [name, chosen?.label ?? item[name]];
  });
  return { ...item, ...Object.fromEntries(words) };
}
