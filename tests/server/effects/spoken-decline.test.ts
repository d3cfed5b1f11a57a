/** Who reads Spanish reads why they were declined in Spanish; the notice and the register of the regulator stay English. */
/** Covers src/server/facts/decision-words.ts, src/server/facts/lender.ts, flows/languages/es/heloc/decisions.json. */
import { expect, test } from 'vitest';
import { actionOf } from '../../../src/server/desk/hmda/action-of.ts';
import { letterOf } from './letter-of.ts';
import { arrive, fact, inside, settled, submit } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

test('a decline that comes while they read is told in Spanish, and filed in English', async () => {
  const borrower = await arrive(server, {
    key: 'dti',
    until: 'heloc/liens',
    change: { 'register/income-info': { annualIncome: 57_600 } },
  });
  await borrower.client.expect('PUT', '/identity/api/v1/language', { language: 'es' });
  const items = fact(await settled(server, borrower), 'liens.items');
  const costs = { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true };
  expect((await submit(borrower, 'liens', { items, ...costs })).status).toBe(200);
  const reasons = async () => fact(await settled(server, borrower), 'figures.decision.reasons');
  expect(await reasons()).toMatchObject([
    {
      text: 'Obligaciones excesivas en relación con los ingresos',
      help: expect.stringMatching(/^Pague parte/),
    },
    { text: 'Ingresos insuficientes para el monto de crédito solicitado' },
  ]);
  expect(await letterOf(server, borrower, 'ADVERSE_ACTION_NOTICE')).toMatch(/Excessive obligations/);
  const filed = await inside(server, borrower.uuid, actionOf);
  expect(JSON.stringify(filed)).toMatch(/Excessive obligations/);

  await borrower.client.expect('PUT', '/identity/api/v1/language', { language: 'en' });
  expect(await reasons()).toMatchObject([{ text: 'Excessive obligations in relation to income' }, {}]);
});
