/** A page's compiled schema, as everyone who judges answers sees it. */
import type { SchemaError } from './messages.ts';

/** A compiled schema, as Ajv makes them: true, or false with `errors`. */
export type SchemaValidator = { (data: unknown): boolean; errors?: readonly SchemaError[] | null };
