/** The drawn page for one request: whose it is, and what it is drawn from. */
import type { FastifyRequest } from 'fastify';
import type { Entry } from '../../../types/site.ts';
import type { Backend } from '../../backend/backend.ts';
import type { Library } from '../../backend/content-library.ts';
import type { Brought } from '../../http/web/bring.ts';
import type { Draw, Drawn } from '../../http/web/drawn.ts';
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
): Promise<Drawn | undefined> {
  const { library } = backend;
  const { url, orgCode } = request;
  const lender = library.lender(orgCode);
  const { hash, language } = lender;
  const { json, page, org, registration } = from;
  const importModule = async () => page && moduleOf(library, orgCode, page);
  const isForAll = !isOwn(registration) && isPlain(url, lender.site.entry);
  try {
    const key = isForAll ? [orgCode, hash, language, url].join(' ') : undefined;
    return await draw(() => ({ org, brought: JSON.parse(json), url, importModule }), key);
  } catch (error) {
    request.log.error({ err: error }, 'a page was not drawn');
    return undefined;
  }
}

/** Whether anything of one visitor is in it: a value, however deep. */
function isOwn(registration: Registration): boolean {
  if (!registration) return false;
  const { draft, drafts, done, stop, invited } = registration;
  return holds([draft, drafts, done, stop, invited]);
}

const holds = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holds) : value !== undefined;

/** Whether the address says no more than a step, and which campaign brought the visitor. */
function isPlain(url: string, entry: Entry = {}): boolean {
  const campaign = Object.values(entry).filter(({ keeps }) => keeps.includes('draft'));
  const plain = ['step', ...campaign.map(({ parameter }) => parameter)];
  return [...new URL(url, 'http://localhost').searchParams.keys()].every((name) => plain.includes(name));
}

/** A page's validator as the module that browsers load. */
function moduleOf(library: Library, org: string, { flow, page }: { flow: string; page: string }) {
  const { validator } = library.validator(org, flow, page);
  return { make: () => validator };
}
