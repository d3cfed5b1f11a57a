/** The web app: its page for every address below the base path, its files, and the redirects from outside. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedTo } from '../../../engine/journey/closed-to.ts';
import { redirectOf } from '../../../engine/journey/redirect.ts';
import { phone } from '../../../engine/text/phone.ts';
import type { Org } from '../../../types/org.ts';
import type { Backend } from '../../backend/backend.ts';
import { file, found } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { isForPerson } from '../../http/calls/is-for-person.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { looseQuery } from '../../http/routes/request.ts';
import { bring, placeAt } from '../../http/web/bring.ts';
import { allowChat } from '../../http/web/chat-hosts.ts';
import { isDeclared } from '../../http/web/declared-path.ts';
import type { Draw } from '../../http/web/drawn.ts';
import { earlyLinks } from '../../http/web/early-links.ts';
import { fillIndex } from '../../http/web/fill-index.ts';
import { orgData } from '../../http/web/org-data.ts';
import { type Packed, sendPacked } from '../../http/web/packed.ts';
import type { Assets } from '../../http/web/read-assets.ts';
import { sharedAssets } from '../../http/web/shared-assets.ts';
import { tidyPath } from '../../http/web/tidy-path.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { wordingIn } from '../../platform/language/wording.ts';
import { visitorAnswer } from '../../registration/routes/registration-draft.ts';
import { drawnFor } from './drawn-for.ts';

/** The developers' tools, as the build names them: production's server does not have them. */
const sandboxOnly = /^assets\/dev-(toolbar|drawer)-/;
const immutable = 'public, max-age=31536000, immutable';

const isAsset = (path: string) => path.startsWith('assets/');

export function shellRoutes(backend: Backend, assets: Assets, draw: Draw): Route[] {
  const shared = sharedAssets(backend.world);
  const sendAsset = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const isHere = backend.world.mode === 'sandbox' || !sandboxOnly.test(path);
    const file = isHere ? (assets.files.get(path) ?? (await shared(path))) : undefined;
    const sent = sendFile(file, request, reply, path);
    if (!sent) throw new Refusal(404, [says('request.notFound')]);
    return sent;
  };
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const rest = (request.params as { '*'?: string })['*'] ?? '';
    const better = tidied(backend, request);
    if (better) return reply.redirect(better);
    if (isAsset(rest)) return sendAsset(request, reply, rest);
    return (
      sendFile(assets.files.get(rest), request, reply, rest) ||
      sendIndex(backend, { ...assets, draw }, request, reply, `/${rest}`)
    );
  };
  return [
    route(
      {
        method: 'GET',
        path: basePath,
        summary: 'The web app',
        answers: { ...file('text/html'), ...found, 404: { media: 'text/html' } },
        actors: 'anyone',
      },
      async (request, reply) => page(request, reply),
    ),
    route(
      {
        method: 'GET',
        path: `${basePath}/*`,
        summary: 'The web app and its files',
        answers: {
          ...file('text/html, text/javascript, text/css, font/*, image/*, application/*'),
          ...found,
          404: { media: 'text/html' },
        },
        actors: 'anyone',
      },
      async (request, reply) => page(request, reply),
    ),
    route(
      {
        method: 'GET',
        path: '/*',
        summary: 'Lead an address outside of the base path to its page',
        answers: found,
        actors: 'anyone',
      },
      async (request, reply) => leadIn(backend, request, reply),
    ),
  ];
}

function sendFile(file: Packed | undefined, request: FastifyRequest, reply: FastifyReply, path: string) {
  if (!file) return undefined;
  // Vite puts a hash into the names of what it builds.
  reply.header('cache-control', isAsset(path) ? immutable : 'no-cache');
  return sendPacked(request, reply, file);
}

async function sendIndex(
  backend: Backend,
  { index, draw }: Assets & { draw: Draw },
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) {
  const { library, world } = backend;
  const lender = library.lender(request.orgCode);
  const context = {
    basePath,
    mode: world.mode,
    flows: library.roles,
    vocabulary: library.content.vocabulary,
    areFlagsTheirs: world.parties.flags !== undefined,
  };
  const isThere = isDeclared(lender, path);
  const { json, modules, parts, page, registration } = isThere ? await broughtTo(backend, request, path) : {};
  const data = orgData(lender, context);
  const drawn = json
    ? await drawnFor({ backend, request, draw }, { json, page, registration, org: data })
    : undefined;
  const html = fillIndex(index, data, {
    nonce: request.styleNonce,
    locale: lender.site.languages?.[lender.language]?.locale ?? 'en-US',
    theme: lender.org.theme,
    brought: json,
    parts,
    drawn,
    noScript: wordingIn(lender).word(says('page.noScript', { phone: phoneOf(lender.org) })),
    ...(backend.settings.staging && { notice: wordingIn(lender).word(says('page.rehearsal')) }),
    ...(modules && { modules }),
  });
  const links = earlyLinks(html);
  if (links) reply.header('link', links);
  // A visitor's own answers may stand in it.
  return reply
    .code(isThere ? 200 : 404)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      allowChat(String(reply.getHeader('content-security-policy')), lender, world.mode),
    )
    .type('text/html; charset=utf-8')
    .send(html);
}

async function broughtTo(backend: Backend, request: FastifyRequest, path: string) {
  const { library } = backend;
  const { roles } = library;
  const place = placeAt(roles, path, new URL(request.url, 'http://localhost').search);
  const visits = place.flow === roles.registration && place.uuid === undefined;
  // If the draft cannot be read, the page still comes and asks for it again.
  const registration = visits ? await visitorAnswer(backend, request).catch(() => undefined) : undefined;
  return { ...bring({ lender: library.lender(request.orgCode), roles, place, registration }), registration };
}

const phoneOf = ({ phoneFormatted, supportPhoneNumber }: Org) =>
  phoneFormatted ?? phone(supportPhoneNumber?.number ?? '');

/** Old and short addresses lead below the base path; so does every other of a person's, where a page says that it is not there. */
function leadIn(backend: Backend, request: FastifyRequest, reply: FastifyReply) {
  const path = new URL(request.url, 'http://localhost').pathname;
  const lender = backend.library.lender(request.orgCode);
  // A closed lender says so at the address that otherwise opens the dashboard.
  const visit = { path, organization: lender.org.organization, referred: true };
  const redirect = closedTo(lender.site, visit)
    ? { to: path, keepsQuery: [] }
    : redirectOf(lender.site.redirects, path);
  const better = tidied(backend, request);
  if (!redirect && better) return reply.redirect(better);
  if (!redirect && !isForPerson(request) && path !== '/') throw new Refusal(404, [says('request.notFound')]);
  const { to, keepsQuery = [] } = redirect ?? { to: path, keepsQuery: true };
  return reply.redirect(targetOf(lender.org, to) + keptQuery(request, lender.site.keepQuery, keepsQuery));
}

/** The address with its query in the right spelling, where a person's differs from it. */
function tidied({ library }: Backend, request: FastifyRequest): string | undefined {
  if (!isForPerson(request)) return undefined;
  const [path = '/', ...query] = request.url.split('?');
  const lender = library.lender(request.orgCode);
  const tidy = tidyPath(path, basePath, (below) => isDeclared(lender, below));
  return tidy === path ? undefined : [tidy, ...query].join('?');
}

// A place that the lender does not name itself is the page of that name on its main site (ACC-B12).
function targetOf({ links = {}, baseUrl = '' }: Org, to: string): string {
  if (!to.startsWith('external:')) return `${basePath}${to}`;
  const key = to.slice('external:'.length);
  return links[key] ?? (baseUrl ? `${baseUrl.replace(/\/+$/, '')}/${key}` : basePath);
}

function keptQuery(request: FastifyRequest, keep: string[] = [], more: true | string[]): string {
  const entries = Object.entries(looseQuery(request));
  const isKept = (name: string) => more === true || keep.includes(name) || more.includes(name);
  const kept = entries.filter(([name, value]) => typeof value === 'string' && isKept(name));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept as [string, string][])}`;
}
