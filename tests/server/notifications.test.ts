/** The bell's server side: noticed once, dated by the change, read by its owner alone. */
/**
 * Covers src/server/messages/notifications/end-finished.ts, src/server/standing/in-application.ts,
 *   src/server/messages/notifications.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { endFinished } from '../../src/server/messages/notifications/end-finished.ts';
import { inApplication } from '../../src/server/standing/in-application.ts';
import { type Borrower, register, start, submit } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const base = '/service-notification/secure/api/v1/notification';

let borrower: Borrower;
const server = sharedTestServer();
beforeAll(async () => {
  borrower = await register(server);
});

const list = async (visitor: Visitor = borrower) => (await visitor.get(base)).json();

test('[ACC-T1] what the flow has to tell comes with its words, its buttons and the moment of the news', async () => {
  expect(await list()).toEqual([]);
  expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  server.pass(240_000);

  const [one, ...rest] = await list();
  expect(rest).toEqual([]);
  expect(one).toMatchObject({
    title: 'Check your loans',
    description: expect.stringMatching(/^Look at them for HL\d{11}\.$/),
    status: 'UNREAD',
    walletAddress: expect.stringMatching(/^hl1[0-9a-f]{38}$/),
    ctas: [
      { title: 'Look', redirectPath: `/${borrower.uuid}` },
      { title: 'Documents', redirectPath: `/${borrower.uuid}/papers` },
    ],
  });
  const minutesAgo = (server.world.clock.now() - Date.parse(one.created)) / 60_000;
  expect(minutesAgo).toBeGreaterThan(3);
});

test('[ACC-T1] the same news is told once, newer news first', async () => {
  const papers = await submit(borrower, 'papers', {});
  expect(papers.statusCode).toBeLessThan(500);
  const titles = (await list()).map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === 'Check your loans')).toHaveLength(1);
});

test('[ACC-T1] what is read stays read, and nobody else can read it', async () => {
  const [{ uuid }] = await list();
  const other = await register(server);
  const read = (visitor: Visitor, uuids: string[]) => visitor.put(`${base}/read`, { uuids });
  expect((await read(other, [uuid])).statusCode).toBe(204);
  expect((await list())[0].status).toBe('UNREAD');
  expect(await list(other)).toEqual([]);

  expect((await read(borrower, [uuid, randomUUID()])).statusCode).toBe(204);
  expect((await list())[0].status).toBe('READ');
  expect((await read(borrower, [])).statusCode).toBe(400);
  expect((await new Visitor(server.app).get(base)).statusCode).toBe(401);
});

test('FINDING-B21: what has been done counts as read and has no buttons any more', async () => {
  const other = await register(server);
  await submit(other, 'start', start);
  const [before] = await list(other);
  expect(before).toMatchObject({ title: 'Check your loans', status: 'UNREAD', ctas: [{}, {}] });

  const { world } = server;
  const key = await inApplication(world, other.uuid, async (scope) => scope.key);
  await endFinished(world, { applicationUuid: other.uuid, key }, ['loans']);
  expect((await list(other))[0]).toMatchObject({ title: 'Check your loans', status: 'READ', ctas: [] });
});

test('the words of a notification are stored encrypted', async () => {
  const rows = await server.world.db.selectFrom('notifications').select('body').execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { body } of rows) expect(Buffer.from(body).toString('latin1')).not.toContain('loans');
});
