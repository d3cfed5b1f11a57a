/** The calls of a registration: a draft behind a cookie until there is an account. */
import { type Facts, isRecord } from '../../../../engine/facts/facts.ts';
import type { JsonObject } from '../../data/json.ts';
import type { Submission } from '../../data/submission.ts';
import type { Send } from '../transport/client.ts';
import { toBytes } from '../transport/to-bytes.ts';
import { writeToken } from '../transport/token.ts';

export type Registration = {
  draft: Facts;
  done: string[];
  drafts: Record<string, JsonObject>;
  stop?: string;
  /** A broker began it and invited the visitor. */
  invited?: boolean;
  /** Nothing is begun, and the signed-in borrower has this application open. */
  application?: string;
  /** Where to continue, as the server sees it. */
  page?: string;
  /** The document answered, which notes nothing: who sent the visitor is still to be told. */
  toNote?: boolean;
};

export type NextPlace = { page: string } | { stop: string } | { application: string };

export type Registered = { registration: Registration; next: NextPlace | undefined };

/** The call's path, by which its answer is kept. */
export const REGISTRATION = '/service-application/external/api/v1/registration';
const APPLICATIONS = '/service-application/api/v1/application/heloc';

/** The calls of this visitor's registration. @param product the registration flow of a further product */
export function registrationApi(send: Send, product?: string) {
  const query = product === undefined ? {} : { flow: product };
  const load = async (brought: Record<string, string>): Promise<Registration> =>
    toRegistration(await send({ method: 'GET', path: REGISTRATION, query: { ...brought, ...query } }));
  const noting: { brought?: Record<string, string>; noted?: Promise<Registration> | undefined } = {};
  // Two calls at once would begin two drafts. One that failed is made again by the next.
  const note = async (): Promise<Registration | undefined> => {
    if (!noting.brought) return undefined;
    noting.noted ??= load(noting.brought).finally(() => (noting.noted = undefined));
    const registration = await noting.noted;
    delete noting.brought;
    return registration;
  };
  return {
    key: product === undefined ? REGISTRATION : `${REGISTRATION}?flow=${product}`,
    /** `brought` is the page's own query: the referrer, an invitation. */
    load,
    /** Tells who sent the visitor. No answer is sent before that is known. */
    note: (brought: Record<string, string>): Promise<Registration | undefined> => {
      noting.brought = brought;
      return note();
    },
    submit: async (page: string, { action, data, key }: Submission): Promise<Registered> => {
      await note();
      const headers = { 'idempotency-key': key };
      const body = { page, action, data };
      return toRegistered(
        await send({ method: 'POST', path: `${REGISTRATION}/submission`, query, body, headers }),
      );
    },
    /** Starts again with the answers of an earlier application. */
    again: async (application: string): Promise<Registration> =>
      toRegistration(await send({ method: 'POST', path: `${APPLICATIONS}/${application}/again`, body: {} })),
    /** Opens a document; the server notes that this visitor could. */
    sample: async (name: string): Promise<ArrayBuffer> =>
      toBytes(await send({ method: 'GET', path: `${REGISTRATION}/documents/${name}`, query })),
    saveDraft: async (page: string, data: JsonObject, keepalive: boolean) => {
      await note();
      await send({ method: 'PUT', path: `${REGISTRATION}/drafts/${page}`, query, body: { data }, keepalive });
    },
  };
}

/** An answer as it is kept. */
export function toRegistration(body: unknown): Registration {
  const found = isRecord(body) ? body : {};
  return {
    draft: isRecord(found.draft) ? found.draft : {},
    done: Array.isArray(found.done) ? found.done.filter((page) => typeof page === 'string') : [],
    drafts: isRecord(found.drafts) ? (found.drafts as Record<string, JsonObject>) : {},
    ...(typeof found.page === 'string' ? { page: found.page } : {}),
    ...(typeof found.stop === 'string' ? { stop: found.stop } : {}),
    ...(found.invited === true ? { invited: true } : {}),
    ...(found.toNote === true ? { toNote: true } : {}),
    ...(typeof found.application === 'string' ? { application: found.application } : {}),
  };
}

function toRegistered(body: unknown): Registered {
  if (!isRecord(body)) throw new Error('The registration was not answered');
  if (typeof body.jwt === 'string') writeToken(body.jwt);
  return { registration: toRegistration(body), next: toNext(body.next) };
}

function toNext(next: unknown): NextPlace | undefined {
  if (typeof next === 'string') return { page: next };
  if (isRecord(next) && typeof next.stop === 'string') return { stop: next.stop };
  if (isRecord(next) && typeof next.application === 'string') return { application: next.application };
  return undefined;
}
