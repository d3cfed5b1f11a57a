/**
 * Holds what a stand-in heard and answered against the OpenAPI document that the company publishes: no question, no word of one and no
 * answer that it does not allow. The documents are not ours to keep: COMPANY_DOCUMENTS is the folder that holds them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { Heard } from './stand-in.ts';

type Json = { [name: string]: Json };

/** @returns what the document does not allow, each in a line. @param file such as `plaid-2020-09-14.yml` */
export function faultsAgainst(folder: string, file: string, heard: readonly Heard[]): string[] {
  const document = parse(readFileSync(join(folder, file), 'utf8')) as Json;
  const ajv = formats.default(
    new Ajv({ strict: false, logger: false, allErrors: true, coerceTypes: 'array' }),
  );
  ajv.addSchema(closed(document) as object, 'document');
  return [...new Set(heard.flatMap((one) => faultsOf(ajv, document, one)))];
}

function faultsOf(ajv: Ajv, document: Json, { question, body, status, answer }: Heard): string[] {
  const [method = '', path = ''] = question.split(' ');
  const found = Object.keys(document.paths ?? {}).find((one) => one.replace(/\{\w+\}/g, ':sid') === path);
  const operation = found && document.paths?.[found]?.[method.toLowerCase()];
  if (!found || !operation) return [`${question}: no such question`];
  const at = `#/paths/${pointer(found)}/${method.toLowerCase()}`;
  const kinds = Object.keys(operation.requestBody?.content ?? {});
  const code = [String(status), 'default'].find((one) => operation.responses?.[one]);
  return [
    ...against(ajv, `${at}/requestBody/content/${pointer(kinds[0] ?? '')}/schema`, body, `${question} asked`),
    // Not every company publishes what its refusals look like.
    ...(code
      ? against(ajv, `${at}/responses/${code}/${asJson}`, answer, `${question} answered ${status}`)
      : []),
  ];
}

const asJson = 'content/application~1json/schema';

function against(ajv: Ajv, place: string, value: unknown, said: string): string[] {
  const fits: ValidateFunction = ajv.compile({ $ref: `document${place}` });
  if (fits(structuredClone(value))) return [];
  return (fits.errors ?? []).map(({ instancePath, message }) => `${said}: ${instancePath} ${message}`);
}

const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A word that no schema names is not allowed in a question; OpenAPI 3.0's `nullable` allows null beside a reference, too. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const { nullable, example: _, examples: __, discriminator: ___, ...rest } = part as Json;
  const inner = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, closed(one)])) as Json;
  const isQuestion = typeof rest.title === 'string' && String(rest.title).endsWith('Request');
  const strict = (isQuestion ? { ...inner, additionalProperties: false } : inner) as Json;
  return nullable ? { anyOf: [strict, { type: 'null' }] } : strict;
}
