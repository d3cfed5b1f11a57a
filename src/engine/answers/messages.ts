/** Turns a validator's findings into sentences for borrowers: the field's own `message`, else a plain one by keyword. */
import type { FieldSchema } from '../../types/page.ts';
import type { BrowserPage } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { isRecord } from '../facts/facts.ts';
import { keysOf } from '../facts/json-pointer.ts';
import { money } from '../text/money.ts';
import { number } from '../text/number.ts';

/** What Ajv says about one failure. */
export type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
};

/** Where the failure is shown, and the display schema of that place. A missing or unknown key stands at itself, not at its parent. */
export function fieldAt(page: BrowserPage, error: SchemaError): { pointer: string; schema: FieldSchema } {
  const key = error.params.missingProperty ?? error.params.additionalProperty;
  const pointer = key === undefined ? error.instancePath : `${error.instancePath}/${String(key)}`;
  const segments = keysOf(pointer);
  return { pointer, schema: segments.reduce(inside, page.display) };
}

/** The sentence for one failure; missingAt speaks of what is missing. */
export function sentence(page: BrowserPage, schema: FieldSchema, error: SchemaError): string {
  if (schema.message) return schema.message;
  const say = Object.hasOwn(sentences, error.keyword) ? sentences[error.keyword] : undefined;
  return say?.(schema, writer(page, error)) ?? 'Enter a valid answer';
}

type Write = (value: unknown) => string;

const sentences: Readonly<Record<string, (schema: FieldSchema, write: Write) => string>> = {
  minimum: range,
  maximum: range,
  exclusiveMinimum: ({ exclusiveMinimum }, write) => `Enter more than ${write(exclusiveMinimum)}`,
  exclusiveMaximum: ({ exclusiveMaximum }, write) => `Enter less than ${write(exclusiveMaximum)}`,
  multipleOf: ({ multipleOf }, write) => `Enter a multiple of ${write(multipleOf)}`,
  minLength: ({ minLength }) => `Must be at least ${plural(minLength, 'character')}`,
  maxLength: ({ maxLength }) => `Must be at most ${plural(maxLength, 'character')}`,
  minItems: ({ minItems }) => `Add at least ${plural(minItems, 'entry', 'entries')}`,
  maxItems: ({ maxItems }) => `Add at most ${plural(maxItems, 'entry', 'entries')}`,
  uniqueItems: () => 'Enter each one only once',
  enum: () => 'Choose one of the options',
  const: ({ const: only }) => (only === true ? 'Required' : 'Enter a valid answer'),
  type: ({ type }) => (type === 'integer' ? 'Enter a whole number' : 'Enter a valid answer'),
  additionalProperties: () => 'This was not asked',
};

function range({ minimum, maximum }: FieldSchema, write: Write): string {
  const noun = write === money ? 'an amount' : 'a number';
  if (minimum !== undefined && maximum !== undefined)
    return `Enter ${noun} between ${write(minimum)} and ${write(maximum)}`;
  return minimum !== undefined
    ? `Enter ${noun} of at least ${write(minimum)}`
    : `Enter ${noun} of at most ${write(maximum)}`;
}

function writer(page: BrowserPage, { instancePath }: SchemaError): Write {
  return fieldUi(page, instancePath.split('/')[1] ?? '')['ui:widget'] === 'money' ? money : number;
}

function plural(count: number | undefined, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function inside(schema: FieldSchema, segment: string): FieldSchema {
  if (schema.properties && Object.hasOwn(schema.properties, segment)) return schema.properties[segment] ?? {};
  return isRecord(schema.items) && /^\d+$/.test(segment) ? schema.items : {};
}
