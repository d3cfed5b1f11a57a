/** What a route answers when it does not refuse: a status, and the JSON Schema or the media type of what comes with it. */
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { record, text } from '../../platform/shapes.ts';

/** Neither: nothing comes with the status. A `$ref` in the schema names an entity of schemas/domain. */
export type Answer = { readonly schema?: JsonObject; readonly media?: string };

/** By HTTP status. Refusals have one shape for all routes (`errorSchema`) and are not listed. */
export type Answers = { readonly [status: number]: Answer };

export const replies = (schema: JsonObject): Answers => ({ 200: { schema } });
export const created = (schema: JsonObject): Answers => ({ 201: { schema } });
export const done: Answers = { 204: {} };
export const found: Answers = { 302: {} };
/** @param media without parameters, e.g. `application/pdf`; several are separated by commas */
export const file = (media: string): Answers => ({ 200: { media } });

/** @param name of an entity of schemas/domain, e.g. `application`, or a place in one: `address#/definitions/location` */
export const entity = (name: string) => ({ $ref: name });
export const listOf = (items: JsonObject) => ({ type: 'array', items });
export const mapOf = (values: JsonObject) => ({ type: 'object', additionalProperties: values });
export const orNull = (schema: JsonObject) => ({ anyOf: [schema, { type: 'null' }] });

/** Text of our own, which no request has bounded. */
export const words = { type: 'string' };
export const flag = { type: 'boolean' };
export const anyObject = { type: 'object' };
/** ISO 8601 with a time zone. */
export const timestamp = { type: 'string', format: 'date-time' };
/** A session's token; it is in the header `authorization` too. */
export const sessionAnswer = replies(record({ jwt: words }));
export const fileAnswer = record({
  uuid: { type: 'string', format: 'uuid' },
  name: words,
  size: { type: 'integer' },
  type: text(60),
});

/** Every refusal, whatever its status. */
export const errorSchema = record(
  {
    errors: { ...listOf(words), description: 'Sentences for the borrower.' },
    message: { ...words, description: 'A fixed word that a program acts on, or the sentences joined.' },
    fields: { ...mapOf(words), description: 'JSON pointer of a field: what to change.' },
    step: { ...orNull(words), description: 'The current step of the application.' },
    path: { ...words, description: 'The page that the borrower should be on.' },
    way: record({ words, to: words }),
    requestId: { type: 'string', description: 'The line of the log.' },
  },
  ['errors', 'message', 'requestId'],
);
