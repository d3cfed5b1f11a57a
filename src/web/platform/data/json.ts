/** JSON as the browser sees it: facts, answers and schemas. Shapes only; the engine knows what they mean. */
import type { FieldSchema } from '../../../types/page.ts';

/** Any JSON object whose keys are not known before it is read. */
export type JsonObject = Record<string, unknown>;

/** The part of a draft-07 schema that a widget may read. */
export type JsonSchema = FieldSchema;
