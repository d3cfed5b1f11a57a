/** Which pages may be submitted, in a flow with a machine and in one without (THREAT-21). */
/** Covers src/engine/journey/{allowed,sequence}.ts. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { allowed } from '../../../src/engine/journey/allowed.ts';
import { following, sequencePages } from '../../../src/engine/journey/sequence.ts';
import { at } from '../at.ts';
import { smallBundle } from '../small-bundle.ts';
import { flow, signed, started, texan } from './standings.ts';

describe('allowed (THREAT-21)', () => {
  test('only the page where the journey stands', () => {
    const verdicts = ['start', 'details', 'texas', 'stuck', 'end'].map((id) =>
      allowed(flow, at({}, null), id),
    );

    expect(verdicts).toEqual([true, false, false, false, false]);
  });

  test('and a page that says it is open', () => {
    const signedTexan = { application: { amount: 1, state: 'TX', signed: true } };
    expect(allowed(flow, at(texan, 'DETAILS'), 'details')).toBe(true);
    expect(allowed(flow, at(signedTexan, 'DETAILS'), 'details')).toBe(false);
  });

  test('at a held step only what the step lists, whatever the pages say (FINDING-A1.3, FINDING-D4)', () => {
    const held = smallBundle();
    Object.assign(held.steps?.steps.STOPPED ?? {}, { only: ['texas'] });
    Object.assign(held.pages.details ?? {}, { open: { at: 'any' } });
    const heldFlow = compile(held);
    const verdict = (step: string | null) =>
      ['details', 'texas', 'stuck', 'end'].map((id) => allowed(heldFlow, at(texan, step), id));

    expect(verdict('STOPPED')).toEqual([false, true, true, false]);
    expect(verdict('WAITING_FOR_RECORD')).toEqual([true, false, false, false]);
  });

  test('before there is a step, where a page says so', () => {
    const early = smallBundle();
    Object.assign(early.pages.details ?? {}, { open: { at: ['start'] } });

    expect(allowed(compile(early), at({}, null), 'details')).toBe(true);
    expect(allowed(compile(early), at({}, 'STOPPED'), 'details')).toBe(false);
  });

  test('nothing while the server waits', () => {
    expect(allowed(flow, at({}, 'WAITING_FOR_RECORD'), 'start')).toBe(false);
  });

  test('a page that an event led to', () => {
    expect(allowed(flow, at({ application: { amount: 1, state: 'TX' } }), 'texas')).toBe(true);
    const reopened = at(signed, null, ['reopen']);
    expect([allowed(flow, at(signed), 'end'), allowed(flow, reopened, 'end')]).toEqual([true, false]);
    expect([allowed(flow, at(signed), 'details'), allowed(flow, reopened, 'details')]).toEqual([false, true]);
  });
});

describe('a flow without a machine', () => {
  const { machine: _, steps: __, ...rest } = smallBundle();
  const linear = compile({
    ...rest,
    flow: {
      id: 'signup',
      version: 1,
      title: 'Sign up',
      basePath: '/register',
      sequence: [
        { page: 'start', when: 'always', stop: [{ when: 'isTexas', to: 'stuck' }] },
        { page: 'texas', when: 'isTexas' },
        { page: 'end', when: 'always' },
      ],
    },
  });

  test('lists the pages that apply', () => {
    expect(sequencePages(linear, { facts: started })).toEqual(['start', 'end']);
  });

  test('stops where a stop holds, else goes on to the next that applies', () => {
    expect(following(linear, { facts: texan }, 'start')).toEqual({ stop: 'stuck' });
    expect(following(linear, { facts: started }, 'start')).toEqual({ page: 'end' });
    expect(following(linear, { facts: started }, 'end')).toEqual({ end: true });
  });

  test('allows the pages that apply', () => {
    expect([allowed(linear, at(started, null), 'texas'), allowed(linear, at(started, null), 'end')]).toEqual([
      false,
      true,
    ]);
  });
});
