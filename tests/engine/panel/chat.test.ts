/** The chat's phases: cases as data; and whatever happens in whatever order, a held message is never lost, and no timer outlives the chat. */
/** Covers src/engine/panel, src/engine/facts/with-path.ts, flows/chat. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledFlow } from '../../../src/engine/content/bundle.ts';
import { isRecord } from '../../../src/engine/facts/facts.ts';
import { type Advance, advance, openPanel } from '../../../src/engine/panel/advance.ts';
import { panelScope } from '../../../src/engine/panel/panel-scope.ts';
import { runningTimers } from '../../../src/engine/panel/running-timers.ts';
import { holds } from '../../../src/engine/rules/holds.ts';
import cases from '../../cases/chat.json' with { type: 'json' };
import { productContent } from '../../product.ts';

const flow = productContent().orgs.default?.flows.chat as CompiledFlow;
const start = 1000;
const kept = ['bot', 'held', 'friendlyName'];

type Case = {
  name: string;
  facts: Record<string, unknown>;
  events: [name: string, brought?: Record<string, unknown>, waited?: number][];
  phases: string[];
  acts: string[];
  knows?: Record<string, unknown>;
};

function run({ facts, events }: Pick<Case, 'facts' | 'events'>): Advance[] {
  let now = start;
  let panel: Advance = { ...openPanel(flow, { chat: facts }), acts: [] };
  return events.map(([name, brought = {}, waited = 0]) => {
    now += waited;
    panel = advance(flow, panel, { name, ...brought }, now);
    return panel;
  });
}

const chatOf = ({ facts }: Advance) => (isRecord(facts.chat) ? facts.chat : {});

test.each(cases as unknown as Case[])(
  '[ACC-C9][ACC-C15][ACC-X5][ACC-X6][ACC-X7][ACC-X8][ACC-X9][ACC-X15][ACC-X24][ACC-X27] $name',
  (one) => {
    const steps = run(one);
    const last = chatOf(steps.at(-1) as Advance);

    expect(steps.map(({ phase }) => phase)).toEqual(one.phases);
    expect(steps.flatMap(({ acts }) => acts)).toEqual(one.acts);
    if (steps.at(-1)?.phase === 'ended')
      expect([last.live, last.bot, last.held]).toEqual([undefined, undefined, undefined]);
    if (one.knows)
      expect(Object.fromEntries(kept.flatMap((key) => (key in last ? [[key, last[key]]] : [])))).toEqual(
        one.knows,
      );
  },
);

test.each([
  [false, undefined, false],
  [true, undefined, true],
  [false, start + 1, true],
  [true, start + 1, true],
  [false, start, false],
  [true, start, false],
])(
  '[ACC-C16][ACC-X49] in hours %s, a chat with the chatbot until %s: a question may be typed, %s',
  (isOpen, expiration, may) => {
    const chat = { isOpen, ...(expiration && { bot: { expiration } }) };

    expect(holds(flow.rules, 'showsBotInput', panelScope(flow, { chat }, start))).toBe(may);
  },
);

const timersAt = (phase: string, chat: object, now = start) =>
  runningTimers(flow, { phase, facts: { chat } }, { since: start, now }).map(({ name, dueAt, everyMs }) => [
    name,
    dueAt - start,
    everyMs,
  ]);

test('what runs by the clock while a chat waits or is live', () => {
  const live = { expiration: start + 21_600_000 };
  const common = [
    ['status', 60_000, 60_000],
    ['token', 21_600_000, undefined],
  ];

  expect(timersAt('waiting', { live })).toEqual(common);
  expect(timersAt('live', { live, nonce: 'n' })).toEqual([
    common[0],
    ['nonce', 60_000, 60_000],
    ...common.slice(1),
  ]);
});

test('a chat with the chatbot ends when it expires, and says so a minute before', () => {
  expect(timersAt('bot', { bot: { expiration: start + 600_000 } })).toEqual([
    ['status', 60_000, 60_000],
    ['expiring', 540_000, undefined],
    ['expired', 600_000, undefined],
  ]);
  expect(timersAt('starting', {})).toEqual([
    ['status', 60_000, 60_000],
    ['patience', 15_000, undefined],
  ]);
});

test('nothing runs by the clock before the panel is open, nor after the chat', () => {
  const all = { live: { expiration: start + 5 }, bot: { expiration: start + 5 }, nonce: 'n' };

  expect([timersAt('closed', all), timersAt('ended', all)]).toEqual([[], []]);
});

const names = new Set([
  ...Object.values(flow.phases?.phases ?? {}).flatMap(({ on }) => Object.keys(on)),
  ...Object.keys(flow.phases?.on ?? {}),
]);

test('whatever happens: what is held goes to the server under one identifier until it has it, and nothing runs at the end', () => {
  const event = fc.record({
    name: fc.constantFrom(...names),
    clientId: fc.constantFrom('a', 'b'),
    text: fc.constantFrom('', 'Hello'),
    isThere: fc.constant(true),
    isOpen: fc.boolean(),
    live: fc.constant({ expiration: start + 50 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let panel: Advance = { ...openPanel(flow), acts: [] };
      for (const one of events) {
        const before = chatOf(panel).held;
        panel = advance(flow, panel, one, start);
        const { held } = chatOf(panel);
        const mayGo =
          panel.phase === 'ended' ||
          one.name === 'edit-held' ||
          (one.name === 'acknowledged' && isRecord(before) && one.clientId === before.clientId);
        if (before && !mayGo) expect(held).toEqual(before);
        if (panel.acts.includes('send-held')) expect(before).toBeDefined();
        if (panel.phase === 'ended')
          expect(runningTimers(flow, panel, { since: start, now: start })).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('every act of the vocabulary is done by some row or timer', () => {
  const { phases = {}, on = {} } = flow.phases ?? {};
  const rows = [...Object.values(phases).map((phase) => phase.on), on].flatMap((events) =>
    Object.values(events).flat(),
  );
  const done = [...rows, ...Object.values(flow.timers?.timers ?? {})].flatMap(({ do: acts = [] }) => acts);

  expect(Object.keys(productContent().vocabulary.acts as object).sort()).toEqual([...new Set(done)].sort());
});
