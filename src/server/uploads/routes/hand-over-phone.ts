/** The phone's side of a hand-over. It has no session: its link's token is all that it has. */

import type { FastifyRequest } from 'fastify';
import type { ApplicationScope } from '../../application/application-scope.ts';
import { removeUpload } from '../../application/remove-upload.ts';
import type { Backend } from '../../backend/backend.ts';
import { libraryFor } from '../../backend/content-library.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done, fileAnswer, listOf, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { removeNow } from '../../platform/files/doomed-files.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import { inApplication } from '../../standing/in-application.ts';
import { worldOf } from '../../standing/its-world.ts';
import { readApplication } from '../../standing/read-application.ts';
import { findPage } from '../../submission/find-page.ts';
import { findHandOver, type HandOver, type OpenHandOver } from '../../submission/hand-over.ts';
import { uploadTypeOf } from '../hand-over/hand-over-fields.ts';
import { noteFile, sentFiles, sentFilesSchema } from '../hand-over/hand-over-files.ts';
import { refuseFull, storeUpload } from '../store-upload.ts';
import { receiveOnce } from './receive-once.ts';

const base = '/service-application/external/api/v1/hand-over';

export function handOverPhoneRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'What the phone is to photograph',
        answers: replies(
          record({
            flow: words,
            page: words,
            fields: listOf(words),
            files: sentFilesSchema,
            expiresAt: timestamp,
          }),
        ),
        actors: 'anyone',
        perMinute: 60,
      },
      async (request) => {
        const row = await linkOf(backend, request);
        await setState(backend, row, 'OPENED');
        return readApplication(world, row.application_uuid, (scope) => shown(scope, row));
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/files`,
        summary: 'Upload a file from the phone',
        answers: replies(fileAnswer),
        actors: 'anyone',
        repeat: 'key',
        takes: 'multipart',
        perMinute: 30,
        querystring: record({ field: text(60, 1) }),
      },
      async (request, reply) => {
        const row = await linkOf(backend, request);
        const { field } = request.query;
        const { handOver, uploads: most } = limitsOf(world, row.org_code);
        if (!row.fields.includes(field) || row.files.length >= handOver.files)
          throw new Refusal(400, [says('phone.notTaken')]);
        const type = await typeOf(backend, row, field);
        await refuseFull(world, row.application_uuid, { type, most });
        // Its link comes from a borrower who is signed in.
        const sender = () => ({ key: row.application_uuid, isKnown: true });
        const stored = await receiveOnce(world, { request, reply, sender }, most, (file) =>
          storeUpload(world, row.application_uuid, { type, ...file }, most),
        );
        if (!stored) return reply;
        await inApplication(world, row.application_uuid, (scope) => noteFile(scope, row, field, stored.uuid));
        return stored;
      },
    ),
    route(
      {
        method: 'DELETE',
        path: `${base}/files/:id`,
        summary: 'Remove a file that came from the phone',
        answers: done,
        actors: 'anyone',
        repeat: 'key',
        perMinute: 60,
      },
      async (request, reply) => {
        const row = await linkOf(backend, request);
        const { id } = request.params;
        // Only files that came by this very link can be removed by it.
        if (!uuidPattern.test(id) || !row.files.some(({ uuid }) => uuid === id))
          throw new Refusal(404, [says('file.none')]);
        const places = await inApplication(world, row.application_uuid, (scope) => removeUpload(scope, id));
        await removeNow(world, places);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/done`,
        summary: 'Say that the phone has sent everything',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'a link is used up once' },
        perMinute: 60,
        body: { type: 'object', maxProperties: 0 },
      },
      async (request, reply) => {
        await setState(backend, await linkOf(backend, request), 'DONE');
        return reply.code(204).send();
      },
    ),
  ];
}

const unreadable = says('phone.incomplete');

function linkOf({ world }: Backend, request: FastifyRequest): Promise<OpenHandOver> {
  const token = request.headers['x-hand-over'];
  if (typeof token !== 'string' || !/^[\w-]{32}$/.test(token)) throw new Refusal(404, [unreadable]);
  return findHandOver(world, request.orgCode, token);
}

/** What the phone needs to draw the fields: their names and what was sent. Nothing about the borrower. */
async function shown(scope: ApplicationScope, row: OpenHandOver) {
  return {
    flow: row.flow_id,
    page: row.page,
    fields: row.fields,
    files: await sentFiles(scope, row),
    expiresAt: new Date(Number(row.expires_at)).toISOString(),
  };
}

async function typeOf(backend: Backend, row: OpenHandOver, field: string): Promise<string> {
  const its = await worldOf(backend.world, row.application_uuid);
  const flow = libraryFor(backend, its).flow(row.org_code, row.flow_id);
  return uploadTypeOf(findPage(flow, row.page), field) ?? 'UPLOAD';
}

async function setState({ world }: Backend, { token_hash }: HandOver, state: 'OPENED' | 'DONE') {
  await world.db
    .updateTable('hand_overs')
    .set({ state })
    .where('token_hash', '=', token_hash)
    .where('state', 'in', ['WAITING', 'OPENED'])
    .execute();
}
