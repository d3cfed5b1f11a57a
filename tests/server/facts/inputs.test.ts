/** What must never reach a decision does not: demographic answers, marital status, age. And no question without consent. */
/**
 * Covers src/server/application/stored.ts, src/server/facts/{lender,offer-inputs}.ts,
 *   src/server/handlers/handlers.ts, src/server/underwriting/credit-facts.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { record, stored } from '../../../src/server/application/stored.ts';
import { lenderOf } from '../../../src/server/facts/lender.ts';
import { offerInputs } from '../../../src/server/facts/offer-inputs.ts';
import { handlers } from '../../../src/server/handlers/handlers.ts';
import type { CreditInquiry } from '../../../src/server/platform/parties/credit-bureau/party.ts';
import { creditFacts } from '../../../src/server/underwriting/credit-facts.ts';
import { inside, settled, type Walk, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../src/server/${path}/`, import.meta.url));
const sources = [
  'facts',
  'application',
  'underwriting',
  'handlers',
  'effects',
  'platform/parties/common',
  'documents',
].flatMap((path) =>
  readdirSync(folder(path))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`${path}/${file}`, readFileSync(`${folder(path)}${file}`, 'utf8')] as const),
);

test('no source of the domain reads the demographic answers', () => {
  const readers = sources.filter(([, text]) =>
    /'hmda'|hmda#|\.hmda\b(?!:)|ethnicity/.test(withoutReasonCodes(text)),
  );

  expect(readers.map(([file]) => file)).toEqual([]);
});

test('what decides and prices names no race, sex, marital status, citizenship or age', () => {
  const deciding = sources.filter(([file]) =>
    /credit-facts|offer-inputs|decide-verified|underwrite-offer/.test(file),
  );

  expect(deciding.length).toBe(4);
  for (const [, text] of deciding)
    expect(withoutComments(text)).not.toMatch(/\brace\b|\bsex\b|marital|citizenship|\bdob\b|ageOn/);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
/** Denial reasons carry a code of that name; it is no answer of a borrower. */
const withoutReasonCodes = (text: string) => text.replace(/reasons[\s\S]{0,40}hmda/g, '');

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/product/select' });
  await settled(server, borrower);
});

test('the same person with another family, origin and age gets the same inputs', async () => {
  const before = await readInputs();
  await inside(server, borrower.uuid, async ({ entities }) => {
    await entities.put('hmda', { ethnicity: ['11'], race: ['3'], sex: ['2'] });
    await entities.merge('profile', { maritalStatus: 'MARRIED', citizenship: 'OTHER', dob: '1950-01-01' });
  });

  expect(await readInputs()).toEqual(before);
});

function readInputs() {
  return inside(server, borrower.uuid, async (scope) => {
    const { pricing } = lenderOf(scope.world, scope.application.orgCode);
    const { credit } = await stored(scope, 'underwriting');
    return [await offerInputs(scope, pricing), await creditFacts(scope, credit)];
  });
}

test('without the consent on file nobody is asked, softly or hard', async () => {
  const bare = await walk(server, { until: 'heloc/start/profile' });
  const asked: CreditInquiry[] = [];
  const creditBureau = {
    pull: async (inquiry: CreditInquiry) => {
      asked.push(inquiry);
      throw new Error('The bureau was asked.');
    },
  };
  const world = { ...server.world, parties: { ...server.world.parties, creditBureau } };
  await inside(server, bare.uuid, (scope) =>
    record(scope, 'status', {
      ...{ softCreditStatus: 'PULLING', hardCreditStatus: 'PULLING' },
      ...{ disclosurelistSummaryComplete: true, appDisclosuresReady: true },
    }),
  );
  const run = (name: string) =>
    handlers[name]?.run({ world, data: { applicationUuid: bare.uuid }, jobUuid: 'test', skipped: false });

  await expect(run('soft-credit')).rejects.toThrow('SOFT_CREDIT is not on file');
  await expect(run('after-submission')).rejects.toThrow('HARD_CREDIT is not on file');
  expect(asked).toEqual([]);
});

test('a chain that was cut off after the question goes on, and the answer is stored once', async () => {
  const cut = await walk(server, { until: 'heloc/liens' });
  await settled(server, cut);
  await inside(server, cut.uuid, (scope) =>
    record(scope, 'status', { softCreditStatus: 'PULLING', creditOutcome: null }),
  );
  const run = () =>
    handlers['soft-credit']?.run({
      world: server.world,
      data: { applicationUuid: cut.uuid },
      jobUuid: 'test',
      skipped: false,
    });
  await Promise.all([run(), run()]);
  const pulls = await inside(
    server,
    cut.uuid,
    async (scope) => (await stored(scope, 'underwriting')).softPulls,
  );

  expect(pulls).toHaveLength(2);
});
