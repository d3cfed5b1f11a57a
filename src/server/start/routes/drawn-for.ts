/** The drawn page for one request: whose it is, and what it is drawn from. */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import type { Library } from '../../backend/content-library.ts';
import type { Brought } from '../../http/web/bring.ts';
import type { Draw } from '../../http/web/drawn.ts';
import type { visitorAnswer } from '../../registration/routes/registration-draft.ts';

type Registration = Awaited<ReturnType<typeof visitorAnswer>>;

type Asked = { backend: Backend; request: FastifyRequest; draw: Draw };

export type Drawable = Pick<Brought, 'json' | 'page'> & {
  /** The lender's data, as the document holds them. */
  org: object;
  registration: Registration;
};

/** Undefined where it cannot be drawn, which is logged: the browser draws it, as ever. */
export async function drawnFor(
  { backend, request, draw }: Asked,
  from: Drawable,
): Promise<string | undefined> {
  const { library } = backend;
  const { url, orgCode } = request;
  const { hash, language } = library.lender(orgCode);
  const { json, page, org, registration } = from;
  const importModule = async () => page && moduleOf(library, orgCode, page);
  const isForAll = !isOwn(registration) && /^[^?]*(\?step=[\w/-]*)?$/.test(url);
  try {
    const key = isForAll ? [orgCode, hash, language, url].join(' ') : undefined;
    return await draw(() => ({ org, brought: JSON.parse(json), url, importModule }), key);
  } catch (error) {
    request.log.error({ err: error }, 'a page was not drawn');
    return undefined;
  }
}

/** Whether anything of one visitor is in it. */
function isOwn(registration: Registration): boolean {
  if (!registration) return false;
  const { draft, drafts, done, stop, invited } = registration;
  return [draft, drafts, done].some((part) => Object.keys(part).length > 0) || Boolean(stop || invited);
}

/** A page's validator as the module that browsers load. */
function moduleOf(library: Library, org: string, { flow, page }: { flow: string; page: string }) {
  const { validator } = library.validator(org, flow, page);
  return { make: () => validator };
}
