/** Which fields and blocks a page shows. */
/** Covers src/engine/answers/visible.ts. */
import { describe, expect, test } from 'vitest';
import { visible } from '../../../src/engine/answers/visible.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { smallBundle } from '../small-bundle.ts';
import { flow, startOf } from './start-page.ts';

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
