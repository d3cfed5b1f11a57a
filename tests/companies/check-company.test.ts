/** `npm run parties -- check plaid`: an operator reads in a minute whether the keys are right. */
/** Covers src/server/platform/parties/rehearsal/{check-company,parties-command}.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCompany } from '../../src/server/platform/parties/rehearsal/check-company.ts';
import { partiesCommand } from '../../src/server/platform/parties/rehearsal/parties-command.ts';
import { folder } from '../parties/mock-parties.ts';
import * as atOnfido from './onfido-stand-in.ts';
import * as atPlaid from './plaid-stand-in.ts';
import * as atSmarty from './smarty-stand-in.ts';
import type { StandIn } from './stand-in.ts';
import * as atTwilio from './twilio-stand-in.ts';

let plaid: atPlaid.Plaid;
let smarty: StandIn;
let twilio: StandIn;
beforeAll(async () => {
  [plaid, smarty, twilio] = await Promise.all([
    atPlaid.openPlaid(),
    atSmarty.openSmarty(),
    atTwilio.openTwilio(),
  ]);
});
afterAll(async () => {
  for (const one of [plaid, smarty, twilio]) await one.close();
});

const lines = (tried: Awaited<ReturnType<typeof checkCompany>>) =>
  tried.map(({ question, said, failed }) => `${failed ? 'FAILS' : 'ok'} ${question}: ${said}`);

test('right keys are told by what each question brings', async () => {
  const env = { ...atPlaid.credentials, PLAID_URL: plaid.url };
  expect(lines(await checkCompany('plaid', env))).toEqual([
    'ok bankLink.bankName: 021000021 is no bank',
    expect.stringMatching(
      /^ok bankLink.startVisit: open https:\/\/secure.plaid.test\/hl\/link-sandbox-\d+ to see/,
    ),
    expect.stringMatching(/^ok incomeLink.payroll: open https:\/\/secure.plaid.test\/hl\//),
    expect.stringMatching(/^ok incomeLink.bank: open https:\/\/secure.plaid.test\/hl\//),
  ]);
  const book = { ...atSmarty.credentials, SMARTY_URL: smarty.url };
  expect(lines(await checkCompany('smarty', book))).toEqual([
    'ok addressBook.complete: 0 addresses for "1600 Penn"',
    'ok addressBook.check: {"kind":"none"}',
  ]);
  const onfido = await atOnfido.openOnfido();
  const checker = { ...atOnfido.credentials, ONFIDO_URL: onfido.url };
  expect(lines(await checkCompany('onfido', checker))).toEqual([
    'ok identityCheck.verdict: knows no such check, as it should',
  ]);
  expect(lines(await checkCompany('onfido', { ...checker, ONFIDO_API_TOKEN: 'another' }))).toEqual([
    expect.stringMatching(/^FAILS identityCheck.verdict: .*401/),
  ]);
  await onfido.close();
  const texts = { ...atTwilio.account, TWILIO_URL: twilio.url };
  expect(lines(await checkCompany('twilio', texts, '+12025550123'))).toEqual([
    'ok textMessages.send: taken for +12025550123',
  ]);
  expect(twilio.heard.at(-1)?.body).toMatchObject({ To: '+12025550123' });
});

test('wrong keys are told by the company’s code', async () => {
  const env = { ...atPlaid.credentials, PLAID_SECRET: 'another', PLAID_URL: plaid.url };
  expect(lines(await checkCompany('plaid', env))).toEqual([
    'FAILS bankLink.bankName: Plaid said INVALID_API_KEYS',
    'FAILS bankLink.startVisit: Plaid said INVALID_API_KEYS',
    'FAILS incomeLink.payroll: Plaid said INVALID_API_KEYS',
    'FAILS incomeLink.bank: Plaid said INVALID_API_KEYS',
  ]);
});

test.each([
  [['check', 'pigeon'], /No company is called "pigeon". There are [a-z, ]*onfido/],
  [['check', 'plaid'], /plaid needs PLAID_CLIENT_ID, PLAID_SECRET/],
  [['check', 'twilio'], /Where may a text go\? Say --phone/],
])('what cannot be tried is a sentence: %j', async (args, said) => {
  await expect(partiesCommand(args, folder, () => undefined)).rejects.toThrow(said);
});
