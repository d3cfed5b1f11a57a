/** Where a page asks for an answer of a format that tests/cases/field-rules.json lists, and such answers with one of them wrong. */
import { isRecord } from '../../src/engine/facts/facts.ts';
import rules from '../cases/field-rules.json' with { type: 'json' };

export type Format = keyof typeof rules.formats;
export type Asked = { format: Format; at: string[] };

/** Where a schema asks for one of the formats, lists by their first entry. */
export function askedIn(schema: unknown, at: string[] = []): Asked[] {
  if (!isRecord(schema)) return [];
  const { format } = schema;
  if (typeof format === 'string' && Object.hasOwn(rules.formats, format))
    return [{ format: format as Format, at }];
  const parts = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...parts.flatMap(([name, part]) => askedIn(part, [...at, name])),
    ...(isRecord(schema.items) ? askedIn(schema.items, [...at, '0']) : []),
    // What holds without a condition's answer: of an address, what holds at home.
    ...(Array.isArray(schema.allOf) ? schema.allOf : []).flatMap((one) =>
      isRecord(one) ? askedIn(one.else, at) : [],
    ),
  ];
}

/** The answers with another one at a place. */
export function answered(
  answers: Record<string, unknown>,
  [name = '', ...rest]: string[],
  bad: string,
): Record<string, unknown> {
  if (rest.length === 0) return { ...answers, [name]: bad };
  const part = answers[name];
  const inner = answered(isRecord(part) ? part : { ...(part as object) }, rest, bad);
  return { ...answers, [name]: Array.isArray(part) ? Object.values(inner) : inner };
}
