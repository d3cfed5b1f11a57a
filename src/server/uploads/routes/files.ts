/** Uploaded files and generated documents of an application: in, out, and removed while nothing refers to them. */

import type { ApplicationScope } from '../../application/application-scope.ts';
import { removeUpload } from '../../application/remove-upload.ts';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done, file, fileAnswer, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { attach } from '../../http/routes/attach.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { removeNow } from '../../platform/files/doomed-files.ts';
import { says } from '../../platform/language/said.ts';
import { record, uuidPattern } from '../../platform/shapes.ts';
import { inApplication } from '../../standing/in-application.ts';
import { readApplication } from '../../standing/read-application.ts';
import { previewQuery } from '../preview-query.ts';
import { showPreview } from '../show-preview.ts';
import { refuseFull, storeUpload } from '../store-upload.ts';
import { receiveOnce } from './receive-once.ts';

const base = '/service-application/api/v1/application/heloc/:uuid';

export function fileRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  return [
    route(
      {
        method: 'POST',
        path: `${base}/files`,
        summary: 'Upload a file',
        answers: replies(fileAnswer),
        actors: 'owner',
        repeat: 'key',
        takes: 'multipart',
        perMinute: 120,
        querystring: record({ type: { enum: library.enumeration('documentType') } }),
      },
      async (request, reply) => {
        const { uuid } = request.params;
        const { type } = request.query;
        const most = limitsOf(world, request.orgCode).uploads;
        await refuseFull(world, uuid, { type, most });
        const stored = await receiveOnce(world, { request, reply }, most, (file) =>
          storeUpload(world, uuid, { type, ...file }, most),
        );
        return stored ?? reply;
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/files/:id`,
        summary: 'Read an uploaded file',
        answers: file('application/pdf, image/*, application/octet-stream'),
        actors: 'owner',
      },
      async (request, reply) => {
        const read = (scope: ApplicationScope) => readUpload(scope, fileUuid(request.params.id));
        const { mediaType, name, bytes } = await readApplication(world, request.params.uuid, read);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
    route(
      {
        method: 'DELETE',
        path: `${base}/files/:id`,
        summary: 'Remove an uploaded file that nothing refers to',
        answers: done,
        actors: 'owner',
        repeat: 'key',
      },
      async (request, reply) => {
        const places = await inApplication(world, request.params.uuid, (scope) =>
          removeUpload(scope, fileUuid(request.params.id)),
        );
        await removeNow(world, places);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/documents/:id`,
        summary: 'Read a document: one that we made, or one that was uploaded',
        answers: file('application/pdf, image/*, application/octet-stream'),
        actors: 'owner',
        querystring: previewQuery,
      },
      async (request, reply) => {
        const uuid = fileUuid(request.params.id);
        const { as } = request.query;
        if (as) {
          const picture = await showPreview(world, request.params.uuid, { uuid, as });
          return attach(reply, 'image/jpeg', `${as}.jpg`).send(picture);
        }
        const read = (scope: ApplicationScope) => readDocument(scope, uuid);
        const { mediaType, name, sha256, bytes } = await readApplication(world, request.params.uuid, read);
        reply.header('x-document-sha256', sha256);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
  ];
}

async function readUpload(scope: ApplicationScope, uuid: string) {
  const found = (await scope.uploads.list()).find((one) => one.uuid === uuid);
  if (!found) throw new Refusal(404, [says('file.none')]);
  return { ...found, bytes: Buffer.from(await scope.uploads.read(uuid)) };
}

async function readDocument(scope: ApplicationScope, uuid: string) {
  const { documents, uploads } = scope;
  if ((await uploads.list()).some((one) => one.uuid === uuid)) return readUpload(scope, uuid);
  const found = (await documents.list()).find((one) => one.uuid === uuid);
  if (!found) throw new Refusal(404, [says('document.none')]);
  const { title, sha256 } = found;
  const bytes = Buffer.from(await documents.read(uuid));
  return { name: `${title}.pdf`, mediaType: 'application/pdf', sha256, bytes };
}

function fileUuid(id: string): string {
  if (!uuidPattern.test(id)) throw new Refusal(404, [says('request.notFound')]);
  return id;
}
