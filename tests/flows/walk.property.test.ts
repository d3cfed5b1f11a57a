/** Whatever the facts, the step and the events: the walk keeps to the declared transitions and ends on a declared page. */
/** Covers src/engine/journey/{decide,derive-step,find-step}.ts, src/tools/decide/route-by-fallback.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, mayStart, type TransitionOutcome } from '../../src/engine/journey/decide.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { routeByFallback } from '../../src/tools/decide/route-by-fallback.ts';
import { at } from '../engine/at.ts';
import { cases, heloc } from './heloc-core.ts';

const transitions = heloc.machine?.transitions ?? [];
const targets = new Set([
  ...Object.values(heloc.machine?.states ?? {}).flatMap(({ page }) => page.map(({ to }) => to)),
  ...Object.values(heloc.steps?.steps ?? {}).flatMap(({ routes }) => (routes ?? []).map(({ to }) => to)),
]);

// The facts that rules read, each with a value of its own kind, of another kind, or missing.
const odd = fc.constantFrom(undefined, null, '', 0, 1, true, false, 'x', [], {});
const flag = fc.oneof({ weight: 4, arbitrary: fc.boolean() }, { weight: 1, arbitrary: odd });
const oneOf = (...words: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: odd });
const flags = wordsIn(/"application\.status\.(\w+)"/g);
const words = wordsIn(/"([A-Z][A-Z_]{2,})"/g);
const status = fc.record(Object.fromEntries(flags.map((name) => [name, fc.oneof(flag, oneOf(...words))])), {
  requiredKeys: [],
});
const listOf = (key: string) =>
  fc.oneof(fc.array(fc.record({ [key]: oneOf(...words) }), { maxLength: 4 }), odd);
const account = fc.oneof(fc.record({ uuid: oneOf('a'), routingNumber: oneOf('021000021') }), odd);
const facts = fc.record(
  {
    profile: fc.oneof(
      fc.record({
        name: fc.oneof(fc.record({ uuid: oneOf('n') }), odd),
        dob: oneOf('1980-01-02'),
        hasSsn: flag,
        addresses: fc.oneof(fc.array(fc.record({ uuid: oneOf('p', 'o'), ownership: oneOf('SOLE') })), odd),
      }),
      odd,
    ),
    application: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record({
          status: fc.oneof({ weight: 9, arbitrary: status }, { weight: 1, arbitrary: odd }),
          selectedPropertyUuid: oneOf('p'),
          consents: listOf('type'),
          documents: listOf('type'),
          incomeSources: listOf('employmentType'),
          property: fc.record({ state: oneOf('TX', 'CA') }),
          term: fc.oneof(fc.constantFrom(0, 10), odd),
          rate: fc.oneof(fc.constantFrom(0, 9.5), odd),
          amount: fc.oneof(fc.constantFrom(0, 60000), odd),
          payType: oneOf('AUTOPAY', 'MANUAL'),
          disburseAccount: account,
          autopayAccount: account,
          hasHmda: flag,
          isCrypto: flag,
          coDeedStatus: oneOf('COMPLETE', 'IN_PROGRESS'),
          insurance: fc.record({ complete: flag }),
          assetDepletion: fc.record({ complete: flag }),
        }),
      },
      { weight: 1, arbitrary: odd },
    ),
  },
  { requiredKeys: [] },
);
const events = fc.array(fc.constantFrom(...transitions.map(({ name }) => name)), { maxLength: 6 });
const routed: string[] = cases<{ step: string }[]>('routes').map(({ step }) => step);
const steps = fc.oneof(fc.constantFrom(null, ...routed), fc.string());

test('a walk only takes declared transitions, one pass over the triggers and then the events', () => {
  fc.assert(
    fc.property(facts, events, (given, fired) => {
      const asked: TransitionOutcome[] = [];
      const decision = decide(heloc, { facts: given, events: fired }, (one) => asked.push(one));
      const order = [...transitions.map(({ name }) => name), ...fired];
      expect(asked.map(({ transition }) => transition.name)).toEqual(order);
      let state = heloc.flow.first ?? '';
      for (const { transition, outcome, from } of asked) {
        expect(from).toBe(state);
        if (outcome === 'idle') continue;
        expect(outcome === 'fired').toBe(mayStart(transition, from));
        if (outcome === 'fired') state = transition.to;
      }
      expect(decision.state).toBe(state);
    }),
    { numRuns: 2000 },
  );
});

test('details and demographics are never refused: their triggers look at the state', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { refused } = decide(heloc, { facts: given, events: [] });
      expect(refused).not.toContain('addProfileInfo');
      expect(refused).not.toContain('addHmdaInfo');
    }),
    { numRuns: 1000 },
  );
});

test('the page is always a declared target, and a derived step is always a listed one', () => {
  fc.assert(
    fc.property(facts, steps, events, (given, step, fired) => {
      const { state } = decide(heloc, { facts: given, events: fired });
      const derived = deriveStep(heloc, given);
      expect(targets).toContain(routeByFallback(heloc, at(given, step), { state }).path);
      expect(targets).toContain(routeByFallback(heloc, at(given, derived), { state }).path);
      if (derived !== null) expect(findStep(heloc.steps, derived)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

test('the same facts give the same answer, and are left as they were', () => {
  fc.assert(
    fc.property(facts, events, (given, fired) => {
      const before = structuredClone(given);
      expect(decide(heloc, { facts: given, events: fired })).toEqual(
        decide(heloc, { facts: given, events: fired }),
      );
      expect(given).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

function wordsIn(pattern: RegExp): string[] {
  return [...new Set([...JSON.stringify(heloc.rules).matchAll(pattern)].map(([, word]) => word ?? ''))];
}
