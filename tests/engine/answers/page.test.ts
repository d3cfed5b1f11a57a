/**
 * Covers src/content/validators/compile-validator.ts, src/engine/answers/{validate,visible}.ts,
 *   src/engine/content/{bind,compile,flow-core}.ts, src/engine/text/interpolate.ts, src/engine/answers.
 */
/** One page: what is shown, what is asked, what is wrong, where it is stored. */
import { describe, expect, test } from 'vitest';
import { compileValidator } from '../../../src/content/validators/compile-validator.ts';
import { validate } from '../../../src/engine/answers/validate.ts';
import { visible } from '../../../src/engine/answers/visible.ts';
import { bind } from '../../../src/engine/content/bind.ts';
import type { Bundle, CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import { pageForBrowser } from '../../../src/engine/content/flow-core.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { interpolate } from '../../../src/engine/text/interpolate.ts';
import { smallBundle } from '../small-bundle.ts';

const flow = compile(smallBundle());
const good = { amount: 60000, name: { first: 'Ana' }, agree: true };

function verdict(
  data: unknown,
  { bundle = smallBundle(), facts = {} }: { bundle?: Bundle; facts?: Facts } = {},
) {
  const compiled = compile(bundle);
  const page = startOf(compiled);
  return validate(compiled, page, {
    data,
    facts,
    today: '2026-11-21',
    validator: compileValidator(page).validator,
  });
}

describe('bind', () => {
  test('a reference to a property is a place; a password, a definition and a list entry are none', () => {
    const fields = bind({
      schema: {
        type: 'object',
        properties: {
          email: { $ref: 'profile#/properties/email' },
          first: { $ref: 'profile#/properties/name/properties/first' },
          offer: { $ref: 'offer#' },
          password: { type: 'string' },
          state: { $ref: 'enumerations#/definitions/usState' },
          lender: { $ref: 'liens#/properties/items/items' },
        },
      },
    });

    expect(fields).toEqual({
      email: { entity: 'profile', path: ['email'] },
      first: { entity: 'profile', path: ['name', 'first'] },
      offer: { entity: 'offer', path: [] },
      password: null,
      state: null,
      lender: null,
    });
  });
});

describe('a compiled page', () => {
  const page = startOf(flow);

  test('shows the page’s own words over the domain’s, references resolved', () => {
    expect(page.display.properties.amount).toEqual({
      type: 'integer',
      minimum: 15000,
      maximum: 400000,
      title: 'Amount',
    });
    expect(page.display.properties.name).toMatchObject({
      title: 'Name',
      properties: { first: { message: 'Enter your name' } },
    });
  });

  test('demands both, so that a page can only tighten', () => {
    const bundle = smallBundle();
    Object.assign(bundle.pages.start?.schema?.properties.amount ?? {}, { minimum: 5000 });

    expect(verdict({ ...good, amount: 9000 }, { bundle }).issues).toEqual([
      { pointer: '/amount', message: 'Enter an amount between $5,000 and $400,000', code: 'minimum' },
    ]);
  });

  test('goes to the browser without the schema that only the validator needs', () => {
    expect(Object.keys(pageForBrowser(page))).not.toContain('authored');
    expect(pageForBrowser(page)).toMatchObject({
      id: 'start',
      fields: { amount: { entity: 'application', path: ['amount'] }, secret: null },
    });
  });
});

describe('visible', () => {
  const shown = (answers: unknown, facts: Facts = {}) => [...visible(flow, startOf(flow), facts, answers)];

  test('a field appears with the answer that asks for it', () => {
    expect(shown({ job: 'NONE' })).not.toContain('employer');
    expect(shown({ job: 'FULL' })).toContain('employer');
  });

  test('blocks are shown by rule too', () => {
    expect(shown({}, { application: { state: 'TX' } })).toContain('texas-note');
    expect(shown({})).not.toContain('texas-note');
  });

  test('typed answers lie over stored facts, where they would be stored', () => {
    const bundle = smallBundle();
    bundle.rules.isLarge = {
      means: 'A large line.',
      logic: { '>': [{ var: 'application.amount' }, 100000] },
    };
    Object.assign(bundle.pages.start?.when ?? {}, { secret: 'isLarge' });
    const large = compile(bundle);

    const ids = (answers: unknown) =>
      visible(large, startOf(large), { application: { amount: 50000 } }, answers);
    expect([ids({}).has('secret'), ids({ amount: 200000 }).has('secret')]).toEqual([false, true]);
  });

  test('an answer in a hidden field does not show another', () => {
    const bundle = smallBundle();
    bundle.rules.hasEmployer = {
      means: 'There is an employer.',
      logic: { present: { var: 'answers.employer' } },
    };
    Object.assign(bundle.pages.start?.when ?? {}, { secret: 'hasEmployer' });
    const chained = compile(bundle);

    const ids = visible(chained, startOf(chained), {}, { job: 'NONE', employer: 'left over' });
    expect([ids.has('employer'), ids.has('secret')]).toEqual([false, false]);
  });

  test('hiding a form block hides its fields', () => {
    const bundle = smallBundle();
    Object.assign(bundle.pages.start ?? {}, {
      content: [
        { block: 'form', id: 'main' },
        { block: 'form', id: 'work', fields: ['job'] },
      ],
    });
    Object.assign(bundle.pages.start?.when ?? {}, { work: 'isTexas' });
    const grouped = compile(bundle);

    expect(visible(grouped, startOf(grouped), {}, {}).has('job')).toBe(false);
    expect(visible(grouped, startOf(grouped), { application: { state: 'TX' } }, {}).has('job')).toBe(true);
    expect(visible(grouped, startOf(grouped), {}, {}).has('amount')).toBe(true);
  });
});

describe('validate', () => {
  test('takes good answers', () => {
    expect(verdict(good)).toEqual({ ok: true, data: good, issues: [] });
  });

  test('asks for what is missing, in the order of the fields, in the words of the field', () => {
    const bundle = smallBundle();
    bundle.pages.start?.schema?.required?.push('secret');

    expect(verdict({}, { bundle }).issues).toEqual([
      { pointer: '/amount', message: 'Required', code: 'required' },
      { pointer: '/name/first', message: 'Required', code: 'required' },
      { pointer: '/secret', message: 'Type it', code: 'required' },
      { pointer: '/agree', message: 'Required', code: 'required' },
    ]);
  });

  test.each(['', null, undefined])('an empty box (%j) is no answer', (empty) => {
    expect(verdict({ ...good, amount: empty }).issues).toEqual([
      { pointer: '/amount', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, employer: empty }).data).toEqual(good);
  });

  test('an unticked consent is missing', () => {
    expect(verdict({ ...good, agree: false }).issues).toEqual([
      { pointer: '/agree', message: 'Required', code: 'required' },
    ]);
  });

  test('requires by rule, and only what is shown', () => {
    expect(verdict({ ...good, job: 'FULL' }).issues).toEqual([
      { pointer: '/employer', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, job: 'NONE' }).ok).toBe(true);
  });

  test('drops the answers of hidden fields', () => {
    expect(verdict({ ...good, job: 'NONE', employer: 'Old Mill' }).data).toEqual({ ...good, job: 'NONE' });
  });

  test('says the field’s own message, down to the part that is wrong', () => {
    expect(verdict({ ...good, name: {} }).issues).toEqual([
      { pointer: '/name/first', message: 'Required', code: 'required' },
    ]);
    expect(verdict({ ...good, name: { first: 'x'.repeat(51) } }).issues).toEqual([
      { pointer: '/name/first', message: 'Enter your name', code: 'maxLength' },
    ]);
  });

  test.each([
    [{ amount: 14999 }, '/amount', 'Enter an amount between $15,000 and $400,000'],
    [{ amount: 400001 }, '/amount', 'Enter an amount between $15,000 and $400,000'],
    [{ amount: 20000.5 }, '/amount', 'Enter a whole number'],
    [{ amount: '20000' }, '/amount', 'Enter a whole number'],
    [{ job: 'SOME' }, '/job', 'Choose one of the options'],
    [{ secret: 'abc', again: 'abc' }, '/secret', 'Must be at least 4 characters'],
    [{ job: 'FULL', employer: 'x'.repeat(51) }, '/employer', 'Must be at most 50 characters'],
    [{ surprise: 1 }, '/surprise', 'This was not asked'],
  ])('%j: %s %s', (answers, pointer, message) => {
    expect(verdict({ ...good, ...answers }).issues).toEqual([{ pointer, message, code: expect.any(String) }]);
  });

  test('compares fields when each of them is in order', () => {
    expect(verdict({ ...good, secret: 'abcd', again: 'abce' }).issues).toEqual([
      { pointer: '/again', message: 'These differ', code: 'same' },
    ]);
    expect(verdict({ ...good, secret: 'abcd', again: 'abcd' }).ok).toBe(true);
  });

  test.each([null, 7, 'text', [], [good]])('%j is no form at all', (data) => {
    expect(verdict(data).ok).toBe(false);
  });

  test('hostile keys are not answers (THREAT-12, THREAT-18)', () => {
    const data = JSON.parse(
      '{"amount": 60000, "name": {"first": "Ana", "__proto__": {"x": 1}}, "agree": true, "__proto__": {"admin": true}, "constructor": 1}',
    );

    expect(verdict(data).ok).toBe(false);
    expect(Reflect.get({}, 'admin')).toBe(undefined);
  });
});

describe('an object', () => {
  const home = {
    type: 'object',
    required: ['street', 'zip'],
    properties: {
      street: { type: 'string' },
      unit: { type: 'string' },
      zip: { type: 'string', requiredMessage: 'Enter a ZIP code' },
    },
  };
  const pointers = (data: object, homes: { [key: string]: unknown }) =>
    verdict({ ...good, ...data }, { bundle: withList(homes) }).issues.map(({ pointer, message }) => [
      pointer,
      message,
    ]);
  const both = (at: string) => [
    [`${at}/street`, 'Required'],
    [`${at}/zip`, 'Enter a ZIP code'],
  ];

  test('that is missing is said at each part that it must have, in a list too', () => {
    expect(pointers({}, home)).toEqual(both('/homes'));
    const list = {
      type: 'array',
      items: { type: 'object', required: ['place'], properties: { place: home } },
    };
    expect(pointers({ homes: [{}] }, list)).toEqual(both('/homes/0/place'));
  });

  test('that has words of its own is said in those', () => {
    expect(pointers({}, { ...home, requiredMessage: 'Tell us where' })).toEqual([
      ['/homes', 'Tell us where'],
    ]);
  });
});

describe('a list', () => {
  const homes = {
    type: 'array',
    maxItems: 4,
    items: {
      type: 'object',
      required: ['since'],
      properties: { since: { type: 'string' }, place: { type: 'object' } },
    },
  };
  const answered = (list: unknown) => verdict({ ...good, homes: list }, { bundle: withList(homes) });
  const home = (since: string, zip: string) => ({ since, place: { state: 'CA', zip } });

  test('that must be answered is not answered by an empty one', () => {
    expect(answered([]).issues).toEqual([{ pointer: '/homes', message: 'Required', code: 'required' }]);
  });

  test('is checked entry by entry, and a part that is wrong is named', () => {
    const { issues } = answered([home('2024-01', '95814'), home('2023-01', '10001')]);
    expect(issues).toEqual([{ pointer: '/homes/1/place/zip', message: 'Elsewhere', code: 'zip-in-state' }]);
  });

  test('is checked as a whole where the check says so', () => {
    const { issues } = answered([home('2026-01', '95814'), home('2025-01', '95814')]);
    expect(issues).toEqual([{ pointer: '/homes', message: 'Go further back', code: 'reaches-back' }]);
    expect(answered([home('2026-01', '95814'), home('2024-01', '95814')]).ok).toBe(true);
  });
});

function withList(homes: { [key: string]: unknown }): Bundle {
  const bundle = smallBundle();
  const { start } = bundle.pages;
  if (!start?.schema) throw new Error('no start');
  start.schema.required?.push('homes');
  start.schema.properties = { ...start.schema.properties, homes };
  start.checks = [
    { check: 'zip-in-state', fields: ['homes.*.place'], message: 'Elsewhere' },
    { check: 'reaches-back', fields: ['homes.*.since'], value: '-24m', message: 'Go further back' },
  ];
  return bundle;
}

describe('interpolate', () => {
  const facts = {
    org: { name: 'Acme', legal: 'Acme, Inc.' },
    application: { amount: 60000, list: [1] },
    zero: 0,
    none: null,
  };

  test.each([
    ['{{org.name}} lends', 'Acme lends'],
    ['{{ application.amount | money }}', '$60,000'],
    ['{{application.missing | money}} and {{nothing}}', '— and —'],
    ['{{none}}', '—'],
    ['{{zero}}', '0'],
    ['{{application.list}} {{application}}', '— —'],
    ['{{org.constructor}} {{__proto__.x}}', '— —'],
    ['{{application.amount | constructor}}', '60000'],
    ['{{1 + 1}} {not} {{{org.name}}}', '{{1 + 1}} {not} {Acme}'],
    ['The terms of {{org.legal}}. And more.', 'The terms of Acme, Inc. And more.'],
    ['{{org.legal}}.', 'Acme, Inc.'],
    ['{{org.legal}}, {{org.name}}.', 'Acme, Inc., Acme.'],
    ['{{org.legal}}...', 'Acme, Inc....'],
  ])('%s → %s', (text, shown) => {
    expect(interpolate(text, facts)).toBe(shown);
  });

  test('a value that looks like a slot stays as it is', () => {
    expect(interpolate('{{a}}', { a: '{{b}} $& $1', b: 'secret' })).toBe('{{b}} $& $1');
  });
});

function startOf(compiled: CompiledFlow) {
  const page = compiled.pages.start;
  if (!page) throw new Error('no start');
  return page;
}
