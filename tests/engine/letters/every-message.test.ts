/** Every message of every flow, tried once too early and once in time. */
/** Covers src/engine/letters/{leaves-at,due-messages}.ts, flows/heloc/messages.json, flows/signer/messages.json. */
import { describe, expect, test } from 'vitest';
import { dueMessages } from '../../../src/engine/letters/due-messages.ts';
import { leavesAt } from '../../../src/engine/letters/leaves-at.ts';
import { lengthMs } from '../../../src/engine/letters/length-ms.ts';
import type { FlowMessage, Messages } from '../../../src/types/messages.ts';
import { productContent } from '../../product.ts';

/** By day everywhere, and by night everywhere between Guam and Puerto Rico but in Guam. */
const noon = Date.parse('2026-11-20T20:00:00Z');
const night = Date.parse('2026-11-20T10:00:00Z');
const day = 24 * 3_600_000;

const entries = Object.entries(productContent().orgs.default?.data ?? {}).flatMap(([flow, { messages }]) =>
  Object.entries(messages?.messages ?? {}).map(
    ([name, message]) => [`${flow}/${name}`, message, messages as Messages] as const,
  ),
);

/** The facts of one subject, with a value at each of these paths. */
function factsWith(values: Record<string, unknown>): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let at = facts;
    for (const part of parts) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return facts;
}

/** What the message has to say at `now`, where its rule holds or does not, and its fact names `moment`. */
function dueAt([, message, messages]: (typeof entries)[number], now: number, isTrue: boolean, moment = '') {
  const rule = message.when.replace(/^!/, '');
  const logic = isTrue !== message.when.startsWith('!');
  const entry = { uuid: 'one' } as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  if (message.per !== undefined && message.per !== 'visit') values[message.per] = 'occasion';
  if (message.at) values[message.at.fact] = moment;
  const facts = factsWith(
    Object.fromEntries(Object.entries(values).filter(([path]) => !path.startsWith('item.'))),
  );
  const own = factsWith(
    Object.fromEntries(Object.entries(values).filter(([path]) => path.startsWith('item.'))),
  );
  const whole = message.each
    ? { ...facts, ...factsWith({ [message.each]: [{ ...entry, ...(own.item as object) }] }) }
    : facts;
  const flow = { org: {}, rules: { [rule]: { means: 'x', logic: { '==': [1, logic ? 1 : 2] } } } };
  const only = { ...messages, messages: { one: message } };
  return dueMessages(flow as never, only, { facts: whole, step: 'ANY', now }, []).begin;
}

describe.each(entries)('%s', (...entry) => {
  const [, message, messages] = entry;
  const moment = '2026-12-01T20:00:00Z';

  test('too early there is no reason to send it', () => {
    expect(dueAt(entry, noon, false, moment)).toEqual([]);
  });

  test('in time there is one, which leaves at its moment and not before', () => {
    const due = dueAt(entry, noon, true, moment);
    expect(due.length).toBeGreaterThan(0);
    for (const { at } of due) expect(at).toBe(message.at ? momentOf(message, moment) : noon);
  });

  test.each(['EMAIL', 'SMS'] as const)(
    'a delay by %s counts from the newest of reason and page',
    (channel) => {
      const leaves = (now: number, began: number, lastSent?: number) =>
        leavesAt(messages, message, { facts: {}, now, began, lastSent, channel });
      const delay = lengthMs(message.after ?? {});
      for (const [began, lastSent] of [
        [noon, undefined],
        [noon, noon - 400 * day],
        [noon - 400 * day, noon],
      ] as const) {
        if (delay > 0) expect(leaves(noon + delay - 1, began, lastSent)).toBeGreaterThan(noon + delay - 1);
        const inTime = leaves(noon + delay, began, lastSent);
        // Minutes and hours may end in the night.
        expect(inTime === noon + delay || inTime > noon + delay).toBe(true);
        if (delay % day === 0) expect(inTime).toBe(noon + delay);
      }
    },
  );

  test('by night an email leaves only where it is urgent, and a text never', () => {
    const leaves = (channel: 'EMAIL' | 'SMS') =>
      leavesAt(messages, message, { facts: {}, now: night, began: 0, lastSent: undefined, channel });
    if (message.urgent) expect(leaves('EMAIL')).toBe(night);
    else expect(leaves('EMAIL')).toBeGreaterThan(night);
    expect(leaves('SMS')).toBeGreaterThan(night);
  });
});

function momentOf({ at }: FlowMessage, moment: string): number {
  return Date.parse(moment) - lengthMs(at?.before ?? {}) + lengthMs(at?.after ?? {});
}

test('there are messages of two flows', () => {
  expect(new Set(entries.map(([name]) => name.split('/')[0]))).toEqual(new Set(['heloc', 'signer']));
});
