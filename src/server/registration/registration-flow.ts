/** Which registration is meant: a product beside the first has one of its own, and so has each draft. */
import type { FastifyRequest } from 'fastify';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Backend } from '../backend/backend.ts';
import type { CookieName } from '../http/plugins/cookies.ts';
import { looseQuery } from '../http/routes/request.ts';
import type { DraftBody } from './draft-store.ts';

type Library = Backend['library'];

/** The flow that a request names by `?flow=`; the registration unless it names another. */
export function registrationAsked({ library }: Pick<Backend, 'library'>, request: FastifyRequest): string {
  const { registration, registrations } = library.roles;
  const { flow } = looseQuery(request);
  return registrations.find((id) => id === flow) ?? registration;
}

/** Drafts of two products stand side by side in one browser. */
export function draftCookieName({ library }: Pick<Backend, 'library'>, flow: string | undefined): CookieName {
  return flow === undefined || flow === library.roles.registration ? 'hl_draft' : `hl_draft_${flow}`;
}

/** The flow that a draft answers. */
export function registrationOf(
  library: Library,
  { orgCode, body }: { orgCode: string; body: Pick<DraftBody, 'flow'> },
): CompiledFlow {
  return library.flow(orgCode, body.flow ?? library.roles.registration);
}

/** The id of the flow whose application a registration ends with. */
export function begunBy(library: Library, { flow }: CompiledFlow): string {
  return flow.begins ?? library.roles.application;
}

/** The id of the registration that ends with an application of this flow. */
export function registrationFor(library: Library, orgCode: string, application: string): string {
  const { registration, registrations } = library.roles;
  const begins = (id: string) => library.flow(orgCode, id).flow.begins;
  return registrations.find((id) => begins(id) === application) ?? registration;
}
