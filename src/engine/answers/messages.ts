/** Turns a validator's findings into sentences for borrowers: the field's own `message`, else a plain one by keyword. */
import type { FieldSchema } from '../../types/page.ts';
import type { BrowserPage } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { isRecord } from '../facts/facts.ts';
import { keysOf } from '../facts/json-pointer.ts';
import { type AnswerWords, answerWords } from '../text/answer-words.ts';
import { interpolate } from '../text/interpolate.ts';
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

/** The sentence for one failure; missingAt speaks of what is missing. `own` stand before the sentences of answer-words.ts. */
export function sentence(
  page: BrowserPage,
  schema: FieldSchema,
  error: SchemaError,
  own: AnswerWords = {},
): string {
  if (schema.message) return schema.message;
  const find = Object.hasOwn(sentences, error.keyword) ? sentences[error.keyword] : undefined;
  const { name, facts = {} } = find?.(schema, writer(page, error)) ?? { name: 'invalid' as const };
  return interpolate(own[name] ?? answerWords[name], facts);
}

type Write = (value: unknown) => string;
type Said = { name: keyof typeof answerWords; facts?: Record<string, unknown> };

const sentences: Readonly<Record<string, (schema: FieldSchema, write: Write) => Said>> = {
  minimum: range,
  maximum: range,
  exclusiveMinimum: (schema, write) => ({
    name: 'above',
    facts: { limit: write(schema.exclusiveMinimum) },
  }),
  exclusiveMaximum: (schema, write) => ({
    name: 'below',
    facts: { limit: write(schema.exclusiveMaximum) },
  }),
  multipleOf: ({ multipleOf }, write) => ({ name: 'multiple', facts: { step: write(multipleOf) } }),
  minLength: ({ minLength }) => counted(minLength, 'oneCharacter', 'charactersAtLeast'),
  maxLength: ({ maxLength }) => counted(maxLength, 'oneCharacterAtMost', 'charactersAtMost'),
  minItems: ({ minItems }) => counted(minItems, 'oneEntry', 'entriesAtLeast'),
  maxItems: ({ maxItems }) => counted(maxItems, 'oneEntryAtMost', 'entriesAtMost'),
  uniqueItems: () => ({ name: 'onlyOnce' }),
  enum: () => ({ name: 'oneOf' }),
  const: ({ const: only }) => ({ name: only === true ? 'required' : 'invalid' }),
  type: ({ type }) => ({ name: type === 'integer' ? 'whole' : 'invalid' }),
  additionalProperties: () => ({ name: 'unasked' }),
};

function range({ minimum, maximum }: FieldSchema, write: Write): Said {
  const noun = write === money ? 'amount' : 'number';
  if (minimum !== undefined && maximum !== undefined)
    return { name: `${noun}Between`, facts: { from: write(minimum), to: write(maximum) } };
  return minimum !== undefined
    ? { name: `${noun}AtLeast`, facts: { limit: write(minimum) } }
    : { name: `${noun}AtMost`, facts: { limit: write(maximum) } };
}

function writer(page: BrowserPage, { instancePath }: SchemaError): Write {
  return fieldUi(page, instancePath.split('/')[1] ?? '')['ui:widget'] === 'money' ? money : number;
}

function counted(count: number | undefined, one: Said['name'], many: Said['name']): Said {
  return { name: count === 1 ? one : many, facts: { count } };
}

function inside(schema: FieldSchema, segment: string): FieldSchema {
  if (schema.properties && Object.hasOwn(schema.properties, segment)) return schema.properties[segment] ?? {};
  return isRecord(schema.items) && /^\d+$/.test(segment) ? schema.items : {};
}
