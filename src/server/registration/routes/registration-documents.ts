/** Documents that a registration's consent asks to open: public, and recorded in the visitor's draft. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { documentWords } from '../../documents/document-words.ts';
import { sampleDocuments } from '../../documents/sample-document.ts';
import { lenderOf } from '../../facts/lender.ts';
import { file } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { speaking } from '../../platform/language/spoken.ts';
import { saveDraft } from '../draft-store.ts';
import { registrationAsked } from '../registration-flow.ts';
import { draftFor } from './registration-draft.ts';

export function registrationDocumentRoutes(backend: Backend): Route[] {
  const draw = sampleDocuments();
  return [
    route(
      {
        method: 'GET',
        path: '/service-application/external/api/v1/registration/documents/:name',
        summary: 'Read a document before registering',
        answers: file('application/pdf'),
        actors: 'anyone',
        perMinute: 60,
      },
      async (request, reply) => {
        const { name } = request.params;
        const { world, library } = backend;
        if (!askedFor(backend, request, name)) throw new Refusal(404, [says('document.none')]);
        const { orgCode } = request;
        // Signed or only read, a document is in the language of the flows.
        const lender = speaking(undefined, () => lenderOf(world, orgCode));
        const word = documentWords(world, orgCode);
        const pdf = await draw({ lender, hash: library.hash(orgCode), name, now: world.clock.now(), word });
        await noteOpened(backend, request, reply, name);
        return reply.type('application/pdf').send(Buffer.from(pdf));
      },
    ),
  ];
}

function askedFor(backend: Backend, request: FastifyRequest, name: string): boolean {
  const { pages } = backend.library.flow(request.orgCode, registrationAsked(backend, request));
  const consents = Object.values(pages).flatMap((page) => Object.values(page.consents ?? {}));
  return consents.some(({ opens }) => opens?.document === name);
}

/** The first time counts: from then on it is known that this visitor can open our documents. */
async function noteOpened(backend: Backend, request: FastifyRequest, reply: FastifyReply, name: string) {
  const { world } = backend;
  const draft = await draftFor(backend, request, reply);
  if (!draft) return;
  draft.body.opened = { [name]: world.clock.now(), ...draft.body.opened };
  await saveDraft(world.db, draft);
}
