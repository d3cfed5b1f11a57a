/** Waiting for an outside party: its answer, its mistake, or nothing at all. */
/** Covers src/server/http/plugins/log-options.ts, src/server/platform/parties/common/in-time.ts. */
import { expect, test } from 'vitest';
import { errorLine } from '../../../src/server/http/plugins/log-options.ts';
import { inTime } from '../../../src/server/platform/parties/common/in-time.ts';

const failure = (ask: () => Promise<unknown>) => inTime('bank.link', 20, ask).catch((error: Error) => error);

test('an answer that comes in time is the answer', async () => {
  expect(await inTime('bank.link', 1_000, async () => 7)).toBe(7);
});

test('none that comes in time is a failure that names the party', async () => {
  expect(String(await failure(() => new Promise(() => {})))).toBe(
    'PartyFailed: bank.link failed: TimeoutError',
  );
});

test('the log tells the kind and the place of a mistake, never its words', async () => {
  const error = await failure(() => Promise.reject(new TypeError('Ada Alvarez, 666-10-1001')));

  const line = JSON.stringify(errorLine(error as Error));

  expect(line).toContain('bank.link failed: TypeError');
  expect(line).toContain('in-time.test');
  expect(line).not.toMatch(/Ada|666/);
});

test('a party that throws before it promises anything is a failure too', async () => {
  const error = await failure(() => {
    throw new RangeError('now');
  });

  expect(String(error)).toBe('PartyFailed: bank.link failed: RangeError');
});
