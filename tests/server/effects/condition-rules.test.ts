/** What rules and outside parties ask for, and what they settle; a category of the authors' own is a file and a word. */
/** Covers src/engine/conditions, src/server/conditions/{detect-conditions,raise-asked}.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../../../src/content/read-content.ts';
import { record, stored } from '../../../src/server/application/stored.ts';
import { raiseAsked } from '../../../src/server/conditions/raise-asked.ts';
import type { JsonObject } from '../../../src/server/platform/db/tables/column.ts';
import { type CaseworkOf, openCasework } from './open-casework.ts';
import { arrive, inside, openRealServer, type RealServer, type Walk } from './real-server.ts';

// A category of the authors' own: a file, a rule and a word of the enumeration.
const root = mkdtempSync(`${tmpdir()}/hearthline-category-`);
for (const folder of ['flows', 'orgs', 'schemas']) cpSync(folder, join(root, folder), { recursive: true });
const change = (path: string, edit: (json: JsonObject) => void) => {
  const json = JSON.parse(readFileSync(join(root, path), 'utf8'));
  edit(json);
  writeFileSync(join(root, path), JSON.stringify(json));
};
const roof = {
  category: 'ROOF_REVIEW',
  title: 'Show us your roof',
  reason: 'The valuation mentions damage to the roof.',
  label: 'Upload photos',
  page: 'conditions/upload-document',
  documents: [{ type: 'OTHER', title: 'Photos of the roof' }],
  raised: { when: 'isRoofDamaged', settled: { when: 'isRoofSound' } },
  says: { SUBMITTED: { text: 'We look.' }, ACCEPTED: { text: 'Sound.' }, REJECTED: { text: 'Again.' } },
};
writeFileSync(join(root, 'flows/heloc/conditions/roof-review.json'), JSON.stringify(roof));
change('schemas/domain/enumerations.schema.json', ({ definitions }) => {
  (definitions as { conditionCategory: { enum: string[] } }).conditionCategory.enum.push('ROOF_REVIEW');
});
change('flows/heloc/rules/property.json', (rules) => {
  const is = (value: string) => ({ '==': [{ var: 'application.status.condition' }, value] });
  rules.isRoofDamaged = { means: 'The home was reported to be in poor condition.', logic: is('POOR') };
  rules.isRoofSound = { means: 'The home was reported to be in good condition.', logic: is('GOOD') };
});

let server: RealServer;
let borrower: Walk;
let work: CaseworkOf;

beforeAll(async () => {
  server = await openRealServer({}, undefined, readContent(root));
  borrower = await arrive(server, { until: 'heloc/liens' });
  work = await openCasework(server, borrower);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const flag = (status: object) => inside(server, borrower.uuid, (scope) => record(scope, 'status', status));

test('what rules raise leads to the page that asks, and its rules settle or withdraw it', async () => {
  await flag({ giactAccountStatus: 'PENDING_REVIEW', idReupload: true, ownershipMismatch: true });
  const [id] = (await work.shown()).filter(({ categoryEnum }) => categoryEnum === 'ID_VERIFICATION_FAILURE');
  expect(id).toMatchObject({ status: 'REQUESTED', to: expect.stringMatching(/^identity\?conditionUuid=/) });
  expect(await work.standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['REQUESTED']);
  expect(await work.standing('FALSE_OWNERSHIP_TYPE_REVIEW')).toEqual(['REQUESTED']);

  await flag({ giactAccountStatus: 'VERIFIED', idReupload: false, identityVerified: true });
  await flag({ ownershipMismatch: false });
  expect(await work.standing('ID_VERIFICATION_FAILURE')).toEqual(['ACCEPTED']);
  expect(await work.standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED']);
  expect(await work.standing('FALSE_OWNERSHIP_TYPE_REVIEW')).toEqual(['ACCEPTED']);

  // Another account is another condition; one that is refused asks for nothing any more.
  await flag({ giactAccountStatus: 'PENDING_REVIEW' });
  expect(await work.standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED', 'REQUESTED']);
  await flag({ giactAccountStatus: 'FAILED_VERIFICATION' });
  expect(await work.standing('BANK_ACCOUNT_FRAUD_REVIEW')).toEqual(['ACCEPTED']);
});

test('what an outside party asks for is raised once; an unknown category is noted and left out', async () => {
  const asks = [{ category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' }, { category: 'SOLAR_REVIEW' }];
  const ask = () => inside(server, borrower.uuid, (scope) => raiseAsked(scope, 'credit-bureau', asks));
  await ask();
  await ask();

  expect(await work.standing('PROPERTY_OWNERSHIP_FRAUD_REVIEW')).toEqual(['REQUESTED']);
  expect(await work.standing('SOLAR_REVIEW')).toEqual([]);
  const trail = await server.world.db
    .selectFrom('audit')
    .select('event')
    .where('application_uuid', '=', borrower.uuid)
    .where('event', '=', 'condition-unknown')
    .execute();
  expect(trail).toHaveLength(2);
});

test('a new category is a file and a word: its rule raises it, the borrower answers, the desk accepts', async () => {
  expect((await work.desk()).categories).toContainEqual({ uuid: 'ROOF_REVIEW', title: 'Show us your roof' });
  await inside(server, borrower.uuid, async (scope) => {
    const { property } = await stored(scope, 'application');
    await record(scope, 'application', { property: { ...property, condition: 'POOR' } as typeof property });
  });
  const asked = (await work.shown()).find(({ categoryEnum }) => (categoryEnum as string) === 'ROOF_REVIEW');
  if (!asked) throw new Error('The rule raised nothing.');
  expect(asked).toMatchObject({ title: 'Show us your roof', asks: [{ title: 'Photos of the roof' }] });

  expect((await work.send(asked, {})).status).toBe(200);
  expect((await work.decide(asked, 'ACCEPTED')).status).toBe(200);
  expect(await work.one(asked)).toMatchObject({ status: 'ACCEPTED', says: 'Sound.' });
});
