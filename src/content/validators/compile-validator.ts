/** Compiles a page's schema ahead of time, so that the browser needs neither Ajv nor `eval`. */

import type { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { type Format, formats as productionFormats } from '../../engine/answers/formats/formats.ts';
import type { SchemaValidator } from '../../engine/answers/schema-validator.ts';
import type { CompiledPage, JsonSchema } from '../../engine/content/bundle.ts';
import { sha256 } from '../files/sha256.ts';
import { answersAjv } from './ajv.ts';

export type PageValidator = {
  /**
   * An ES module without imports: `export const make = (formats, runtime) => validator`. `formats` are the engine's;
   * `runtime` is `validatorRuntime` of engine/validator-runtime.ts.
   */
  code: string;
  /** The same validator, for use on the server. */
  validator: SchemaValidator;
};

type Workshop = { ajv: Ajv; made: Map<string, PageValidator> };

// One cache per set of formats, for as long as the set lives: pages of all lenders share equal schemas.
const workshops = new WeakMap<Record<string, Format>, Workshop>();

/** The validator of a page. `formats` decides whether the sandbox's test numbers pass. */
export function compileValidator(
  page: Pick<CompiledPage, 'authored'>,
  formats: Record<string, Format> = productionFormats,
): PageValidator {
  return compileSchema(page.authored, formats);
}

/** The validator of any self-contained schema. */
export function compileSchema(
  schema: JsonSchema,
  formats: Record<string, Format> = productionFormats,
): PageValidator {
  const workshop = workshops.get(formats) ?? { ajv: answersAjv(formats), made: new Map() };
  workshops.set(formats, workshop);
  const key = sha256(JSON.stringify(schema));
  const known = workshop.made.get(key) ?? make(workshop.ajv, schema);
  workshop.made.set(key, known);
  return known;
}

function make(ajv: Ajv, schema: JsonSchema): PageValidator {
  const validator = ajv.compile(schema);
  return { validator, code: asModule(standalone(ajv, validator)) };
}

/** Ajv writes CommonJS; we pass in what it would `require`. */
function asModule(code: string): string {
  const body = code
    .replace(/^"use strict";/, '')
    .replace(
      /module\.exports\s*=\s*(\w+);\s*module\.exports\.default\s*=\s*\w+;/,
      (_, name: string) => `const exported = ${name};`,
    )
    .replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, 'runtime.$1');
  return `export const make = (formats, runtime) => {\n${body}\nreturn exported;\n};\n`;
}
