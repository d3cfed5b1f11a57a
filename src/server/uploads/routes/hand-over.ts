/** The borrower's side of a hand-over: makes the link, shows what came by it, ends it. */

import { allowed } from '../../../engine/journey/allowed.ts';
import type { Backend } from '../../backend/backend.ts';
import { created, done, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { pageId, record, text } from '../../platform/shapes.ts';
import { inApplication } from '../../standing/in-application.ts';
import { readApplication } from '../../standing/read-application.ts';
import { findPage } from '../../submission/find-page.ts';
import { endHandOvers, latestHandOver, openHandOver } from '../../submission/hand-over.ts';
import { readStanding } from '../../submission/read-standing.ts';
import { handOverFields } from '../hand-over/hand-over-fields.ts';
import { sentFiles, sentFilesSchema } from '../hand-over/hand-over-files.ts';

const path = '/service-application/api/v1/application/heloc/:uuid/hand-over';

const openingBody = record({
  page: pageId,
  fields: { type: 'array', minItems: 1, maxItems: 10, uniqueItems: true, items: text(60, 1) },
});

export function handOverRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'POST',
        path,
        summary: 'Hand fields of a page over to a phone',
        answers: created(record({ token: words, expiresAt: timestamp })),
        actors: 'owner',
        repeat: 'key',
        perMinute: 20,
        body: openingBody,
      },
      async (request, reply) => {
        const { page: id, fields } = request.body;
        const opened = await inApplication(world, request.params.uuid, async (scope) => {
          const standing = await readStanding(backend, scope);
          const page = findPage(standing.flow, id);
          const open = handOverFields(page, fields);
          if (!allowed(standing.flow, standing, page.id)) throw new Refusal(409, [says('page.closedNow')]);
          return openHandOver(scope, page.id, open);
        });
        return reply.code(201).send({ token: opened.token, expiresAt: moment(opened.expiresAt) });
      },
    ),
    route(
      {
        method: 'GET',
        path,
        summary: 'Where the hand-over stands',
        answers: replies(
          record(
            {
              state: { enum: ['NONE', 'WAITING', 'OPENED', 'DONE', 'ENDED', 'EXPIRED'] },
              page: words,
              files: sentFilesSchema,
            },
            ['state', 'files'],
          ),
        ),
        actors: 'owner',
      },
      (request) =>
        readApplication(world, request.params.uuid, async (scope) => {
          const row = await latestHandOver(scope);
          if (!row) return { state: 'NONE', files: {} };
          const isOver = row.state !== 'DONE' && Number(row.expires_at) <= scope.now;
          const state = isOver ? 'EXPIRED' : row.state;
          return { state, page: row.page, files: await sentFiles(scope, row) };
        }),
    ),
    route(
      {
        method: 'DELETE',
        path,
        summary: 'End the hand-over',
        answers: done,
        actors: 'owner',
        repeat: 'key',
      },
      async (request, reply) => {
        await inApplication(world, request.params.uuid, endHandOvers);
        return reply.code(204).send();
      },
    ),
  ];
}

const moment = (at: number) => new Date(at).toISOString();
