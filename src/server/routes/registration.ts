/** Registration: a draft behind a cookie, one page at a time, until the last page makes an account and an application. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt } from '../auth/limit.ts';
import { checkCode, spendCodes } from '../auth/one-time-code.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../auth/password.ts';
import { startSession } from '../auth/session.ts';
import type { Backend } from '../backend.ts';
import type { Document } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { createAccount } from '../registration/create-account.ts';
import { createAccountEffect } from '../registration/create-account-effect.ts';
import { draftFacts } from '../registration/draft-facts.ts';
import {
  createDraft,
  emptyBody,
  findDraft,
  findEnded,
  type RegistrationDraft,
  saveDraft,
} from '../registration/draft-store.ts';
import { takeInvitation } from '../registration/invitation.ts';
import { goOn, resumeAt, type Step, type Taken, takeStep } from '../registration/register-step.ts';
import { keepable } from '../submission/drafts.ts';
import { findPage } from '../submission/find-page.ts';
import { bodyOf, cookieOptions, fromOf, giveSession, paramsOf, queryOf } from './asked.ts';
import type { Route } from './route.ts';
import { actionName, answers, pageId, record, text } from './shapes.ts';

const base = '/service-application/external/api/v1/registration';
const draftCookie = 'hl_draft';
const hour = 60 * 60 * 1000;
const sixtyDays = 60 * 24 * 60 * 60;
/** Query parameters of the page that are kept with the draft. */
const keptOrigin = ['referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'persona'];

type Registered = { jwt: string; next: { application: string } };

export function registrationRoutes(backend: Backend): Route[] {
  return [
    {
      method: 'GET',
      path: base,
      actors: 'anyone',
      handler: async (request, reply) => {
        const invited = await openInvitation(backend, request, reply);
        const draft = invited ?? (await currentDraft(backend, request));
        if (draft) await keepOrigin(backend, request, draft);
        return draftAnswer(backend, request, draft);
      },
    },
    {
      method: 'POST',
      path: `${base}/submission`,
      actors: 'anyone',
      body: record({ page: pageId, action: actionName, data: answers }),
      handler: async (request, reply) => {
        const step = bodyOf<Step>(request);
        const known = await currentDraft(backend, request);
        const again = known ? undefined : await answerAgain(backend, request, reply, step);
        if (again) return again;
        return takeAndAnswer(
          backend,
          request,
          reply,
          known ?? (await newDraft(backend, request, reply)),
          step,
        );
      },
    },
    {
      method: 'PUT',
      path: `${base}/drafts/*`,
      actors: 'anyone',
      body: record({ data: answers }),
      handler: async (request, reply) => {
        const flow = backend.library.flow(request.orgCode, backend.library.registrationFlow);
        const page = findPage(flow, paramsOf<{ '*': string }>(request)['*']);
        const draft = await draftFor(backend, request, reply);
        draft.body.typed[page.id] = keepable(page, bodyOf<{ data: Document }>(request).data);
        await saveDraft(backend.world.db, draft);
        return reply.code(204).send();
      },
    },
    {
      method: 'POST',
      path: '/identity/api/v1/registration/register',
      actors: 'anyone',
      body: record({
        password: text(512, 1),
        code: text(12, 1),
        consents: { type: 'object', maxProperties: 20, additionalProperties: { type: 'boolean' } },
      }),
      handler: async (request, reply) => {
        const draft = await currentDraft(backend, request);
        if (!draft) throw new Refusal(409, ['Start your registration first.']);
        const { consents, ...secret } = bodyOf<{ password: string; code: string; consents: Document }>(
          request,
        );
        const { page, action } = lastPage(backend, draft);
        const step = { page, action, data: { ...consents, ...secret } };
        const { jwt, next } = (await takeAndAnswer(backend, request, reply, draft, step)) as Registered;
        return { jwt, uuid: next.application };
      },
    },
  ];
}

async function takeAndAnswer(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  draft: RegistrationDraft,
  step: Step,
) {
  const from = fromOf(request);
  const taken = await takeStep(backend, draft, step, from);
  if (taken.action.effects?.includes(createAccountEffect)) {
    const application = await finish(backend, reply, draft, taken);
    const jwt = String(reply.getHeader('authorization')).slice('Bearer '.length);
    return { ...draftAnswer(backend, request, draft), jwt, next: { application } };
  }
  const next = goOn(taken, draft);
  await saveDraft(backend.world.db, draft);
  const answer = 'stop' in next ? { stop: next.stop } : 'page' in next ? next.page : null;
  return { ...draftAnswer(backend, request, draft), next: answer };
}

/** Proves the address by its code, then makes the account. Returns the application's uuid. */
async function finish(
  backend: Backend,
  reply: FastifyReply,
  draft: RegistrationDraft,
  { page, data }: Taken,
) {
  const { world } = backend;
  const { email } = (draft.body.entities.profile ?? {}) as { email?: string };
  const { password = '', code = '' } = data as { password?: string; code?: string };
  if (!email) throw new Refusal(409, ['Enter your email address first.']);
  const problem = passwordProblem(password, [email, email.split('@')[0] ?? '']);
  if (problem) throw new Refusal(422, [problem], { fields: { '/password': problem } });
  const target = { channel: 'EMAIL' as const, to: email, orgCode: draft.orgCode };
  await checkCode(world, target, code);
  draft.body.done = [...draft.body.done, page.id];
  const created = await createAccount(backend, draft, email, await hashPassword(password));
  await spendCodes(world, target);
  giveSession(reply, backend, created);
  reply.clearCookie(draftCookie, cookieOptions(backend));
  return created.applicationUuid;
}

/** The account was made and the answer was lost on its way: whoever has the draft's cookie and the password gets it again. */
async function answerAgain(backend: Backend, request: FastifyRequest, reply: FastifyReply, { data }: Step) {
  const { world, keys } = backend;
  const ended = await findEnded(world, request.orgCode, request.cookies[draftCookie]);
  if (!ended || typeof data.password !== 'string') return undefined;
  const now = world.clock.now();
  await countAttempt(world.db, { bucket: `ended/${ended.applicationUuid}`, most: 10, windowMs: hour }, now);
  if (!(await passwordMatches(ended.password_hash, data.password))) return undefined;
  const session = await startSession(
    world.db,
    keys,
    { uuid: ended.accountUuid, orgCode: request.orgCode },
    now,
  );
  giveSession(reply, backend, session);
  reply.clearCookie(draftCookie, cookieOptions(backend));
  const next = { application: ended.applicationUuid };
  return { ...draftAnswer(backend, request, undefined), jwt: session.jwt, next };
}

function currentDraft(backend: Backend, request: FastifyRequest) {
  return findDraft(backend.world, request.orgCode, request.cookies[draftCookie]);
}

async function draftFor(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  return (await currentDraft(backend, request)) ?? (await newDraft(backend, request, reply, emptyBody()));
}

async function newDraft(backend: Backend, request: FastifyRequest, reply: FastifyReply, body = emptyBody()) {
  const origin = { ...body.origin, ...originOf(request) };
  const { draft, cookie } = await createDraft(backend.world, request.orgCode, { ...body, origin });
  reply.setCookie(draftCookie, cookie, { ...cookieOptions(backend), maxAge: sixtyDays });
  return draft;
}

async function openInvitation(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  const { invite } = queryOf<{ invite?: unknown }>(request);
  if (typeof invite !== 'string' || invite === '') return undefined;
  const body = await takeInvitation(backend.world, request.orgCode, invite);
  if (!body) throw new Refusal(404, ['This invitation has expired or was already used.']);
  return newDraft(backend, request, reply, body);
}

async function keepOrigin(backend: Backend, request: FastifyRequest, draft: RegistrationDraft) {
  const origin = originOf(request);
  if (Object.keys(origin).length === 0) return;
  draft.body.origin = { ...draft.body.origin, ...origin };
  await saveDraft(backend.world.db, draft);
}

function originOf(request: FastifyRequest): Record<string, string> {
  const query = queryOf<Record<string, unknown>>(request);
  const kept = keptOrigin.filter((name) => typeof query[name] === 'string' && query[name] !== '');
  return Object.fromEntries(kept.map((name) => [name, String(query[name]).slice(0, 120)]));
}

/** The page whose button makes the account: for invited people the one that only they see. */
function lastPage(backend: Backend, draft: RegistrationDraft) {
  const flow = backend.library.flow(draft.orgCode, backend.library.registrationFlow);
  const inSequence = new Set((flow.flow.sequence ?? []).map(({ page }) => page));
  for (const page of Object.values(flow.pages)) {
    if (inSequence.has(page.id) === (draft.body.invited === true)) continue;
    for (const [action, { effects }] of Object.entries(page.actions ?? {}))
      if (effects?.includes(createAccountEffect)) return { page: page.id, action };
  }
  throw new Error('No page of the registration flow makes an account.');
}

function draftAnswer(backend: Backend, request: FastifyRequest, draft: RegistrationDraft | undefined) {
  const { library } = backend;
  const flow = library.flow(request.orgCode, library.registrationFlow);
  const { uuid = '', orgCode = request.orgCode, key = new Uint8Array(), body = emptyBody() } = draft ?? {};
  return {
    draft: draftFacts(body),
    drafts: body.typed,
    done: body.done,
    ...(body.stop && { stop: body.stop }),
    ...(body.invited && { invited: true }),
    page: resumeAt(flow, { uuid, orgCode, key, body }) ?? null,
    contentHash: library.hash(request.orgCode),
  };
}
