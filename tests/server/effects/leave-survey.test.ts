/** The leave-survey as the server keeps it: chosen answers and a page, and nothing about a person (ACC-V1). */
/** Covers src/server/support/routes/survey.ts. */
import { beforeAll, expect, test } from 'vitest';
import { type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const PATH = '/service-profile/api/v1/feedback/leave-survey';
const answers = { reason: 'TERMS', ease: 'EASY' };

let borrower: Walk;
const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/start/profile' });
});

const send = (body: Record<string, unknown>) => borrower.client.send('POST', PATH, body);
const stored = async () => {
  const query = server.world.db.selectFrom('telemetry').selectAll().where('kind', '=', 'survey');
  return query.orderBy('id', 'desc').execute();
};

test('[ACC-V1] chosen answers are kept with the page that was left, without who answered', async () => {
  const answer = await send({ path: '/{uuid}/product/select', answers });
  expect(answer.status).toBe(204);
  const [row] = await stored();
  expect(row?.detail).toEqual({ path: '/{uuid}/product/select', ...answers });
  const owner = await server.world.db
    .selectFrom('applications')
    .select('owner_uuid')
    .where('uuid', '=', borrower.uuid)
    .executeTakeFirstOrThrow();
  for (const identifier of [owner.owner_uuid, borrower.uuid])
    expect(JSON.stringify(row)).not.toContain(identifier);
});

test.each([
  ['a typed answer', { ...answers, reason: 'My name is Ada Alvarez' }, 422],
  ['an unknown field', { ...answers, email: 'ada@example.com' }, 400],
  ['no reason', { ease: 'EASY' }, 422],
])('[ACC-V1] %s is refused and not kept', async (_, wrong, status) => {
  const before = (await stored()).length;
  const answer = await send({ path: '/{uuid}/liens', answers: wrong });
  expect([answer.status, (await stored()).length]).toEqual([status, before]);
});

test('[ACC-V1] an address that the product does not declare is kept as "elsewhere"', async () => {
  await send({ path: '/Ada-Alvarez', answers });
  expect((await stored())[0]?.detail).toMatchObject({ path: 'elsewhere' });
});

test('[ACC-V1] it is not open to those who are not signed in', async () => {
  const answer = await server.client().send('POST', PATH, { path: '/{uuid}/liens', answers });
  expect(answer.status).toBe(401);
});

test('[ACC-V1] every question is answered by choosing: nobody can type who they are', () => {
  const { site, flows } = server.world.content.orgs.default ?? {};
  const fields = flows?.support?.pages[site?.survey?.page ?? '']?.schema?.properties ?? {};
  expect(Object.keys(fields).length).toBeGreaterThan(0);
  expect(Object.values(fields).filter(({ enum: choices }) => !choices)).toEqual([]);
});
