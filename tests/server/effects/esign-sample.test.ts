/** The sample document of the consent to electronic documents: open to everyone, noted, and asked for before the box counts. */
/** Covers src/server/documents. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Client } from '../../../src/tools/journey/client.ts';
import { drive, type Progress, readSample, submitStep } from '../../../src/tools/journey/drive.ts';
import { fact, inside, settled } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const base = '/service-application/external/api/v1/registration';
const sample = `${base}/documents/esign-test`;

const server = sharedRealServer();

async function atLogin(): Promise<{ client: Client; email: string; progress: Progress }> {
  const client = server.client();
  const email = `sample-${randomUUID().slice(0, 8)}@example.com`;
  const progress = await drive(client, readSample('happy'), { email, until: 'register/login-info' });
  return { client, email, progress };
}

test('a visitor without anything gets a PDF; a document that no consent names is not there', async () => {
  const visitor = server.client();
  const reply = await visitor.send('GET', sample);

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('application/pdf');
  expect((await visitor.send('GET', `${base}/documents/deed-of-trust`)).status).toBe(404);
});

test('the box counts only after the document was opened, and the consent keeps when that was', async () => {
  const { client, email, progress } = await atLogin();
  const { steps } = readSample('happy');
  const index = steps.findIndex(({ page }) => page === 'login-info');
  const step = steps[index];
  if (!step) throw new Error('The sample has no login.');
  const { opens: _, ...unopened } = step;

  await expect(submitStep(client, unopened, index, progress, email)).rejects.toMatchObject({
    reply: { status: 422, body: { fields: { '/esign': 'Open the document first, then check the box' } } },
  });

  const from = server.world.clock.now();
  await submitStep(client, step, index, progress, email);
  const uuid = progress.uuid ?? '';
  const rows = await inside(server, uuid, ({ consents }) => consents.list());
  const kept = rows.find(({ type }) => type === 'ESIGN');
  expect(kept?.openedAt).toBeGreaterThanOrEqual(from);
  expect(kept?.openedAt).toBeLessThanOrEqual(kept?.at ?? 0);
  expect(rows.find(({ type }) => type === 'TERMS')?.openedAt).toBeUndefined();
  const shown = fact(await settled(server, { client, progress, uuid }), 'application.consents');
  expect(shown).toContainEqual(expect.objectContaining({ type: 'ESIGN', openedAt: expect.any(String) }));
});

test('the sample is not among the papers of the application', async () => {
  const { client, email, progress } = await atLogin();
  await drive(client, readSample('happy'), {
    email,
    progress,
    until: 'heloc/liens',
    from: loginIndex(),
  });
  const uuid = progress.uuid ?? '';
  const listed = () => inside(server, uuid, ({ documents }) => documents.list());
  const types = async () => (await listed()).map(({ type }) => type);

  await expect.poll(types).toContain('PRIVACY_NOTICE');
  expect(await types()).not.toContain('ESIGN_TEST');
});

function loginIndex(): number {
  return readSample('happy').steps.findIndex(({ page }) => page === 'login-info');
}
