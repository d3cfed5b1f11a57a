/** A whole journey in production mode, from registration to the money, where Plaid, Twilio, Smarty and Onfido answer by their own interface. */
/** Covers src/server/platform/parties/over-http.ts, src/server/platform/parties/carriers/open-carriers.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCarriers } from '../../src/server/platform/parties/carriers/open-carriers.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { drive } from '../../src/tools/journey/drive.ts';
import {
  openProductionServer,
  type ProductionServer,
  patienceMs,
  walkForReal,
} from '../parties/production-server.ts';
import { fact, settled, signIn, submit } from '../server/effects/real-server.ts';
import { openCompany } from './company-access.ts';
import * as atOnfido from './onfido-stand-in.ts';
import * as atPlaid from './plaid-stand-in.ts';
import * as atSmarty from './smarty-stand-in.ts';
import type { StandIn } from './stand-in.ts';
import * as atTwilio from './twilio-stand-in.ts';

let server: ProductionServer;
let plaid: atPlaid.Plaid;
let twilio: StandIn;
let smarty: StandIn;
let onfido: atOnfido.Onfido;

beforeAll(async () => {
  [plaid, twilio, smarty, onfido] = await Promise.all([
    atPlaid.openPlaid(),
    atTwilio.openTwilio(),
    atSmarty.openSmarty(),
    atOnfido.openOnfido(),
  ]);
  server = await openProductionServer();
  const env = {
    ...{ BANK_LINK: 'plaid', ACCOUNT_CHECK: 'plaid', ...atPlaid.credentials, PLAID_URL: plaid.url },
    ...{ ADDRESS_BOOK: 'smarty', ...atSmarty.credentials, SMARTY_URL: smarty.url },
    ...{ IDENTITY_CHECK: 'onfido', ...atOnfido.credentials, ONFIDO_URL: onfido.url },
    ...{ TEXT_MESSAGES: 'twilio', ...atTwilio.account, TWILIO_URL: twilio.url },
  };
  const { bankLink, accountCheck, addressBook, identityCheck } = await openCompany(env);
  const { SMS } = await openCarriers(readSettings(env), patienceMs);
  const { carriers } = server.world.parties;
  Object.assign(server.world.parties, { bankLink, accountCheck, addressBook, identityCheck });
  server.world.parties.carriers = { ...carriers, ...(SMS && { SMS }) };
  // The walk looks for its codes where texts arrive.
  Object.defineProperty(server.parties, 'texts', { get: texted });
});
afterAll(async () => {
  await server.close();
  for (const one of [plaid, twilio, smarty, onfido]) await one.close();
});

const texted = () =>
  twilio.heard.map(({ body }) => {
    const { To: to, Body: text } = body as Record<string, string>;
    return { to, text };
  });
const dayMs = 86_400_000;
const page = 'bank/disburse';

test('the money goes to the account that was linked at Plaid', async () => {
  const walk = await walkForReal(server, { key: 'happy', until: `heloc/${page}` });
  const before = await settled(server, walk);
  const typed = fact(before, 'property.location') ?? {
    street1: '12 main street',
    city: 'Sacramento',
    state: 'CA',
    zip: '95814',
  };
  const address = '/service-application/external/api/v1/address/suggest';
  const checked = await walk.client.expect('POST', address, {
    location: { ...(typed as object), street1: '12 main street' },
  });
  expect(checked).toMatchObject({ kind: 'suggestion', location: { street1: '12 Main St' } });

  await submit(walk, page, {}, { action: 'visit' });
  plaid.link({
    account: '1000000015',
    owners: [`${fact(before, 'profile.name.first')} ${fact(before, 'profile.name.last')}`],
  });
  await submit(walk, page, {}, { action: 'finish' });
  const { sample, email, progress, client } = walk;
  const linked = sample.steps.findIndex(({ flow, page: one }) => `${flow}/${one}` === `heloc/${page}`);
  progress.journey = await settled(server, walk);
  const shown = sample.steps.findIndex(({ page: one }) => one === 'identity');
  await drive(client, sample, { email, progress, from: linked + 1, until: 'heloc/identity' });
  onfido.decides(atOnfido.clear);
  await drive(client, sample, { email, progress, from: shown });
  expect((await settled(server, walk)).step).toBe('RESCISSION');

  server.pass(10 * dayMs);
  await server.world.queue.advance(10 * dayMs);
  await signIn(walk, before);
  expect((await settled(server, walk)).step).toBe('COMPLETE');
  const paid = server.parties.asked.filter(({ question }) => question === 'disbursement.pay');
  expect(JSON.stringify(paid.map(({ body }) => body))).toMatch(/"011401533".*"1000000015"/);
  expect(server.reports).toEqual([]);
  expect(
    server.parties.asked.filter(({ question }) =>
      /^(bankLink|accountCheck|addressBook|identityCheck)\./.test(question),
    ),
  ).toEqual([]);
});
