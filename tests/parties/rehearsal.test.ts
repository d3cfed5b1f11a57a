/** What `npm run parties` says of a translator to a company: nothing where it does as its document says, and each fault in a sentence. */
/** Covers src/server/platform/parties/rehearsal. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  documentOf,
  type PartyName,
  partyNames,
  settingOf,
} from '../../src/server/platform/parties/parties.ts';
import { partiesCommand } from '../../src/server/platform/parties/rehearsal/parties-command.ts';
import type { Fault } from './faults.ts';
import { folder, type MockParties, openMockParties } from './mock-parties.ts';

let mock: MockParties;
beforeAll(async () => {
  mock = await openMockParties();
});
afterAll(() => mock.close());

async function check(party: PartyName, ...more: string[]) {
  const { [`${settingOf(party)}_URL`]: url = '', [`${settingOf(party)}_KEY`]: key = '' } = mock.env;
  const said: string[] = [];
  const code = await partiesCommand(['check', url, '--key', key, ...more], folder, (line) => said.push(line));
  return { code, fails: said.filter((line) => line.startsWith('  ')), last: said.at(-1) ?? '', said };
}

test.each(partyNames)('the sample company of %s passes', async (party) => {
  const { code, fails, last } = await check(party);
  expect(fails).toEqual([]);
  expect(code).toBe(0);
  // An answer, the same again, and five refusals.
  expect(Number(/^(\d+) held, 0 failed\.$/.exec(last)?.[1])).toBeGreaterThanOrEqual(7);
});

const faults: [fault: Fault, times: number, after: number, says: string][] = [
  ['lie', 1, 0, '  flood.determine is answered as its document says: the answer does not fit #/'],
  ['page', 1, 0, 'as its document says: an answer of text/html, not application/json'],
  ['cut', 1, 0, 'as its document says: an answer that is no JSON'],
  ['redirect', 1, 0, 'as its document says: status 307'],
  [{ status: 503 }, 1, 0, 'as its document says: status 503'],
  ['hang-up', 1, 0, 'as its document says: no connection'],
  [
    { status: 500 },
    1,
    1,
    '  flood.determine is answered the same under the same Idempotency-Key: status 500',
  ],
];

test.each(faults)('a company that does this is told what is wrong: %j', async (fault, times, after, says) => {
  mock.next('flood.determine', fault, times, after);
  const { code, fails, last } = await check('flood');
  expect(fails.join('\n')).toContain(says);
  expect(fails).toHaveLength(1);
  expect([code, last.endsWith(' 1 failed.')]).toEqual([1, true]);
});

test('a company that answers a question under one key twice, each time anew, fails', async () => {
  let count = 0;
  const zone = {
    pending: false,
    zone: 'X',
    specialHazard: false,
    panelNumber: '1',
    determinedOn: '2026-11-02',
  };
  const careless = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...zone, communityNumber: String(count++) }));
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
  const said: string[] = [];
  const key = `hearthline:${'k'.repeat(32)}`;
  expect(
    await partiesCommand(['check', url, '--party', 'flood', '--key', key], folder, (line) => said.push(line)),
  ).toBe(1);
  const fails = said
    .filter((line) => line.startsWith('  '))
    .map((line) => line.slice('  flood.determine '.length));
  // It trusts everyone, too.
  for (const [rule, instead] of [
    ['is answered the same under the same Idempotency-Key', 'another answer'],
    ['is refused without a signature', 'status 200'],
    ['is refused when another key signed it', 'status 200'],
    ['is refused when its body was changed', 'status 200'],
    ['is refused when it was signed an hour ago', 'status 200'],
    ['is refused without what its document requires', 'status 200'],
  ])
    expect(fails).toContain(`${rule}: ${instead}`);
  careless.close();
});

describe('what is missing is said', () => {
  const asked = (...args: string[]) => partiesCommand(args, folder, () => undefined);

  test('a party that the address does not name', async () => {
    await expect(asked('check', 'http://127.0.0.1:1/x')).rejects.toThrow(
      `Which party is it? Say --party and one of ${partyNames.map(documentOf).join(', ')}.`,
    );
  });

  test('a key, a word that it does not know, a file without a person', async () => {
    const url = 'http://127.0.0.1:1/flood';
    await expect(asked('check', url)).rejects.toThrow('The key is missing: say --key id:secret');
    await expect(asked('check', url, '--key', 'short')).rejects.toThrow('--key must be "id:secret"');
    await expect(asked('serve')).rejects.toThrow('npm run parties -- check URL');
    await expect(asked('check', url, '--colour')).rejects.toThrow("Unknown option '--colour'");
    const file = join(tmpdir(), 'hearthline-no-person.json');
    writeFileSync(file, '{');
    const key = `hearthline:${'k'.repeat(32)}`;
    await expect(asked('check', url, '--key', key, '--subject', file)).rejects.toThrow(
      'holds no person as JSON',
    );
  });
});
