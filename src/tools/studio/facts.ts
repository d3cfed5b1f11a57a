/** The facts that a rule may read, as an author chooses among them. */
import type { JsonSchema } from '../../engine/content/bundle.ts';
import { displayed } from '../../engine/content/resolve-refs.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Choice, EntityBrief, FactBrief, FactType } from '../../studio/calls/calls.ts';

/** Path of a fact -> how a page asks it, and what it calls the choices. */
export type Asked = ReadonlyMap<string, { title: string; labels: Readonly<Record<string, string>> }>;

type Domain = Readonly<Record<string, JsonSchema>>;

/** As deep as the parts of a name or an address lie. */
const deepest = 3;

/**
 * The entities of answers and of what becomes of them; what is kept apart no rule reads.
 * @param written entities that pages write: a new answer may be kept there
 */
export function entities(domain: Domain, asked: Asked, written: ReadonlySet<string>): EntityBrief[] {
  return Object.entries(domain).flatMap(([id, schema]): EntityBrief[] => {
    const { facts, title } = schema;
    if (facts !== 'stored' && facts !== 'computed') return [];
    return [
      {
        id,
        title: String(title ?? id),
        isStored: written.has(id),
        facts: factsIn({ domain, asked }, displayed(schema, domain, id), id),
      },
    ];
  });
}

type Known = { domain: Domain; asked: Asked };

function factsIn(known: Known, schema: JsonSchema, path: string): FactBrief[] {
  const parts = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  if (path.split('.').length > deepest) return [];
  return parts.flatMap(([name, part]): FactBrief[] => {
    if (!isRecord(part) || /[uU]uid$/.test(name)) return [];
    const own = factOf(part, `${path}.${name}`, known.asked);
    return own.type === 'other' ? factsIn(known, part, own.path) : [own];
  });
}

function factOf(schema: JsonSchema, path: string, asked: Asked): FactBrief {
  const question = asked.get(path);
  const choices = choicesOf(schema).map(({ value, label }) => ({
    value,
    label: question?.labels[value] ?? (label === value ? inWords(value) : label),
  }));
  const means = String(schema.description ?? path).replace(/\.$/, '');
  return {
    path,
    means,
    ...(question && { asked: question.title }),
    type: typeOf(schema),
    ...(choices.length > 0 && { choices }),
  };
}

/** What an author would call the type of an answer. */
export function typeOf(schema: JsonSchema): FactType {
  if (choicesOf(schema).length > 0) return 'choice';
  if (schema.type === 'boolean') return 'yes-no';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array') return 'list';
  if (schema.type !== 'string') return 'other';
  return schema.format === 'iso-date' ? 'date' : 'text';
}

function choicesOf({ oneOf, enum: values }: JsonSchema): Choice[] {
  const named = Array.isArray(oneOf) ? oneOf.filter(isRecord) : [];
  const titled = named.flatMap(({ const: value, title }) =>
    typeof value === 'string' ? [{ value, label: String(title ?? value) }] : [],
  );
  const plain = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  return titled.length > 0 ? titled : plain.map((value) => ({ value, label: value }));
}

// "JOINT_SPOUSE" -> "Joint spouse"
function inWords(value: string): string {
  // Codes of states and countries.
  if (value.length < 4) return value;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
