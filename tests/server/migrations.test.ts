/** Answers change their place or their words with a version of the flow: whoever moves to it keeps what they answered, whichever server answers. */
/** Covers src/server/application/moving-on.ts, src/engine/answers/migrate.ts. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { applications, type Borrower, submit } from './borrower.ts';
import { at, begun, changed, first, type Json, releases } from './releases.ts';

const { opened, release } = releases();

const pageOf = 'flows/heloc/pages/papers.json';

/** A release whose page asks under another name, and says what becomes of answers under the names before. */
function renamed(tree: FileTree, version: number, from: string, to: string, change: Json = {}): FileTree {
  return changed(tree, {
    'flows/heloc/flow.json': (file) => ({ ...file, version, continues: version - 1 }),
    [`flows/heloc/migrations/${version}.json`]: () => ({
      means: `The insurer is stored as ${to}.`,
      answers: [{ answer: `insurance.${from}`, to: `insurance.${to}`, ...change }],
    }),
    'schemas/domain/insurance.schema.json': (file) => {
      const { [from]: carrier, ...others } = file.properties as Json;
      return { ...file, properties: { ...others, [to]: carrier } };
    },
    [pageOf]: ({ schema, ...page }) => {
      const { properties, ...rest } = schema as { properties: Json };
      const { [from]: _, ...others } = properties;
      const field = { $ref: `insurance#/properties/${to}`, title: 'Carrier' };
      return { ...page, schema: { ...rest, required: [to], properties: { ...others, [to]: field } } };
    },
  });
}

const second = (change?: Json) => renamed(first, 2, 'carrier', 'company', change);

/** What the page of the documents opens with. */
async function insurance(borrower: Borrower): Promise<Json> {
  const { facts } = (await borrower.get(`${applications}/${borrower.uuid}/journey`)).json();
  return facts.insurance;
}

const carriers = async (borrower: Borrower) => {
  const { carrier, company } = await insurance(borrower);
  return { carrier, company };
};

test('an answer that was renamed is read at its new place, and an older server reads it there too', async () => {
  const database = await opened();
  const old = await release(database, first);
  const borrower = await begun(old);
  await submit(borrower, 'papers', { carrier: 'Cascade Mutual' });
  const next = await release(database, second());

  expect(await carriers(at(next, borrower))).toEqual({ company: 'Cascade Mutual' });
  // Nothing is stored by reading: until someone writes, the release before finds what it left.
  expect(await carriers(borrower)).toEqual({ carrier: 'Cascade Mutual' });

  await at(next, borrower).put(`${applications}/${borrower.uuid}/drafts/papers`, { data: {} });
  expect(await carriers(at(next, borrower))).toEqual({ company: 'Cascade Mutual' });
  expect(await carriers(borrower)).toEqual({ company: 'Cascade Mutual' });
  expect((await submit(borrower, 'papers', { company: 'Sierra Home' })).statusCode).toBe(200);
  expect(await carriers(at(next, borrower))).toEqual({ company: 'Sierra Home' });
});

test('the next version undoes it', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, second()));
  await submit(borrower, 'papers', { company: 'Cascade Mutual' });
  const third = await release(database, renamed(second(), 3, 'company', 'carrier'));

  expect(await carriers(at(third, borrower))).toEqual({ carrier: 'Cascade Mutual' });
});

test('who comes from two versions before goes through both, once', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, first));
  await submit(borrower, 'papers', { carrier: 'North' });
  const swapped = { values: { North: 'South', South: 'North' } };
  const third = changed(renamed(second(swapped), 3, 'company', 'carrier'), {
    'flows/heloc/flow.json': (file) => ({ ...file, continues: 1 }),
  });
  const moved = at(await release(database, third), borrower);

  for (const _ of [1, 2]) {
    await moved.put(`${applications}/${borrower.uuid}/drafts/papers`, { data: {} });
    expect(await carriers(moved)).toEqual({ carrier: 'South' });
  }
});

test('two tabs that write at once move it once', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, first));
  await submit(borrower, 'papers', { carrier: 'North' });
  const next = await release(database, second({ values: { North: 'South', South: 'North' } }));
  const write = () =>
    at(next, borrower).put(`${applications}/${borrower.uuid}/drafts/papers`, { data: { company: 'x' } });
  await Promise.all([write(), write(), write()]);

  expect(await carriers(at(next, borrower))).toEqual({ company: 'South' });
});

test('who finishes with what they began with keeps their answers as they were', async () => {
  const database = await opened();
  const borrower = await begun(await release(database, first));
  await submit(borrower, 'papers', { carrier: 'Cascade Mutual' });
  const { continues: _, ...pinned } = second().get('flows/heloc/flow.json') as Json;
  const next = await release(database, changed(second(), { 'flows/heloc/flow.json': () => pinned }));
  expect(await carriers(at(next, borrower))).toEqual({ carrier: 'Cascade Mutual' });

  // The newer release's schemas have no such answer; those that the application began with do.
  expect((await submit(at(next, borrower), 'papers', { carrier: 'Sierra Home' })).statusCode).toBe(200);
  expect(await carriers(borrower)).toEqual({ carrier: 'Sierra Home' });
});

test('a part of an application moves with it', async () => {
  const database = await opened();
  const old = await release(database, first);
  const [borrower, part] = [await begun(old), await begun(old)];
  await submit(part, 'papers', { carrier: 'Cascade Mutual' });
  await sql`update applications set parent_uuid = ${borrower.uuid}, signer_uuid = ${randomUUID()} where uuid = ${part.uuid}`.execute(
    database.world.db,
  );
  const next = await release(database, second());

  expect(await carriers(at(next, part))).toEqual({ company: 'Cascade Mutual' });
});
