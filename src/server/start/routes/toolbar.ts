/**
 * What the developers' toolbar asks the server. None of these routes exists in production, where no sample borrower is
 * loaded.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondSession } from '../../auth/second-session.ts';
import type { Backend } from '../../backend/backend.ts';
import { anyObject, listOf, replies, sessionAnswer, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { giveSession } from '../../http/routes/request.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { record, text } from '../../platform/shapes.ts';

/** @param contentRoot the folder that holds flows/, whose samples say how a borrower answers */
export function toolbarRoutes(backend: Backend, contentRoot: string): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/sandbox/toolbar',
        summary: 'Sample people, lenders and answers',
        answers: replies(
          record({
            personas: listOf(anyObject),
            lenders: listOf(record({ code: words, name: words, color: words })),
            sample: anyObject,
          }),
        ),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async () => ({
        personas: (await import('../../platform/parties/sandbox/list-personas.ts')).listPersonas(),
        lenders: lendersOf(backend),
        sample: readSample(join(contentRoot, 'flows', backend.library.roles.application, 'samples')),
      }),
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/session',
        summary: 'A second session for a token',
        answers: sessionAnswer,
        actors: 'anyone',
        repeat: 'key',
        sandboxOnly: true,
        perMinute: 60,
        body: record({ token: text(4096, 1) }),
      },
      async (request, reply) => {
        const { token } = request.body;
        const session = await secondSession(backend, token, request.orgCode);
        if (!session) throw new CallError(401, 'The token is not valid here.');
        giveSession(reply, backend, session);
        return { jwt: session.jwt };
      },
    ),
  ];
}

function lendersOf({ library }: Backend) {
  return Object.values(library.content.orgs).map(({ code, org }) => ({
    code,
    name: org.companyNameShort,
    color: org.theme.primary,
  }));
}

// Content without samples leaves the toolbar without a way to register at once.
function readSample(folder: string): unknown {
  const [first] = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return first === undefined ? { steps: [] } : JSON.parse(readFileSync(join(folder, first), 'utf8'));
}
