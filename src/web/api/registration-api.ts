/** The calls of a registration: a draft held by a cookie until there is an account. */

import type { Facts } from '../data/json.ts';
import { isObject, type JsonObject } from '../data/json.ts';
import type { Submission } from '../page/page-view.tsx';
import type { Send } from './client.ts';
import { writeToken } from './token.ts';

export type Registration = {
  draft: Facts;
  done: string[];
  drafts: Record<string, JsonObject>;
  stop?: string;
};

export type NextPlace = { page: string } | { stop: string } | { application: string };

export type Registered = { draft: Facts; next: NextPlace };

const BASE = '/service-application/external/api/v1/registration';

/** The calls of this visitor's registration. */
export function registrationApi(send: Send) {
  return {
    key: BASE,
    load: async (): Promise<Registration> => toRegistration(await send({ method: 'GET', path: BASE })),
    submit: async (page: string, { action, data, key }: Submission): Promise<Registered> => {
      const headers = { 'idempotency-key': key };
      const body = { page, action, data };
      return toRegistered(await send({ method: 'POST', path: `${BASE}/submission`, body, headers }));
    },
    saveDraft: (page: string, data: JsonObject, keepalive: boolean) =>
      send({ method: 'PUT', path: `${BASE}/drafts/${page}`, body: { data }, keepalive }),
  };
}

function toRegistration(body: unknown): Registration {
  const found = isObject(body) ? body : {};
  return {
    draft: isObject(found.draft) ? found.draft : {},
    done: Array.isArray(found.done) ? found.done.filter((page) => typeof page === 'string') : [],
    drafts: isObject(found.drafts) ? (found.drafts as Record<string, JsonObject>) : {},
    ...(typeof found.stop === 'string' ? { stop: found.stop } : {}),
  };
}

function toRegistered(body: unknown): Registered {
  if (!isObject(body)) throw new Error('The registration was not answered');
  if (typeof body.jwt === 'string') writeToken(body.jwt);
  return { draft: isObject(body.draft) ? body.draft : {}, next: toNext(body.next) };
}

function toNext(next: unknown): NextPlace {
  if (typeof next === 'string') return { page: next };
  if (isObject(next) && typeof next.stop === 'string') return { stop: next.stop };
  if (isObject(next) && typeof next.application === 'string') return { application: next.application };
  throw new Error('The registration leads nowhere');
}
