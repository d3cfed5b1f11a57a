/** Days in the future: no borrower was born on one or began a job on one. */
/** Covers src/engine/dates/add-months.ts, src/engine/answers/checks. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMonths } from '../../../src/engine/dates/add-months.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const inMonths = (count: number) => addMonths(legalDay(server.world.clock.now()), count);

async function send(page: string, data: object) {
  const { client } = await walk(server, { key: 'happy', until: `register/${page}` });
  const path = '/service-application/external/api/v1/registration/submission';
  return client.send('POST', path, { page, action: 'submit', data }, { 'idempotency-key': randomUUID() });
}

test('a birth date in the future is refused', async () => {
  expect(await send('birthdate', { dob: inMonths(14) })).toMatchObject({
    status: 422,
    body: { fields: { '/dob': 'Enter a valid date' } },
  });
});

test('a job that begins after this month is refused', async () => {
  const job = { employmentType: 'FULL_TIME', annualIncome: 90000, employer: 'Acme', purpose: 'OTHER' };
  const begun = (month: string) => send('income-info', { ...job, requestedAmount: 60000, startMonth: month });
  expect(await begun(inMonths(1).slice(0, 7))).toMatchObject({
    status: 422,
    body: { fields: { '/startMonth': 'Enter the current month or an earlier one' } },
  });
  expect((await begun(inMonths(0).slice(0, 7))).status).toBe(200);
});
