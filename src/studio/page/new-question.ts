/** What is written for a new question: where its answer is kept, how it is called, and in which form it stands. */
import type { Edit, PageSheet } from '../calls/calls.ts';
import { capital } from '../parts/capital.ts';
import { blocksOf, namesIn, orderOf, type Part } from './parts-of.ts';

export type Kind = 'text' | 'long-text' | 'yes-no' | 'choice' | 'number' | 'dollars' | 'date';

export const kinds: Array<{ value: Kind; label: string }> = [
  { value: 'text', label: 'A few words' },
  { value: 'long-text', label: 'Several lines' },
  { value: 'yes-no', label: 'Yes or no' },
  { value: 'choice', label: 'One of several answers' },
  { value: 'number', label: 'A whole number' },
  { value: 'dollars', label: 'An amount in dollars' },
  { value: 'date', label: 'A date' },
];

export type Question = {
  title: string;
  kind: Kind;
  /** Where the answer is kept: an entity, and its name there. */
  entity: string;
  name: string;
  /** What the answer is, for those who read it elsewhere. */
  means: string;
  answers: string[];
  required: boolean;
  /** Another page asks it already, and the answer is the same. */
  isKnown?: boolean;
  /** Index in `content` of the form that asks it. */
  block: number | undefined;
};

/** "When may we call you?" -> "whenMayWeCallYou"; letters lose their accents. */
export function camelName(words: string): string {
  const [first = 'answer', ...rest] =
    plain(words)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 6) ?? [];
  const name = [first, ...rest.map(capital)].join('');
  return /^[a-z]/.test(name) ? name : `the${name}`;
}

export function questionEdits(
  { file, whole, fields }: Pick<PageSheet, 'file' | 'whole' | 'fields'>,
  asked: Question,
): Edit[] {
  const { name, entity, title, required, block } = asked;
  const schema = `schemas/domain/${entity}.schema.json#/properties/${name}`;
  const edits: Edit[] = [
    ...(asked.isKnown ? [] : [{ do: 'add' as const, place: schema, value: schemaOf(asked) }]),
    {
      do: 'add',
      place: `${file}#/schema/properties/${name}`,
      value: { $ref: `${entity}#/properties/${name}`, title },
    },
  ];
  if (required) edits.push({ do: 'insert', place: `${file}#/schema/required`, value: name });
  const widget = asked.isKnown ? undefined : widgets[asked.kind];
  if (widget) edits.push({ do: 'set', place: `${file}#/ui/${name}`, value: { 'ui:widget': widget } });
  if (orderOf(whole))
    edits.push({ do: 'set', place: `${file}#/ui/ui:order`, value: [...fields.map((one) => one.name), name] });
  for (const key of ['reads', 'writes'])
    if (!namesIn(whole[key]).includes(entity))
      edits.push({ do: 'insert', place: `${file}#/${key}`, value: entity });
  return [...edits, ...placeEdits(file, whole, { name, block })];
}

// A form without a list asks whatever no other form lists.
function placeEdits(file: string, page: Part, { name, block }: Pick<Question, 'name' | 'block'>): Edit[] {
  const form = block === undefined ? undefined : blocksOf(page)[block];
  if (!form) return [{ do: 'insert', place: `${file}#/content`, value: { block: 'form', id: 'form' } }];
  if (!Array.isArray(form.fields)) return [];
  return [{ do: 'insert', place: `${file}#/content/${block}/fields`, value: name }];
}

const widgets: Partial<Record<Kind, string>> = {
  'yes-no': 'yes-no',
  'long-text': 'textarea',
  dollars: 'money',
};

function schemaOf({ kind, means, title, answers }: Question): object {
  const said = { description: means || title };
  const missing = { requiredMessage: demands[kind] };
  if (kind === 'yes-no') return { type: 'boolean', ...said, ...missing };
  if (kind === 'choice') return { type: 'string', oneOf: choicesOf(answers), ...said, ...missing };
  if (kind === 'number' || kind === 'dollars')
    return {
      type: 'integer',
      minimum: 0,
      maximum: 100_000_000,
      ...said,
      message: 'Enter a whole number',
      ...missing,
    };
  if (kind === 'date')
    return { type: 'string', format: 'iso-date', message: 'Enter a valid date', ...said, ...missing };
  return { type: 'string', maxLength: kind === 'text' ? 120 : 2000, ...said, ...missing };
}

const demands: Record<Kind, string> = {
  text: 'Enter an answer',
  'long-text': 'Enter an answer',
  'yes-no': 'Choose yes or no',
  choice: 'Choose an answer',
  number: 'Enter a number',
  dollars: 'Enter an amount',
  date: 'Enter a date',
};

// Stored in capitals, as all choices are: "In the morning" -> IN_THE_MORNING. What would be alike ("< $5", "> $5") gets a number.
function choicesOf(answers: readonly string[]): object[] {
  const taken = new Set<string>();
  return answers.map((title) => {
    const words = (
      plain(title)
        .toUpperCase()
        .match(/[A-Z0-9]+/g) ?? ['ANSWER']
    ).join('_');
    let value = words;
    for (let number = 2; taken.has(value); number += 1) value = `${words}_${number}`;
    taken.add(value);
    return { const: value, title };
  });
}

/** What is wrong with the lines of answers; undefined where there are two or more, and none twice. */
export function answersFault(answers: readonly string[]): string | undefined {
  const same = answers.find((answer, index) => answers.indexOf(answer) !== index);
  if (same) return `"${same}" is there twice.`;
  return answers.length < 2 ? 'Write at least two answers.' : undefined;
}

// "¿Cuándo?" -> "Cuando"
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '');
}
