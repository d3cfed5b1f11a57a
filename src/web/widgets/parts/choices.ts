/**
 * The answers a borrower may choose from: the values of the schema in their order, with the words, the
 * explanation and the icon that the page gives them. A value is never chosen here.
 */
import { readPath } from '../../../engine/facts/read-path.ts';
import { isObject, type JsonObject, type JsonSchema } from '../../data/json.ts';
import { objectOption, textOption } from './option.ts';
import { sentence } from './sentence.ts';

export type Choice = {
  value: unknown;
  /** The value as it stands in the DOM. */
  key: string;
  label: string;
  text?: string;
  icon?: string;
};

/** Reads `enum`, `oneOf` or a boolean schema; `options.choices` is { VALUE: { label, text, icon } }, else the schema's titles. */
export function choices(schema: JsonSchema, options: JsonObject): Choice[] {
  const words = objectOption(options, 'choices');
  const values = valuesOf(schema);
  return (values.length ? values : Object.keys(words)).map((value) => choice(value, words, schema));
}

function valuesOf(schema: JsonSchema): unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.oneOf) return schema.oneOf.flatMap((branch) => ('const' in branch ? [branch.const] : []));
  return schema.type === 'boolean' ? [true, false] : [];
}

function choice(value: unknown, words: JsonObject, schema: JsonSchema): Choice {
  const key = String(value);
  const said = words[key];
  const branch = schema.oneOf?.find((entry) => entry.const === value);
  const own = isObject(said) ? said : { label: said };
  const text = textOption(own, 'text', textOption(own, 'description', branch?.description));
  const icon = textOption(own, 'icon');
  return {
    value,
    key,
    label: textOption(own, 'label', branch?.title ?? titleOf(schema, key)),
    ...(text && { text }),
    ...(icon && { icon }),
  };
}

// The page's own words first, then those of the enumeration.
function titleOf(schema: JsonSchema, key: string): string {
  const titles = readPath(schema, 'titles');
  return isObject(titles) ? textOption(titles, key, word(key)) : word(key);
}

function word(key: string): string {
  return { true: 'Yes', false: 'No' }[key] ?? sentence(key);
}
