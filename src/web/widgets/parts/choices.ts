/**
 * The answers that a borrower may choose from: the values of the schema in their order, with the page's words,
 * explanation and icon. Never chooses one.
 */
import { isRecord } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import type { SelectOptions } from '../../../types/widget-options.ts';
import type { JsonSchema } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';
import { sentence } from './sentence.ts';

export type Choice = {
  value: unknown;
  /** The value as it is in the DOM. */
  key: string;
  label: string;
  text?: string;
  icon?: string;
};

/** Reads `enum`, `oneOf` or a boolean schema; the words are the page's, else the schema's titles. */
export function choices(schema: JsonSchema, { choices: words = {} }: SelectOptions): Choice[] {
  const values = valuesOf(schema);
  return (values.length ? values : Object.keys(words)).map((value) => choice(value, words, schema));
}

function valuesOf(schema: JsonSchema): unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.oneOf) return schema.oneOf.flatMap((branch) => ('const' in branch ? [branch.const] : []));
  return schema.type === 'boolean' ? [true, false] : [];
}

function choice(value: unknown, words: NonNullable<SelectOptions['choices']>, schema: JsonSchema): Choice {
  const key = String(value);
  const said = words[key];
  const branch = schema.oneOf?.find((entry) => entry.const === value);
  const text = said?.text ?? branch?.description;
  const icon = said?.icon;
  return {
    value,
    key,
    label: said?.label ?? branch?.title ?? titleOf(schema, key),
    ...(text && { text }),
    ...(icon && { icon }),
  };
}

// The page's own words first, then those of the enumeration.
function titleOf(schema: JsonSchema, key: string): string {
  const titles = readPath(schema, 'titles');
  return isRecord(titles) && typeof titles[key] === 'string' ? titles[key] : word(key);
}

function word(key: string): string {
  return { true: say('choice.yes'), false: say('choice.no') }[key] ?? sentence(key);
}
