/** Questions that a widget asks as one answer: their parts are in the answer, and every value that it takes is offered once. */
import type { JsonSchema } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { type DrawnField, drawnFields } from './drawn-fields.ts';
import { type Lint, type Place, placeOnPage, type Report } from './lint.ts';

export const lintQuestions: Lint = (bundle, report) => {
  for (const [id, page] of Object.entries(bundle.pages))
    for (const field of drawnFields(bundle, page)) {
      const at = placeOnPage(bundle, id, ...field.keys, 'ui:options', 'questions');
      for (const [index, question] of recordsIn(field.options.questions).entries())
        lintQuestion(report, field, question, { ...at, keys: [...at.keys, index] });
    }
};

type Entry = Record<string, unknown>;

function lintQuestion(report: Report, field: DrawnField, question: Entry, at: Place): void {
  const parts = isRecord(field.schema.properties) ? field.schema.properties : {};
  for (const { name, place } of named(question, at).filter((one) => !Object.hasOwn(parts, one.name)))
    report(
      'FIELD_UNKNOWN',
      place,
      `"${field.name}" has no part "${name}".`,
      didYouMean(name, Object.keys(parts)),
    );
  const own = parts[String(question.id)];
  if (isRecord(own)) lintValues(report, own, question, at);
}

function lintValues(report: Report, part: JsonSchema, question: Entry, at: Place): void {
  const known = isRecord(part.items) && Array.isArray(part.items.enum) ? part.items.enum.map(String) : [];
  const offers = offered(question, at);
  const values = offers.map(({ value }) => value);
  for (const [index, { value, place }] of offers.entries()) {
    if (!known.includes(value))
      report('CHOICE_REFUSED', place, `the answer takes no "${value}".`, didYouMean(value, known));
    else if (values.indexOf(value) < index)
      report('CHOICE_REFUSED', place, `"${value}" is there twice.`, 'Remove one.');
  }
  for (const value of known.filter((one) => !values.includes(one)))
    report(
      'CHOICE_MISSING',
      { ...at, keys: [...at.keys, 'choices'] },
      `the answer takes "${value}", and nobody can choose it.`,
      'Add the choice, or take the value out of the domain.',
    );
}

/** The question's part of the answer, and those of its texts. */
function named(question: Entry, at: Place): Array<{ name: string; place: Place }> {
  const texts = choicesIn(question, at).flatMap(({ choice, place }) =>
    isRecord(choice.text) ? [{ name: String(choice.text.id), place: below(place, 'text', 'id') }] : [],
  );
  return [{ name: String(question.id), place: below(at, 'id') }, ...texts];
}

function offered(question: Entry, at: Place): Array<{ value: string; place: Place }> {
  const refusal = isRecord(question.refusal)
    ? [{ choice: question.refusal, place: below(at, 'refusal') }]
    : [];
  return [...choicesIn(question, at), ...refusal].map(({ choice, place }) => ({
    value: String(choice.const),
    place: below(place, 'const'),
  }));
}

function choicesIn(entry: Entry, at: Place): Array<{ choice: Entry; place: Place }> {
  return recordsIn(entry.choices).flatMap((choice, index) => {
    const place = below(at, 'choices', index);
    return [{ choice, place }, ...choicesIn(choice, place)];
  });
}

function below(place: Place, ...keys: Array<string | number>): Place {
  return { ...place, keys: [...place.keys, ...keys] };
}

// Entries of another shape are reported by the options' own schema.
function recordsIn(list: unknown): Entry[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
