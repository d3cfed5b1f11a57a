/** Uploaded files and generated documents of an application: in, out, and away again while nothing refers to them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inApplication } from '../application/in-application.ts';
import { readApplication } from '../application/read-application.ts';
import type { Backend } from '../backend.ts';
import type { ApplicationScope } from '../effects/effect.ts';
import { Refusal } from '../errors/refusal.ts';
import { inspectUpload } from '../files/inspect-upload.ts';
import { safeName } from '../files/safe-name.ts';
import { storeUpload } from '../files/store-upload.ts';
import { paramsOf, queryOf } from './asked.ts';
import type { Route } from './route.ts';
import { record, uuidPattern } from './shapes.ts';

const base = '/service-application/api/v1/application/heloc/:uuid';
/** 15 MB, as the upload pages say. */
export const largestFile = 15 * 1024 * 1024;

export function fileRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    {
      method: 'POST',
      path: `${base}/files`,
      actors: 'owner',
      takes: 'multipart',
      perMinute: 120,
      querystring: record({ type: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,59}$' } }),
      handler: async (request) => {
        const { bytes, name, declaredType } = await receive(request);
        const mediaType = await inspectUpload({ name, declaredType, bytes });
        const { type } = queryOf<{ type: string }>(request);
        return storeUpload(world, paramsOf(request).uuid, { type, name, mediaType, bytes });
      },
    },
    {
      method: 'GET',
      path: `${base}/files/:id`,
      actors: 'owner',
      handler: (request, reply) =>
        readApplication(world, paramsOf(request).uuid, async (scope) => {
          const { mediaType, name, bytes } = await readUpload(scope, idOf(request));
          return attach(reply, mediaType, name).send(bytes);
        }),
    },
    {
      method: 'DELETE',
      path: `${base}/files/:id`,
      actors: 'owner',
      handler: async (request, reply) => {
        const location = await inApplication(world, paramsOf(request).uuid, (scope) =>
          removeRow(scope, idOf(request)),
        );
        await world.files.remove(location);
        return reply.code(204).send();
      },
    },
    {
      method: 'GET',
      path: `${base}/documents/:id`,
      actors: 'owner',
      handler: (request, reply) =>
        readApplication(world, paramsOf(request).uuid, async ({ documents }) => {
          const uuid = idOf(request);
          const document = (await documents.list()).find((one) => one.uuid === uuid);
          if (!document) throw new Refusal(404, ['Document not found']);
          const bytes = await documents.read(uuid);
          reply.header('x-document-sha256', document.sha256);
          return attach(reply, 'application/pdf', `${document.title}.pdf`).send(Buffer.from(bytes));
        }),
    },
  ];
}

async function receive(request: FastifyRequest) {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw new Refusal(400, ['Send one file in the field "file".']);
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new Refusal(413, ['This file is larger than 15 MB']);
  return { bytes, name: safeName(part.filename), declaredType: part.mimetype.toLowerCase() };
}

// Served as a download that no browser interprets, whatever is inside.
function attach(reply: FastifyReply, mediaType: string, name: string): FastifyReply {
  const ascii = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()]/g, percent);
  return reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType);
}

async function readUpload(scope: ApplicationScope, uuid: string) {
  const found = (await scope.uploads.list()).find((one) => one.uuid === uuid);
  if (!found) throw new Refusal(404, ['File not found']);
  return { ...found, bytes: Buffer.from(await scope.uploads.read(uuid)) };
}

async function removeRow({ tx, application, audit }: ApplicationScope, uuid: string): Promise<string> {
  const row = await tx
    .selectFrom('files')
    .select(['location', 'used', 'sha256'])
    .where('application_uuid', '=', application.uuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, ['File not found']);
  if (row.used)
    throw new Refusal(409, ['This file was already submitted and is kept with your application.']);
  await tx.deleteFrom('files').where('uuid', '=', uuid).execute();
  await audit('file-removed', { file: uuid, sha256: row.sha256 });
  return row.location;
}

function idOf(request: FastifyRequest): string {
  const { id } = paramsOf<{ id: string }>(request);
  if (!uuidPattern.test(id)) throw new Refusal(404, ['Not found']);
  return id;
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
