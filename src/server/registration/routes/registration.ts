/** Registration: a draft behind a cookie, one page at a time, until the last page makes an account and an application. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { createAccountEffect, createApplicationEffect } from '../../backend/create-account-effect.ts';
import { done, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { fromOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { actionName, answers, pageId, record, text, uuid } from '../../platform/shapes.ts';
import { keepable } from '../../submission/drafts.ts';
import { findPage } from '../../submission/find-page.ts';
import { type RegistrationDraft, saveDraft } from '../draft-store.ts';
import { knownPerson } from '../known-person.ts';
import { listOpen } from '../open-applications.ts';
import { goOn, type Step, takeStep } from '../register-step.ts';
import { begunBy, registrationAsked } from '../registration-flow.ts';
import { registrationAnswer } from './registration-answer.ts';
import {
  arrivingDraft,
  beginBody,
  currentDraft,
  draftAnswer,
  draftFor,
  newDraft,
  openInvitation,
  refuseUnreferred,
  withPerson,
} from './registration-draft.ts';
import { answerAgain, finish, finishKnown, lastPage } from './registration-end.ts';

const base = '/service-application/external/api/v1/registration';

type Registered = { jwt: string; next: { application: string } };

export function registrationRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'The registration of this visitor',
        answers: replies(registrationAnswer),
        actors: 'anyone',
      },
      async (request, reply) => {
        const known = await knownPerson(backend, request);
        const invited = await openInvitation(backend, request, reply);
        const draft = invited ?? (await arrivingDraft(backend, request, reply, known));
        if (draft) return draftAnswer(backend, request, await withPerson(backend, draft, known));
        const flow = begunBy(
          backend.library,
          backend.library.flow(request.orgCode, registrationAsked(backend, request)),
        );
        const [open] = known ? await listOpen(backend, { account: known.account, flow }) : [];
        return {
          ...draftAnswer(backend, request, undefined, known),
          ...(open && { application: open.uuid }),
        };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/submission`,
        summary: 'Send a page of the registration',
        answers: replies(registrationAnswer),
        actors: 'anyone',
        repeat: 'key',
        body: record({ page: pageId, action: actionName, data: answers }),
      },
      async (request, reply) => {
        const step = request.body;
        const known = await knownPerson(backend, request);
        const draft = await currentDraft(backend, request, known);
        const again = draft ? undefined : await answerAgain(backend, request, reply, { step, known });
        if (again) return again;
        refuseUnreferred(backend, request, draft);
        const begun = draft ?? { ...(await newDraft(backend, request, reply, beginBody(known))), known };
        return takeAndAnswer(backend, request, reply, begun, step);
      },
    ),
    route(
      {
        method: 'PUT',
        path: `${base}/drafts/*`,
        summary: 'Keep what was typed on a page of the registration',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'the draft is what was typed last' },
        body: record({ data: answers }),
      },
      async (request, reply) => {
        const flow = backend.library.flow(request.orgCode, registrationAsked(backend, request));
        const page = findPage(flow, request.params['*']);
        const known = await knownPerson(backend, request);
        refuseUnreferred(backend, request, await currentDraft(backend, request, known));
        const draft = await draftFor(backend, request, reply);
        if (!draft) return reply.code(204).send();
        draft.body.typed[page.id] = keepable(page, request.body.data);
        await saveDraft(backend.world.db, draft);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: '/identity/api/v1/registration/register',
        summary: 'End the registration with a password and a code',
        answers: replies(record({ jwt: words, uuid })),
        actors: 'anyone',
        repeat: 'key',
        body: record({
          password: text(512, 1),
          code: text(12, 1),
          consents: { type: 'object', maxProperties: 20, additionalProperties: { type: 'boolean' } },
        }),
      },
      async (request, reply) => {
        const draft = await currentDraft(backend, request);
        if (!draft) throw new Refusal(409, [says('account.startFirst')]);
        const { consents, ...secret } = request.body;
        const { page, action } = lastPage(backend, draft);
        const step = { page, action, data: { ...consents, ...secret } };
        const { jwt, next } = (await takeAndAnswer(backend, request, reply, draft, step)) as Registered;
        return { jwt, uuid: next.application };
      },
    ),
  ];
}

async function takeAndAnswer(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  draft: RegistrationDraft,
  step: Step,
) {
  const taken = await takeStep(backend, draft, step, fromOf(request));
  const ends = (effect: string) => taken.action.effects?.includes(effect) ?? false;
  if (ends(createAccountEffect)) {
    const application = await finish(backend, reply, draft, taken);
    const jwt = String(reply.getHeader('authorization')).slice('Bearer '.length);
    return { ...draftAnswer(backend, request, draft), jwt, next: { application } };
  }
  const seen = await withPerson(backend, draft, draft.known);
  const next = goOn(taken, seen);
  if (ends(createApplicationEffect) && 'end' in next) {
    const application = await finishKnown(backend, reply, seen);
    return { ...draftAnswer(backend, request, undefined, seen.known), next: { application } };
  }
  await saveDraft(backend.world.db, seen);
  const answer = 'stop' in next ? { stop: next.stop } : 'page' in next ? next.page : null;
  return { ...draftAnswer(backend, request, seen), next: answer };
}
