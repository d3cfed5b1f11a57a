/** Covers src/engine/content/{compile,flow-core}.ts, src/engine/facts, src/engine/journey. */
/** Where a journey stands: decide, derive, route, allowed, progress, explain. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { flowCore } from '../../../src/engine/content/flow-core.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { allowed } from '../../../src/engine/journey/allowed.ts';
import { decide } from '../../../src/engine/journey/decide.ts';
import { deriveStep } from '../../../src/engine/journey/derive-step.ts';
import { explain } from '../../../src/engine/journey/explain.ts';
import { matchPage } from '../../../src/engine/journey/match-page.ts';
import { progress } from '../../../src/engine/journey/progress.ts';
import { route } from '../../../src/engine/journey/route.ts';
import { following, sequencePages } from '../../../src/engine/journey/sequence.ts';
import { waysTo } from '../../../src/engine/journey/why-not.ts';
import { leastCost } from '../../processor-clock.ts';
import { productContent } from '../../product.ts';
import { at } from '../at.ts';
import { smallBundle } from '../small-bundle.ts';

const flow = compile(smallBundle());
const started: Facts = { application: { amount: 60000, state: 'CA', signed: false } };
const texan: Facts = { application: { amount: 60000, state: 'TX', signed: false } };
const signed: Facts = { application: { amount: 60000, signed: true } };

describe('decide', () => {
  test('walks the triggers in order, from the first state', () => {
    expect(decide(flow, at(signed))).toEqual({
      state: 'end',
      fired: ['begin', 'finish'],
      refused: [],
      path: ['start', 'details', 'end'],
    });
  });

  test('knows nothing of an empty application', () => {
    expect(decide(flow, at({}))).toEqual({ state: 'start', fired: [], refused: [], path: ['start'] });
  });

  test('refuses a trigger that holds where it may not start, and goes on', () => {
    const bundle = smallBundle();
    bundle.machine?.transitions.unshift({ name: 'early', from: ['end'], to: 'details', when: 'isStarted' });

    expect(decide(compile(bundle), at(started))).toMatchObject({
      state: 'details',
      fired: ['begin'],
      refused: ['early'],
    });
  });

  test('fires events after the triggers, whatever their rule', () => {
    expect(decide(flow, at(signed, null, ['reopen']))).toMatchObject({
      state: 'details',
      fired: ['begin', 'finish', 'reopen'],
    });
    expect(decide(flow, at({}, null, ['reopen', 'unknown']))).toMatchObject({
      state: 'start',
      refused: ['reopen'],
    });
  });

  test('answers the same from what is sent to the browser', () => {
    const core = JSON.parse(JSON.stringify(flowCore(flow)));

    expect(decide(core, at(signed))).toEqual(decide(flow, at(signed)));
    expect(route(core, at(texan, 'DETAILS'), { state: 'details' })).toEqual(
      route(flow, at(texan, 'DETAILS'), { state: 'details' }),
    );
  });

  test('100,000 walks of the real flow cost less than 5 s', async () => {
    const heloc = productContent().orgs.default?.flows.heloc ?? flow;
    const facts = {
      profile: { name: { uuid: 'n' }, dob: '1980-01-01' },
      application: {
        selectedPropertyUuid: 'p',
        consents: [{ type: 'SOFT_CREDIT' }],
        status: { liensComplete: true },
      },
    };
    const walks = () => {
      for (let walk = 0; walk < 2_000; walk += 1) decide(heloc, at(facts));
    };

    expect(leastCost(walks, share * slack)).toBeLessThan(share * slack);
  });
});

// A fiftieth of 5 s, in milliseconds; processors that share their caches take up to three times as long.
const share = 100;
const slack = 3;

describe('deriveStep', () => {
  test('is the first row that holds, and null when a row says so', () => {
    expect([deriveStep(flow, signed), deriveStep(flow, started), deriveStep(flow, {})]).toEqual([
      'COMPLETE',
      'DETAILS',
      null,
    ]);
  });
});

describe('route', () => {
  test('the step decides, and hands on what its row names', () => {
    expect(route(flow, at(texan, 'DETAILS'), { state: 'start' })).toEqual({
      path: 'texas',
      state: { origin: 'start', amount: 60000 },
      by: 'step',
      row: 0,
    });
  });

  test('a step without a row that holds leaves it to the state', () => {
    expect(route(flow, at(started, 'DETAILS'), { state: 'details' })).toEqual({
      path: 'details',
      by: 'state',
      row: 1,
    });
  });

  test('so does no step, and one that nobody knows', () => {
    expect(route(flow, at(texan, null), { state: 'details' })).toMatchObject({ path: 'texas', by: 'state' });
    expect(route(flow, at(started, 'NEVER_HEARD'), { state: 'details' })).toMatchObject({
      path: 'details',
      by: 'state',
    });
  });

  test('a waiting step without a row waits, and does not ask again what was answered', () => {
    expect(route(flow, at({}, 'WAITING_FOR_RECORD'), { state: 'start' })).toEqual({
      path: 'waiting',
      by: 'step',
    });
    expect(route(flow, at(started, 'WAITING_FOR_ANYTHING'), { state: 'details' })).toMatchObject({
      path: 'waiting',
    });
  });

  test('unless the machine stands beside the way, where something must be said', () => {
    expect(route(flow, at({}, 'WAITING_FOR_RECORD'), { state: 'stuck' })).toEqual({
      path: 'stuck',
      by: 'state',
      row: 0,
    });
  });

  test('a state that nobody knows goes to the root of the site', () => {
    expect(route(flow, at({}, null), { state: 'nowhere' })).toEqual({ path: '/', by: 'state' });
    expect(route(flow, at(signed, 'COMPLETE'), { state: 'end' })).toMatchObject({ path: '/', by: 'step' });
  });
});

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

describe('progress', () => {
  test('counts an unknown value as 0 and chooses labels by rule', () => {
    expect(progress(flow, { facts: texan }, 'DETAILS')).toEqual({
      index: 1,
      labels: ['Start', 'Texas details'],
      text: 'Apply with Acme today.',
    });
    expect(progress(flow, { facts: started }, 'ELSE')).toMatchObject({
      index: 0,
      labels: ['Start', 'Details'],
    });
    expect(progress(flow, { facts: started }, undefined)).toMatchObject({ index: 0 });
    expect(progress(flow, { facts: started }, 'constructor')).toMatchObject({ index: 0 });
  });
});

describe('matchPage', () => {
  test('finds a page by its id and its parameters', () => {
    expect(matchPage(flow, 'link/BANK')).toEqual({ page: 'link', params: { type: 'BANK' } });
    expect(matchPage(flow, 'details?from=mail')).toEqual({ page: 'details', params: {} });
  });

  test.each(['link', 'link/BANK/more', 'nowhere', '', 'constructor', '__proto__'])(
    'nothing at "%s"',
    (path) => {
      expect(matchPage(flow, path)).toBe(undefined);
    },
  );
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

describe('explain', () => {
  test("tells the walk in the authors' sentences, with the values that decided", () => {
    const lines = explain(flow, at(texan, 'DETAILS'));

    expect(lines.map(({ kind, outcome, name }) => [kind, outcome, name])).toEqual([
      ['transition', 'fired', 'begin'],
      ['transition', 'idle', 'finish'],
      ['transition', 'idle', 'miss'],
      ['transition', 'idle', 'reopen'],
      ['state', 'chosen', 'details'],
      ['step', 'held', 'DETAILS'],
      ['row', 'held', 'texas'],
      ['page', 'chosen', 'texas'],
    ]);
    expect(lines[1]?.text).toBe('finish did not start: not so: Everything is signed.');
    expect(lines[1]?.findings).toEqual([
      {
        rule: 'isDone',
        means: 'Everything is signed.',
        held: false,
        reads: [{ path: 'application.signed', value: false }],
      },
      {
        rule: 'isStarted',
        means: 'The amount is known.',
        held: true,
        reads: [{ path: 'application.amount', value: 60000 }],
      },
    ]);
  });

  test("where no step decides, the rows of the machine's state are told", () => {
    const told = explain(flow, at(started, 'SHELVED')).filter(
      ({ kind }) => kind !== 'transition' && kind !== 'state',
    );

    expect(told[0]).toMatchObject({
      kind: 'step',
      outcome: 'failed',
      text: expect.stringMatching(/not listed/),
    });
    expect(told.slice(1).map(({ kind, outcome, name }) => [kind, outcome, name])).toEqual([
      ['row', 'failed', 'texas'],
      ['row', 'held', 'details'],
      ['page', 'chosen', 'details'],
    ]);
    expect(explain(flow, at({})).find(({ kind }) => kind === 'step')?.text).toMatch(/names no step yet/);
  });

  test('an event says that it was fired, not what its rule means', () => {
    const text = (facts: Facts) =>
      explain(flow, at(facts, null, ['reopen'])).findLast(({ name }) => name === 'reopen')?.text;

    expect(text(signed)).toBe('From end to details (reopen): its event was fired.');
    expect(text({})).toMatch(/^reopen was refused: its event was fired, but it starts only in end;/);
  });
});

describe('why not there', () => {
  test('names every way to a page, the one that the application stands on first, with what its rule read', () => {
    const ways = waysTo(flow, at(started, 'DETAILS'), 'texas');

    expect(ways.map(({ by, name, stands, held }) => [by, name, stands, held])).toEqual([
      ['step', 'DETAILS', true, false],
      ['state', 'details', true, false],
    ]);
    expect(ways[0]?.text).toMatch(/^When the step is DETAILS: /);
    expect(ways[0]?.findings[0]?.reads[0]?.path).toMatch(/state/);
  });

  test('says which earlier row leads elsewhere first', () => {
    const way = waysTo(flow, at(texan), 'details').find(({ by }) => by === 'state');

    expect(way).toMatchObject({ name: 'details', stands: true, held: true, before: 'texas' });
  });

  test('tells the rule by which a page is open at any time', () => {
    expect(waysTo(flow, at(started, 'DETAILS'), 'details')[0]).toMatchObject({
      by: 'open',
      stands: true,
    });
  });

  test('a page of a sequence is asked in its turn', () => {
    const bundle = smallBundle();
    const sequence = [{ page: 'texas', when: 'isTexas' }];
    const { machine: _machine, steps: _steps, ...rest } = bundle;
    const inTurn = compile({ ...rest, flow: { ...bundle.flow, sequence } });

    expect(waysTo(inTurn, at(started), 'texas')).toMatchObject([{ by: 'sequence', held: false }]);
    expect(waysTo(inTurn, at(texan), 'texas')).toMatchObject([{ by: 'sequence', held: true }]);
  });
});
