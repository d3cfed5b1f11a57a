/**
 * Finds the questions of a flow that a borrower's other answers take back: an employer's name, once the borrower is retired.
 * Reads content only, never answers.
 */
import type { Block, FormBlock } from '../../types/page.ts';
import type { Binding, CompiledFlow, CompiledPage, Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { type AnsweredTest, type IsAnswer, testOf } from './answered-test.ts';
import { wayToPage } from './way-to-page.ts';

/** One page that asks, what tells whether it shows the field, and the paths of the answers that this reads. */
type Asking = { page: CompiledPage; test: AnsweredTest; reads: readonly string[] };

/** A place that every page which asks for it asks under a rule. */
export type ConditionalQuestion = { place: Binding; asked: readonly Asking[] };

type Flow = Pick<CompiledFlow, 'pages'> & Parameters<typeof wayToPage>[0];
type Asked = Binding & { page: CompiledPage; field: string };

/**
 * Usually fewer than a dozen. What any page asks always is not among them, nor what an effect of the vocabulary stores:
 * that may be no answer at all.
 */
export function conditionalQuestions(flow: Flow, { effects }: Vocabulary): ConditionalQuestion[] {
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

function askedUnderRules(flow: Flow): ConditionalQuestion[] {
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

/** The field's own rule, one of those of the forms in which it stands, and a way to the page. */
function showing(flow: Flow, { page, field, ...own }: Asked, asked: readonly Asked[]): Asking {
  const { rules } = flow;
  const reads = new Set<string>();
  const isAnswer: IsAnswer = (path) => {
    const place = placeOf(page, path);
    if (!place || overlap(place, own) || !asked.some((one) => isWithin(place, one))) return false;
    reads.add(keyOf(place));
    return true;
  };
  const leads: IsAnswer = (path, logic) => !isPast(page, path, logic, asked) && isAnswer(path, logic);
  const ruled = (id: string | undefined) => {
    const claim = id !== undefined && page.when && Object.hasOwn(page.when, id) ? page.when[id] : undefined;
    return testOf(rules, claim ?? 'always', isAnswer);
  };
  const forms = formsOf(page, field).map(({ id }) => ruled(id));
  const placed: AnsweredTest[] = forms.length > 0 ? [{ kind: 'or', parts: forms }] : [];
  const way = wayToPage(flow, page, leads);
  const test: AnsweredTest = { kind: 'and', parts: [ruled(field), ...placed, way] };
  return { page, test, reads: [...reads] };
}

/**
 * A page is not off its way because it was answered: neither its own answers count, nor that another is there at all, unless
 * that is a yes or no.
 */
function isPast(page: CompiledPage, path: string, logic: unknown, asked: readonly Asked[]): boolean {
  const place = placeOf(page, path);
  if (!place || asked.some((one) => one.page === page && overlap(one, place))) return true;
  const asksWhich = isRecord(logic) && !Object.hasOwn(logic, 'present') && !Object.hasOwn(logic, 'var');
  return !asksWhich && !asked.some((one) => overlap(one, place) && isYesOrNo(one));
}

const isYesOrNo = ({ page, field }: Asked) => page.display.properties[field]?.type === 'boolean';

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
