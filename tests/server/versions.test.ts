/**
 * Two contents on one database: a borrower finishes what they began with until the new content says that they may move, whichever server
 * answers, and each server has the pages of both.
 */
/** Covers src/server/platform/versions, src/server/standing/its-world.ts, src/server/http/plugins/note-content.ts. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetContents } from '../../src/server/platform/versions/forget-contents.ts';
import { applications, type Borrower, register, submit } from './borrower.ts';
import { Visitor } from './harness.ts';
import { at, begun, changed, first, type Json, type Release, releases } from './releases.ts';

const { opened, release } = releases();

/** The second release: another title, and a question that the first did not ask. */
const second = (flow: Json) =>
  changed(first, {
    'flows/heloc/flow.json': (file) => ({ ...file, ...flow }),
    'flows/heloc/pages/papers.json': ({ schema, ...page }) => {
      const { properties, ...rest } = schema as { properties: Json };
      const agent = { $ref: 'insurance#/properties/carrier', title: 'Agent' };
      return {
        ...page,
        title: 'Your insurance',
        schema: { ...rest, required: ['carrier', 'agent'], properties: { ...properties, agent } },
      };
    },
  });

/** What the borrower reads on the page of the documents, as their browser asks for it, and how the page takes a carrier alone. */
async function papers(borrower: Borrower): Promise<{ title: string; takes: number }> {
  const { contentHash } = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  const page = await borrower.get(`/content/${borrower.orgCode}/${contentHash}/heloc/page/papers.json`);
  const sent = await submit(borrower, 'papers', { carrier: 'Cascade Mutual' });
  return { title: page.json().title, takes: sent.statusCode };
}

const before = { title: 'Your documents', takes: 200 };
const after = { title: 'Your insurance', takes: 422 };

test('who is under way finishes with the pages they began with, and who begins now gets the new ones', async () => {
  const database = await opened();
  const old = await release(database, first);
  const borrower = await begun(old);
  const next = await release(database, second({ version: 2 }));

  expect(await papers(at(next, borrower))).toEqual(before);
  expect(await papers(await begun(next))).toEqual(after);
  expect(next.warned).toEqual([]);
});

test('a server of the release before serves who began on the new one, also after it is gone', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, second({ version: 2 })));
  const old = await release(database, first);

  expect(await papers(at(old, borrower))).toEqual(after);
  expect(await papers(await begun(old))).toEqual(before);
});

test('who is let move does, and from then on began there', async () => {
  const database = await opened();
  const old = await release(database, first);
  const [borrower, idle] = [await begun(old), await begun(old)];
  const next = at(await release(database, second({ version: 2, continues: 1 })), borrower);
  expect(await papers(next)).toEqual(after);
  await next.put(`${applications}/${next.uuid}/drafts/papers`, { data: { carrier: 'Cascade Mutual' } });

  const third = await release(database, second({ version: 3, continues: 2 }));
  expect(await papers(at(third, next))).toEqual(after);
  // Was not there while the second let them move.
  expect(await papers(at(third, idle))).toEqual(before);
});

test('a change that does not raise the version reaches everyone, and each server has the pages of the other', async () => {
  const database = await opened();
  const [old, next] = [await release(database, first), await release(database, second({}))];
  const borrower = await begun(old);
  const hash = async (release: Release) =>
    (await at(release, borrower).get(`${applications}/${borrower.uuid}/journey`)).json().contentHash;
  const titleUnder = async (release: Release, hash: string) =>
    (await at(release, borrower).get(`/content/default/${hash}/heloc/page/papers.json`)).json().title;
  const [oldHash, newHash] = [await hash(old), await hash(next)];

  expect(await titleUnder(old, newHash)).toBe('Your insurance');
  expect(await titleUnder(next, oldHash)).toBe('Your documents');
  expect(
    (await at(old, borrower).get(`/content/default/${'0'.repeat(64)}/heloc/page/papers.json`)).statusCode,
  ).toBe(404);
  expect(await papers(at(next, borrower))).toEqual(after);
});

test('a stranger who asks for one old release after the other keeps no server busy', async () => {
  const database = await opened();
  const hashes: string[] = [];
  for (const tree of [first, second({}), second({ version: 2 })]) {
    const { app } = await release(database, tree);
    const draft = await new Visitor(app).get('/service-application/external/api/v1/registration');
    hashes.push(draft.json().contentHash);
  }
  const newest = new Visitor((await release(database, second({ version: 3 }))).app);
  const page = async (hash = '') =>
    (await newest.get(`/content/default/${hash}/heloc/page/papers.json`)).statusCode;

  expect(await Promise.all([page(hashes[0]), page(hashes[0])])).toEqual([200, 200]);
  expect([await page(hashes[1]), await page(hashes[0])]).toEqual([404, 200]);
  database.pass(5_000);
  expect([await page(hashes[1]), await page(hashes[2])]).toEqual([200, 404]);
});

test('what no one can be on any more is forgotten after 90 days, and what someone is on stays', async () => {
  const database = await opened();
  const { db } = database.world;
  const borrower = await begun(await release(database, first));
  // The same version in other words, and after three months the next one.
  await begun(await release(database, second({})));
  database.pass(91 * 24 * 60 * 60 * 1000);
  const next = await release(database, second({ version: 2 }));
  await new Visitor(next.app).get('/service-application/external/api/v1/registration');
  await forgetContents(database.world);

  const { rows } = await sql`select digest from contents`.execute(db);
  expect(rows).toHaveLength(2);
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('uuid', '=', borrower.uuid)
    .executeTakeFirstOrThrow();
  const { orgs } = await next.versions.of(db, row);
  expect([orgs.default?.flows.heloc?.flow.version, orgs.default?.flows.heloc?.pages.papers?.title]).toEqual([
    1,
    'Your insurance',
  ]);
});

test('a part of an application goes on with the content of the application', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, first));
  const next = await release(database, second({ version: 2 }));
  const part = await begun(next);
  await sql`update applications set parent_uuid = ${borrower.uuid}, signer_uuid = ${randomUUID()} where uuid = ${part.uuid}`.execute(
    database.world.db,
  );

  expect(await papers(part)).toEqual(before);
});

test('who chooses Spanish after a release that no Spanish reader saw before reads it in Spanish', async () => {
  const database = await opened();
  const borrower = at(
    await release(database, first),
    await begun(await release(database, second({ version: 2 }))),
  );
  await borrower.put('/identity/api/v1/language', { language: 'es' });
  const { contentHash } = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  const page = await borrower.get(`/content/default/${contentHash}/register/page/login-info.json`);

  expect([page.statusCode, page.json().title]).toEqual([200, 'Cree su acceso']);
});

test('Spanish pages of the other release are Spanish', async () => {
  const database = await opened();
  const borrower = await register(
    await release(database, second({ version: 2 })),
    'default',
    undefined,
    'es',
  );
  const moved = at(await release(database, first), borrower);
  const { contentHash } = (await moved.get(`${applications}/${borrower.uuid}/journey`)).json();
  const core = await moved.get(`/content/default/${contentHash}/register/page/login-info.json`);

  expect(core.json().title).toBe('Cree su acceso');
});

test('content that this program cannot serve is told to the operator, and its own is served', async () => {
  const database = await opened();
  const newer = changed(second({ version: 2 }), {
    'schemas/vocabulary.json': (file) => ({
      ...file,
      effects: { ...(file.effects as Json), 'weigh-home': {} },
    }),
    'flows/heloc/pages/papers.json': ({ actions, ...page }) => ({ ...page, actions, note: 'weigh-home' }),
  });
  const borrower = await begun(await release(database, newer));
  const old = await release(database, first);

  expect(await papers(at(old, borrower))).toEqual(before);
  expect(old.warned[0]).toMatchObject({
    unknown: ['weigh-home'],
    why: 'the content of another release says what this program does not know',
  });
});

test('content that was changed in the database, or is gone from it, is not served', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, second({ version: 2 })));
  await database.world.db.updateTable('contents').set({ mac: 'another' }).execute();
  const old = await release(database, first);
  expect(await papers(at(old, borrower))).toEqual(before);
  expect(old.warned[0]).toMatchObject({ why: 'a stored content is not as it was kept' });

  await database.world.db.deleteFrom('served_contents').execute();
  const later = await release(database, first);
  await at(later, borrower).get(`${applications}/${borrower.uuid}/journey`);
  expect(later.warned[0]).toMatchObject({
    flow: 'heloc',
    version: 2,
    why: 'the content that an application began with is not kept',
  });
});
