/**
 * Pictures from a phone: a link with a token of its own fills the file fields of one page of one application for a
 * quarter of an hour. It can do nothing else, and it ends when it is replaced, revoked, used up or too old (THREAT-1, THREAT-2).
 */
/** Covers src/tools/journey/png.ts, src/server/uploads/hand-over. */
import { beforeAll, expect, test } from 'vitest';
import { openClient, type Reply } from '../../../src/tools/journey/client.ts';
import { plainPng } from '../../../src/tools/journey/png.ts';
import { settled, signIn, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

let borrower: Walk;

const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { until: 'heloc/identity' });
  await settled(server, borrower);
});

const phonePath = '/service-application/external/api/v1/hand-over';
const ownPath = () => `/service-application/api/v1/application/heloc/${borrower.uuid}/hand-over`;
const all = ['front', 'back', 'selfie'];

async function openLink(fields = all, page = 'identity'): Promise<Reply & { token: string }> {
  const reply = await borrower.client.send('POST', ownPath(), { page, fields });
  return { ...reply, token: String((reply.body as { token?: unknown }).token) };
}

/** A phone has no session: only what it was handed. */
function phone(token: string, org = 'default') {
  const client = openClient(borrower.client.base, org);
  const headers = { 'x-hand-over': token };
  return {
    task: () => client.send('GET', phonePath, undefined, headers),
    done: () => client.send('POST', `${phonePath}/done`, {}, headers),
    remove: (uuid: string) => client.send('DELETE', `${phonePath}/files/${uuid}`, undefined, headers),
    upload: (field: string) => {
      const form = new FormData();
      const bytes = plainPng(Math.floor(Math.random() * 2 ** 32));
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
      return client.send('POST', `${phonePath}/files?field=${field}`, form, headers);
    },
  };
}

type Looked = { state: string; files: Record<string, { uuid: string }[]> };
const look = async () => (await borrower.client.expect('GET', ownPath())) as unknown as Looked;

test('what the phone sends appears on the computer, and the page can be sent with it', async () => {
  const { token } = await openLink();
  const mine = phone(token);
  const task = await mine.task();
  const sent = [];
  for (const field of all) sent.push(await mine.upload(field));
  const before = await look();
  const done = await mine.done();
  const reply = await submit(borrower, 'identity', {
    documentType: 'DRIVERS_LICENSE',
    issuingState: 'CA',
    ...before.files,
  });

  expect(task.body).toMatchObject({ flow: 'heloc', page: 'identity', fields: all, files: {} });
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([before.state, Object.keys(before.files), done.status]).toEqual(['OPENED', all, 204]);
  expect((await look()).state).toBe('DONE');
  expect(reply.status).toBe(200);
  expect((await mine.upload('front')).status).toBe(404);
});

test('the phone learns nothing of the borrower, and opens nothing else', async () => {
  const fresh = await walk(server, { until: 'heloc/identity' });
  borrower = fresh;
  await settled(server, fresh);
  const { token } = await openLink(['front']);
  const mine = phone(token);
  const journey = `/service-application/api/v1/application/heloc/${fresh.uuid}/journey`;
  const client = openClient(fresh.client.base);

  expect(JSON.stringify((await mine.task()).body)).not.toMatch(/Alvarez|Maria|example\.com/);
  expect((await client.send('GET', journey, undefined, { 'x-hand-over': token })).status).toBe(401);
  expect((await client.send('GET', journey, undefined, { authorization: `Bearer ${token}` })).status).toBe(
    401,
  );
  expect((await mine.upload('selfie')).status).toBe(400);
  expect((await phone(token, 'tealspar').task()).status).toBe(404);
  expect((await phone(token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))).task()).status).toBe(404);
});

test('only what came over the link can be removed by it', async () => {
  const { token } = await openLink(['front', 'back']);
  const first = await phone(token).upload('front');
  const other = await openLink(['front']);
  const foreign = await phone(other.token).remove((first.body as { uuid: string }).uuid);
  const own = await phone(other.token).upload('front');
  const removed = await phone(other.token).remove((own.body as { uuid: string }).uuid);

  expect([foreign.status, removed.status]).toEqual([404, 204]);
  expect((await look()).files).toEqual({});
});

test('a link ends when a new one is made, when it is revoked, and after a quarter of an hour', async () => {
  const journey = await settled(server, borrower);
  const first = await openLink(['front']);
  const second = await openLink(['front']);
  const replaced = await phone(first.token).task();
  const works = await phone(second.token).task();
  await borrower.client.send('DELETE', ownPath());
  const revoked = await phone(second.token).task();
  const third = await openLink(['front']);
  server.pass(15 * 60_000 + 1);
  const late = await phone(third.token).task();
  await signIn(borrower, journey);
  const { state } = await look();
  server.pass(-15 * 60_000 - 1);
  await signIn(borrower, journey);

  expect([replaced.status, works.status, revoked.status, late.status]).toEqual([404, 200, 404, 404]);
  expect(revoked.body).toEqual({ ...(late.body as object), requestId: expect.any(String) });
  expect(state).toBe('EXPIRED');
});

test('fields that the page does not hand over, and pages that are not open, get no link', async () => {
  expect((await openLink(['documentType'])).status).toBe(400);
  expect((await openLink(['declarations'], 'insurance/upload')).status).toBe(400);
  const early = await walk(server, { until: 'heloc/bank/confirm' });
  const path = `/service-application/api/v1/application/heloc/${early.uuid}/hand-over`;
  const reply = await early.client.send('POST', path, { page: 'identity', fields: ['front'] });
  expect(reply.status).toBe(409);
});

test('FINDING-D11: a link ends when its page is sent by the computer, and when the borrower logs out', async () => {
  borrower = await walk(server, { until: 'heloc/identity' });
  await settled(server, borrower);
  const first = phone((await openLink()).token);
  for (const field of all) await first.upload(field);
  const { files } = await look();
  const sent = await submit(borrower, 'identity', {
    documentType: 'DRIVERS_LICENSE',
    issuingState: 'CA',
    ...files,
  });
  expect(sent.status).toBe(200);
  expect([(await first.task()).status, (await first.upload('front')).status]).toEqual([404, 404]);

  borrower = await walk(server, { until: 'heloc/identity' });
  await settled(server, borrower);
  const second = phone((await openLink()).token);
  expect((await second.task()).status).toBe(200);
  await borrower.client.expect('POST', '/identity-broker/customer/secure/api/v3/logout', {});
  expect([(await second.task()).status, (await second.upload('front')).status]).toEqual([404, 404]);
});
