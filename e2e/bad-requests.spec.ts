/** A client that skips the browser's rules is refused by the server in the same words, and nothing is stored. */
/** Covers src/server/submission. */
import { randomUUID } from 'node:crypto';
import { type Client, openClient, type Reply, UnexpectedReply } from '../src/tools/journey/client.ts';
import {
  drive,
  type Progress,
  readSample,
  type SampleStep,
  submitStep,
  untilAwake,
} from '../src/tools/journey/drive.ts';
import { badValue } from './bad-values.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { pageDefinition } from './stops.ts';

const sample = readSample('happy');
const applications = '/service-application/api/v1/application/heloc';

test('the server judges every field of the path again, and refuses what is out of turn', async ({
  server,
}) => {
  const client = openClient(server.base);
  const progress: Progress = {};
  const email = newEmail('happy');
  let attempt = 1000;
  const submit = (step: SampleStep) => refusal(step, submitStep(client, step, attempt++, progress, email));
  for (const [index, step] of sample.steps.entries())
    await test.step(`${step.flow}/${step.page} ${step.action}`, async () => {
      const widgets = pageDefinition(step.flow, step.page).ui ?? {};
      for (const name of Object.keys(step.data)) {
        const value = badValue(widgets[name]?.['ui:widget'] ?? 'text');
        const reply = await submit({ ...step, data: { ...step.data, [name]: value } });
        refusesField(reply, `${step.page} ${name}`, name);
      }
      if (step.page === 'product/select') await refusesStaleOffer(submit, step);
      if (step.page === 'liens') await refusesOutOfTurn(client, progress);
      if (step.page === 'identity') await refusesFiles(client, progress);
      if (step.page === 'identity') await refusesStrangers(client, server.base, progress);
      await submitStep(client, step, index, progress, email);
    });
  expect((await untilAwake(client, progress.uuid ?? '')).step).toBe('RESCISSION');
});

async function refusal(step: SampleStep, submission: Promise<void>): Promise<Reply> {
  const error = await submission.then(
    () => new Error(`${step.page} was taken with ${JSON.stringify(step.data)}.`),
    (reason: unknown) => reason,
  );
  if (error instanceof UnexpectedReply) return error.reply;
  throw error;
}

type Refused = {
  errors: string[];
  fields?: Record<string, string>;
  step?: string;
  path?: string;
  requestId: string;
};

function refusesField({ status, body }: Reply, what: string, name: string) {
  const { errors, fields = {}, requestId } = body as Refused;
  expect.soft(status, what).toBe(422);
  const own = Object.keys(fields).filter((pointer) => `${pointer}/`.startsWith(`/${name}/`));
  expect.soft(own, `${what}: ${JSON.stringify(body)}`).not.toEqual([]);
  expect.soft(errors, what).toEqual([...new Set(Object.values(fields))]);
  expect.soft(requestId, what).toBeTruthy();
}

async function refusesStaleOffer(submit: (step: SampleStep) => Promise<Reply>, step: SampleStep) {
  const offer = { ...(step.data.offer as object), version: randomUUID() };
  const reply = await submit({ ...step, data: { offer } });
  expect.soft(reply.status, `stale offer: ${JSON.stringify(reply.body)}`).toBe(409);
}

async function refusesOutOfTurn(client: Client, { uuid }: Progress) {
  const body = { page: 'start/hmda', action: 'submit', data: { hmda: { ethnicity: [], race: [], sex: [] } } };
  const reply = await client.send('POST', `${applications}/${uuid}/submission`, body, {
    'idempotency-key': randomUUID(),
  });
  expect.soft(reply.status).toBe(409);
  expect.soft(reply.body).toMatchObject({ step: 'LIEN_VERIFICATION', path: 'liens' });
}

async function refusesFiles(client: Client, { uuid }: Progress) {
  const sendFile = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type }), name);
    return client.send('POST', `${applications}/${uuid}/files?type=SELFIE`, form);
  };
  const large = await sendFile(new Uint8Array(16 * 1024 * 1024), 'large.png', 'image/png');
  expect.soft(large.status, JSON.stringify(large.body)).toBe(413);
  const program = new TextEncoder().encode('#!/bin/sh\necho hello\n');
  const mistyped = await sendFile(program, 'picture.png', 'image/png');
  expect.soft(mistyped.status, JSON.stringify(mistyped.body)).toBe(415);
}

async function refusesStrangers(client: Client, base: string, { uuid }: Progress) {
  const stranger = openClient(base);
  await drive(stranger, sample, { email: newEmail('happy'), until: 'heloc/start/profile' });
  for (const [who, path] of [
    [stranger, `${applications}/${uuid}/journey`],
    [client, `${applications}/${randomUUID()}/journey`],
    [client, `${applications}/not-a-uuid/journey`],
    [client, `${applications}/${uuid}/documents/${randomUUID()}`],
    [client, `/account/heloc/${uuid}/no/such/page`],
    [client, '/account/heloc/not-a-uuid/liens'],
  ] as const)
    expect.soft((await who.send('GET', path)).status, path).toBe(404);
  const body = { page: 'start/hmda', action: 'submit', data: {} };
  const reply = await stranger.send('POST', `${applications}/${uuid}/submission`, body, {
    'idempotency-key': randomUUID(),
  });
  expect.soft(reply.status, 'a submission to a foreign application').toBe(404);
}
