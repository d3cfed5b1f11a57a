/** Ends a registration: proves the address by the code, makes the account, starts the session. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { lenderWords } from '../../auth/lender-words.ts';
import { countAttempt } from '../../auth/limit.ts';
import { checkCode, spendCodes } from '../../auth/one-time-code.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../../auth/password.ts';
import { startSession } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { createAccountEffect, createApplicationEffect } from '../../backend/create-account-effect.ts';
import { dropCookie } from '../../http/plugins/cookies.ts';
import { deviceOf, giveSession } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refuseField } from '../../platform/errors/refuse-field.ts';
import { says } from '../../platform/language/said.ts';
import { applyKnown } from '../apply-known.ts';
import { createAccount } from '../create-account.ts';
import { findEnded, type RegistrationDraft } from '../draft-store.ts';
import type { KnownPerson } from '../known-person.ts';
import type { Step, Taken } from '../register-step.ts';
import { draftCookieName, registrationAsked, registrationOf } from '../registration-flow.ts';
import { draftAnswer, draftCookie } from './registration-draft.ts';

const hour = 60 * 60 * 1000;

/** Proves the address by its code, then makes the account. Returns the application's uuid. */
export async function finish(
  backend: Backend,
  reply: FastifyReply,
  draft: RegistrationDraft,
  { page, data }: Taken,
) {
  const { world } = backend;
  const { email, name } = (draft.body.entities.profile ?? {}) as { email?: string; name?: object };
  const { password = '', code = '' } = data as { password?: string; code?: string };
  if (!email) throw new Refusal(409, [says('account.enterEmail')]);
  const known = [...lenderWords(world, draft.orgCode), ...Object.values(name ?? {}).map(String)];
  const problem = passwordProblem(password, { email, known });
  if (problem) throw refuseField('password', problem);
  const target = { channel: 'EMAIL' as const, to: email, orgCode: draft.orgCode };
  await checkCode(world, target, code);
  draft.body.done = [...draft.body.done, page.id];
  const device = deviceOf(reply.request);
  const created = await createAccount(backend, draft, {
    email,
    passwordHash: await hashPassword(password),
    device,
  });
  await spendCodes(world, target);
  reply.request.security('registered', { account: created.accountUuid });
  giveSession(reply, backend, created);
  dropCookie(reply, backend, draftCookieName(backend, draft.body.flow));
  return created.applicationUuid;
}

/** The same for a signed-in borrower: no password, no new session. */
export async function finishKnown(backend: Backend, reply: FastifyReply, draft: RegistrationDraft) {
  const uuid = await applyKnown(backend, draft);
  dropCookie(reply, backend, draftCookieName(backend, draft.body.flow));
  return uuid;
}

/**
 * The application was made and the answer got lost: the holder of the draft's cookie and the password, or of the
 * account's session, gets the answer again.
 */
export async function answerAgain(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  { step: { page, data }, known }: { step: Step; known?: KnownPerson | undefined },
) {
  const { world, keys } = backend;
  const ended = await findEnded(world, request.orgCode, draftCookie(backend, request));
  if (ended && known?.account.uuid === ended.accountUuid && endsKnown(backend, request, page)) {
    dropCookie(reply, backend, draftCookieName(backend, registrationAsked(backend, request)));
    return {
      ...draftAnswer(backend, request, undefined, known),
      next: { application: ended.applicationUuid },
    };
  }
  if (!ended || typeof data.password !== 'string') return undefined;
  const now = world.clock.now();
  await countAttempt(world.db, { bucket: `ended/${ended.applicationUuid}`, most: 10, windowMs: hour }, now);
  if (!(await passwordMatches(ended.password_hash, data.password))) return undefined;
  const session = await startSession(
    world.db,
    keys,
    { uuid: ended.accountUuid, orgCode: request.orgCode },
    now,
    { device: deviceOf(request) },
  );
  giveSession(reply, backend, session);
  dropCookie(reply, backend, draftCookieName(backend, registrationAsked(backend, request)));
  const next = { application: ended.applicationUuid };
  return { ...draftAnswer(backend, request, undefined), jwt: session.jwt, next };
}

function endsKnown(backend: Backend, request: FastifyRequest, page: string): boolean {
  const { pages } = backend.library.flow(request.orgCode, registrationAsked(backend, request));
  const actions = Object.hasOwn(pages, page) ? Object.values(pages[page]?.actions ?? {}) : [];
  return actions.some(({ effects }) => effects?.includes(createApplicationEffect));
}

/** The page whose button makes the account; invited people have one of their own. */
export function lastPage(backend: Backend, draft: RegistrationDraft) {
  const flow = registrationOf(backend.library, draft);
  const inSequence = new Set((flow.flow.sequence ?? []).map(({ page }) => page));
  for (const page of Object.values(flow.pages)) {
    if (inSequence.has(page.id) === (draft.body.invited === true)) continue;
    for (const [action, { effects }] of Object.entries(page.actions ?? {}))
      if (effects?.includes(createAccountEffect)) return { page: page.id, action };
  }
  throw new Error('No page of the registration flow makes an account.');
}
