/** A visitor's draft behind its cookie: found, begun, opened by an invitation, and answered. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/facts/facts.ts';
import { closedTo } from '../../../engine/journey/closed-to.ts';
import { broughtAs, keptWithDraft } from '../../../engine/journey/entry.ts';
import type { Backend } from '../../backend/backend.ts';
import { days, limitsOf } from '../../facts/limits-of.ts';
import { cookiesOf, giveCookie } from '../../http/plugins/cookies.ts';
import { looseQuery } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { draftFacts } from '../draft-facts.ts';
import {
  createDraft,
  type DraftBody,
  emptyBody,
  findDraft,
  findEnded,
  type RegistrationDraft,
  saveDraft,
} from '../draft-store.ts';
import { takeInvitation } from '../invitation.ts';
import { type KnownPerson, knownPerson } from '../known-person.ts';
import { findInTheWay } from '../open-applications.ts';
import { resumeAt } from '../register-step.ts';
import { begunBy, draftCookieName, registrationAsked, registrationOf } from '../registration-flow.ts';

export const draftCookie = (backend: Backend, request: FastifyRequest) =>
  cookiesOf(backend, request, draftCookieName(backend, registrationAsked(backend, request)))[0];

/**
 * The visitor's draft, with what a signed-in borrower's account says. One that was begun while signed in is its owner's
 * alone: the next visitor of this browser finds none.
 */
export async function currentDraft(
  backend: Backend,
  request: FastifyRequest,
  known?: KnownPerson,
): Promise<RegistrationDraft | undefined> {
  const draft = await findDraft(backend.world, request.orgCode, draftCookie(backend, request));
  const { ownerUuid } = draft?.body ?? {};
  if (ownerUuid !== undefined && ownerUuid !== known?.account.uuid) return refuseLate(request, known);
  return draft && withPerson(backend, draft, known);
}

// A request that still shows a token comes from the owner's page, whose session has ended: they log in and continue.
function refuseLate({ headers }: FastifyRequest, known: KnownPerson | undefined): undefined {
  if (!known && headers.authorization) throw new Refusal(401, [says('account.logIn')]);
}

/** Looks again for what is in the way of an application for the draft's home. */
export async function withPerson(
  backend: Backend,
  draft: RegistrationDraft,
  known: KnownPerson | undefined,
): Promise<RegistrationDraft> {
  if (!known) return draft;
  const { address } = draftFacts({ body: draft.body });
  const location = isRecord(address) ? address.location : undefined;
  const flow = begunBy(backend.library, registrationOf(backend.library, draft));
  const inTheWay = await findInTheWay(backend, { account: known.account, flow }, location);
  return { ...draft, known: { ...known, ...inTheWay } };
}

/**
 * The visitor's draft, begun if there is none. Undefined while the one behind the cookie has just become an
 * application: a new draft would take the cookie that lets a lost last answer be repeated.
 */
export async function draftFor(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  const known = await knownPerson(backend, request);
  const draft = await currentDraft(backend, request, known);
  if (draft) return draft;
  const ended = await findEnded(backend.world, request.orgCode, draftCookie(backend, request));
  return ended ? undefined : newDraft(backend, request, reply, beginBody(known));
}

/** An empty draft, which belongs to the person who is signed in. */
export function beginBody(known: KnownPerson | undefined): DraftBody {
  return { ...emptyBody(), ...(known && { ownerUuid: known.account.uuid }) };
}

export async function newDraft(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  body = emptyBody(),
) {
  const origin = { ...body.origin, ...originOf(backend, request) };
  const flow = body.flow ?? registrationAsked(backend, request);
  const { draft, cookie } = await createDraft(backend.world, request.orgCode, { ...body, flow, origin });
  const { draftDays } = limitsOf(backend.world, request.orgCode).registration;
  const name = draftCookieName(backend, flow);
  giveCookie(reply, backend, { name, value: cookie, maxAge: days(draftDays) / 1000 });
  return draft;
}

/** Refuses unreferred visitors where the lender takes none (ACC-B13): the server decides, not the browser. */
export function refuseUnreferred(
  backend: Backend,
  request: FastifyRequest,
  draft: RegistrationDraft | undefined,
): void {
  const { library } = backend;
  const { site, org } = library.lender(request.orgCode);
  const path = library.flow(request.orgCode, registrationAsked(backend, request)).flow.basePath;
  const referred = Boolean(
    draft?.body.invited || draft?.body.origin.referrer || originOf(backend, request).referrer,
  );
  if (!closedTo(site, { path, organization: org.organization, referred })) return;
  throw new Refusal(403, [says('account.closed')]);
}

export async function openInvitation(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  const invite = broughtAs(siteOf(backend, request), 'invite', looseQuery(request));
  if (invite === undefined) return undefined;
  const body = await takeInvitation(backend.world, request.orgCode, invite);
  if (!body) throw new Refusal(404, [says('account.invitationGone')]);
  return newDraft(backend, request, reply, body);
}

/** The visitor's draft with its origin; a referred visitor has one from the first page on. */
export async function arrivingDraft(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  known: KnownPerson | undefined,
) {
  const draft = await currentDraft(backend, request, known);
  const origin = originOf(backend, request);
  if (Object.keys(origin).length === 0) return draft;
  if (!draft) return newDraft(backend, request, reply, beginBody(known));
  draft.body.origin = { ...draft.body.origin, ...origin };
  await saveDraft(backend.world.db, draft);
  return draft;
}

function originOf(backend: Backend, request: FastifyRequest): Record<string, string> {
  const sandbox = backend.world.mode === 'sandbox';
  return keptWithDraft(siteOf(backend, request), looseQuery(request), { sandbox });
}

const siteOf = ({ library }: Backend, request: FastifyRequest) => library.lender(request.orgCode).site;

/** What the browser sees of a registration. Without a draft: for whom it would be. */
export function draftAnswer(
  backend: Backend,
  request: FastifyRequest,
  draft: Pick<RegistrationDraft, 'body' | 'known'> | undefined,
  person?: KnownPerson,
) {
  const { library } = backend;
  const { body = { ...emptyBody(), flow: registrationAsked(backend, request) }, known = person } =
    draft ?? {};
  const flow = registrationOf(library, { orgCode: request.orgCode, body });
  return {
    draft: draftFacts({ body, known }),
    drafts: body.typed,
    done: body.done,
    ...(body.stop && { stop: body.stop }),
    ...(body.invited && { invited: true }),
    page: resumeAt(flow, { body, known }) ?? null,
    contentHash: library.hash(request.orgCode),
  };
}

/**
 * The answer to a visitor of whom only the cookie is known, for the document itself, which notes nothing: with `toNote` the browser
 * tells who sent them by the call. Undefined where the address brings an invitation, which opens once.
 */
export async function visitorAnswer(backend: Backend, request: FastifyRequest) {
  const invite = broughtAs(siteOf(backend, request), 'invite', looseQuery(request));
  if (invite !== undefined) return undefined;
  const { body = { ...emptyBody(), flow: registrationAsked(backend, request) } } =
    (await currentDraft(backend, request)) ?? {};
  const origin = { ...body.origin, ...originOf(backend, request) };
  const toNote = Object.entries(origin).some(([name, value]) => body.origin[name] !== value);
  return { ...draftAnswer(backend, request, { body: { ...body, origin } }), ...(toNote && { toNote }) };
}
