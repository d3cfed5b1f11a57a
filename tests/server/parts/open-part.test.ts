/** A co-owner's part in an application: opened once, owned by its signer, and blind to what is the borrower's. */
/**
 * Covers src/server/signers/parts/open-part.ts, src/server/signers/parts/open-part.ts, src/server/facts/{invitation-facts,parent-of}.ts,
 *   src/server/platform/db/migrations/0033-parts.ts.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { insertAccount } from '../../../src/server/auth/insert-account.ts';
import { raiseCondition } from '../../../src/server/conditions/raise-condition.ts';
import { conditionFacts } from '../../../src/server/facts/condition-facts.ts';
import { openPart } from '../../../src/server/signers/parts/open-part.ts';
import { arrive, inside, settled } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

const server = sharedRealServer();

const owner = { first: 'Sam', last: 'Spouse', email: 'signer-codeed@example.com', relation: 'SPOUSE' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners: [owner] } };

test('an invitation opens one part, which knows the home and who invites, and nothing else of the borrower', async () => {
  const borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  const { db } = server.world;
  const accountUuid = await insertAccount(db, server.world, {
    orgCode: 'default',
    email: owner.email,
    kind: 'CO_DEEDER',
    secret: 'none',
  });
  const invited = { signerUuid: randomUUID(), accountUuid, role: 'CO_DEEDER' as const, person: owner };
  const first = await inside(server, borrower.uuid, (scope) => openPart(scope, invited));
  const again = await inside(server, borrower.uuid, (scope) => openPart(scope, invited));
  expect(again).toBe(first);

  const { loanNumber } = (await settled(server, borrower)).facts.application as { loanNumber: string };
  const part = await inside(server, first, async ({ application, entities }) => ({
    application,
    profile: await entities.get('profile'),
  }));
  expect(part.application).toMatchObject({
    flowId: 'signer',
    ownerUuid: accountUuid,
    loanNumber: `${loanNumber}-1`,
  });
  expect(part.profile).toMatchObject({ name: { first: 'Sam', last: 'Spouse' }, email: owner.email });
  expect(Object.keys(part.profile).sort()).toEqual(['addresses', 'email', 'name', 'uuid', 'verified']);
});

test('a part has conditions of its own, at its own number, and the borrower sees none of them', async () => {
  const { db } = server.world;
  const row = await db
    .selectFrom('applications')
    .select(['uuid', 'parent_uuid'])
    .where('parent_uuid', 'is not', null)
    .executeTakeFirstOrThrow();
  await inside(server, row.uuid, async (scope) => {
    await raiseCondition(scope, { category: 'GENERIC_DOCUMENT_REQUEST', by: 'test', comments: 'The deed.' });
    const raise = raiseCondition(scope, { category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', by: 'test' });
    await expect(raise).rejects.toThrow();
    await record(scope, 'status', { idReupload: true });
  });
  const own = await inside(server, row.uuid, conditionFacts);
  const borrowers = await inside(server, row.parent_uuid ?? '', conditionFacts);

  expect(own.conditions?.map(({ categoryEnum }) => categoryEnum).sort()).toEqual([
    'GENERIC_DOCUMENT_REQUEST',
    'ID_VERIFICATION_FAILURE',
  ]);
  expect(borrowers.conditions).toBeUndefined();
  const told = await db
    .selectFrom('messages')
    .select(['name', 'application_uuid'])
    .where('name', '=', 'condition-raised')
    .execute();
  expect(told).toEqual([{ name: 'condition-raised', application_uuid: row.uuid }]);
});
