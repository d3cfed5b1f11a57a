/**
 * Finds the questions of a flow that a borrower's other answers take back: an employer's name, once the borrower is retired.
 * Reads content only, never answers.
 */
import type { Block, FormBlock } from '../../types/page.ts';
import type { Binding, CompiledFlow, CompiledPage, Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { type AnsweredTest, type IsAnswer, testOf } from './answered-test.ts';

/** One page that asks, what tells whether it shows the field, and the entities whose answers that reads. */
type Asking = { page: CompiledPage; test: AnsweredTest; reads: readonly string[] };

/** A place that every page which asks for it asks under a rule. */
export type ConditionalQuestion = { place: Binding; asked: readonly Asking[] };

type Asked = Binding & { page: CompiledPage; field: string };

/**
 * Usually fewer than a dozen. What any page asks always is not among them, nor what an effect of the vocabulary stores:
 * that may be no answer at all.
 */
export function conditionalQuestions(
  flow: Pick<CompiledFlow, 'pages' | 'rules'>,
  { effects }: Vocabulary,
): ConditionalQuestion[] {
  const stored = storedByEffects(effects);
  return askedUnderRules(flow).filter(({ place }) => !stored.some((other) => overlap(place, other)));
}

function storedByEffects(effects: unknown): Binding[] {
  const words = isRecord(effects) ? Object.values(effects).filter(isRecord) : [];
  return words.flatMap(({ stores }) => (Array.isArray(stores) ? stores.map(placeNamed) : []));
}

function placeNamed(path: unknown): Binding {
  const [entity = '', ...rest] = String(path).split('.');
  return { entity, path: rest };
}

function askedUnderRules(flow: Pick<CompiledFlow, 'pages' | 'rules'>): ConditionalQuestion[] {
  const asked = Object.values(flow.pages).flatMap(askedBy);
  const places = new Map(asked.map((one) => [keyOf(one), asked.filter((other) => overlap(one, other))]));
  return [...places.values()].flatMap((askings) => {
    const [first] = askings;
    const tests = askings.map((asking) => showing(flow, asking, asked));
    const isOne = first && askings.every((one) => keyOf(one) === keyOf(first));
    if (!isOne || tests.some(({ test }) => !canFail(test))) return [];
    return [{ place: { entity: first.entity, path: first.path }, asked: tests }];
  });
}

function askedBy(page: CompiledPage): Asked[] {
  return Object.entries(page.fields).flatMap(([field, place]) => (place ? [{ ...place, page, field }] : []));
}

/** The field's own rule, and one of those of the forms in which it stands. */
function showing(
  { rules }: Pick<CompiledFlow, 'rules'>,
  { page, field, ...own }: Asked,
  asked: readonly Asked[],
): Asking {
  const reads = new Set<string>();
  const isAnswer: IsAnswer = (path) => {
    const place = placeOf(page, path);
    if (!place || overlap(place, own) || !asked.some((one) => isWithin(place, one))) return false;
    reads.add(place.entity);
    return true;
  };
  const ruled = (id: string | undefined) => {
    const claim = id !== undefined && page.when && Object.hasOwn(page.when, id) ? page.when[id] : undefined;
    return testOf(rules, claim ?? 'always', isAnswer);
  };
  const forms = formsOf(page, field).map(({ id }) => ruled(id));
  const placed: AnsweredTest[] = forms.length > 0 ? [{ kind: 'or', parts: forms }] : [];
  const test: AnsweredTest = { kind: 'and', parts: [ruled(field), ...placed] };
  return { page, test, reads: [...reads] };
}

function formsOf({ content = [] }: CompiledPage, field: string): FormBlock[] {
  const forms = content.filter((block: Block): block is FormBlock => block.block === 'form');
  const named = forms.filter(({ fields }) => fields?.includes(field));
  return named.length > 0 ? named : forms.filter(({ fields }) => !fields);
}

/** Where a path of a rule is stored: `answers.city` is what the page's field is bound to. */
function placeOf(page: CompiledPage, path: string): Binding | undefined {
  const [entity = '', ...rest] = path.split('.');
  if (entity !== 'answers') return { entity, path: rest };
  const [field = '', ...inner] = rest;
  const bound = Object.hasOwn(page.fields, field) ? page.fields[field] : undefined;
  return bound ? { entity: bound.entity, path: [...bound.path, ...inner] } : undefined;
}

function isWithin(place: Binding, outer: Binding): boolean {
  return place.entity === outer.entity && outer.path.every((key, at) => place.path[at] === key);
}

function overlap(one: Binding, other: Binding): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

function canFail(test: AnsweredTest): boolean {
  if ('parts' in test)
    return test.kind === 'and'
      ? test.parts.some(canFail)
      : test.parts.length > 0 && test.parts.every(canFail);
  if (test.kind === 'not') return !isSettled(test.part);
  return test.kind === 'ask';
}

function isSettled(test: AnsweredTest): boolean {
  if ('parts' in test) return test.parts.every(isSettled);
  if (test.kind === 'not') return isSettled(test.part);
  return test.kind !== 'ask';
}

const keyOf = ({ entity, path }: Binding) => [entity, ...path].join('.');
