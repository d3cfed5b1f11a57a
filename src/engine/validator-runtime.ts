/** What a validator module is handed besides the formats: three small functions of Ajv's own runtime. */
import type { Format } from './formats/formats.ts';
import type { SchemaCheck } from './validate.ts';

/** `ajv/dist/runtime/{ucs2length,equal,validation_error}`, each its default export. */
export type ValidatorRuntime = {
  ucs2length: (text: string) => number;
  equal: (one: unknown, other: unknown) => boolean;
  validation_error?: unknown;
};

/** The one export of a validator module. */
export type MakeCheck = (formats: Record<string, Format>, runtime: ValidatorRuntime) => SchemaCheck;
