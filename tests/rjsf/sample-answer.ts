/** An answer that a field takes, made from nothing but its schema. */
import type { CompiledPage } from '../../src/engine/content/bundle.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';

/** An answer for every field of a page. */
export function sampleAnswers(page: CompiledPage): Record<string, unknown> {
  return sampleObject(page.authored.properties);
}

/** @param schema with references resolved */
export function sampleAnswer(schema: unknown): unknown {
  if (!isRecord(schema)) return 'x';
  if ('const' in schema) return schema.const;
  // One state, so that it fits the ZIP code.
  if (Array.isArray(schema.enum)) return schema.enum.includes('CA') ? 'CA' : schema.enum[0];
  if (Array.isArray(schema.allOf))
    return sampleAnswer(Object.assign({}, ...schema.allOf, { ...schema, allOf: undefined }));
  if (Array.isArray(schema.oneOf)) return sampleAnswer(schema.oneOf[0]);
  if (isRecord(schema.additionalProperties)) return { first: sampleAnswer(schema.additionalProperties) };
  if (schema.type === 'object' || schema.properties) return sampleObject(withoutRefused(schema));
  if (schema.type === 'array') return [sampleAnswer(schema.items)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema);
  return sampleText(schema);
}

function sampleObject(properties: unknown): Record<string, unknown> {
  const parts = isRecord(properties) ? properties : {};
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sampleAnswer(part)]));
}

/** What an answer without the condition's own parts may have: of an address, what it has at home. */
function withoutRefused(schema: Record<string, unknown>): Record<string, unknown> {
  const parts = isRecord(schema.properties) ? schema.properties : {};
  const otherwise = isRecord(schema.else) && isRecord(schema.else.properties) ? schema.else.properties : {};
  const asked = Object.entries(parts).filter(
    ([name]) => otherwise[name] !== false && !(schema.else && conditionOf(schema).includes(name)),
  );
  return Object.fromEntries(
    asked.map(([name, part]) => [
      name,
      isRecord(otherwise[name]) ? { ...(part as object), ...otherwise[name] } : part,
    ]),
  );
}

function conditionOf({ if: condition }: Record<string, unknown>): unknown[] {
  return isRecord(condition) && Array.isArray(condition.required) ? condition.required : [];
}

function sampleNumber({ minimum = 0, multipleOf = 1 }: Record<string, unknown>): number {
  return Math.ceil(Number(minimum) / Number(multipleOf)) * Number(multipleOf);
}

const byFormat: Record<string, string> = {
  'person-name': 'Maria',
  'iso-date': '1984-05-06',
  'email-address': 'maria@example.com',
  'us-phone': '+12025550101',
  ssn: '123456789',
  'street-address': '101 Sandbox Way',
  'mail-street': 'PO Box 412',
  'us-zip': '95814',
  'aba-routing': '021000021',
  'bank-account': '0123456789',
  'year-month': '2019-03',
  'date-time': '2026-11-21T10:00:00Z',
  date: '2026-11-21',
  uuid: '0b6ef0f3-6f1c-4a43-9a3e-1f0c3d1d1111',
};

/** Texts that satisfy the patterns of the domain. */
const byPattern = [
  '000000',
  'Maria',
  '123456',
  'ABC123',
  '2026-12-01T10:00',
  'https://example.com',
  '2019-03',
  '95814',
];

function sampleText({ format, pattern, minLength = 1, maxLength }: Record<string, unknown>): string {
  if (typeof format === 'string' && byFormat[format]) return byFormat[format];
  const fits =
    typeof pattern === 'string' ? byPattern.find((text) => new RegExp(pattern, 'u').test(text)) : undefined;
  return fits ?? 'a porch light in autumn'.padEnd(Number(minLength), 'x').slice(0, Number(maxLength ?? 100));
}
