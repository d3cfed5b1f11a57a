/** A lender's content under its hash: cached forever by browsers, compiled and compressed once. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { logoInTheDark } from '../../../engine/theme/logo-in-the-dark.ts';
import type { Backend } from '../../backend/backend.ts';
import { type Library, libraryFor } from '../../backend/content-library.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { speaking } from '../../platform/language/spoken.ts';
import { anyObject, file, replies } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { type Packed, pack, sendPacked } from '../web/packed.ts';
import { coreInWords, pageInWords } from '../web/page-in-words.ts';

const base = '/content/:org/:hash';
const json = 'application/json; charset=utf-8';
const svg = 'image/svg+xml; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

type Named = { org: string; hash: string; flow: string; '*': string };

type Make = (library: Library, named: Named) => Packed;

export function contentRoutes(backend: Backend): Route[] {
  const kept = new Map<string, Packed>();
  const madeFor = async (named: Named, make: Make) => {
    const { library, language } = await servedUnder(backend, named);
    return speaking(language, () => make(library, named));
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, make: Make) => {
    const named = request.params as Named;
    if (!backend.library.hasOrg(named.org)) throw new Refusal(404, [says('page.gone')]);
    // Keyed by what was named: an address can spell the same name in many ways.
    const place = JSON.stringify([request.routeOptions.url, named.org, named.hash, named.flow, named['*']]);
    const packed = kept.get(place) ?? (await madeFor(named, make));
    kept.set(place, packed);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendPacked(request, reply, packed);
  };
  return [
    route(
      {
        method: 'GET',
        path: `${base}/logo.svg`,
        summary: 'The logo of a lender',
        answers: file('image/svg+xml'),
        actors: 'anyone',
      },
      (request, reply) => answer(request, reply, (library, { org }) => pack(svg, library.lender(org).logo)),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/logo-in-the-dark.svg`,
        summary: 'The logo of a lender for a dark surface',
        answers: file('image/svg+xml'),
        actors: 'anyone',
      },
      (request, reply) =>
        answer(request, reply, (library, { org }) => pack(svg, logoInTheDark(library.lender(org).logo))),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:flow/core.json`,
        summary: 'A flow of a lender without its pages',
        answers: replies(anyObject),
        actors: 'anyone',
      },
      (request, reply) =>
        answer(request, reply, (library, { org, flow }) =>
          pack(json, JSON.stringify(coreInWords(library.lender(org), library.flow(org, flow)))),
        ),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:flow/page/*`,
        summary: 'A page of a flow, or the code that checks its answers',
        answers: file('application/json, text/javascript'),
        actors: 'anyone',
      },
      (request, reply) =>
        answer(request, reply, (library, { org, flow, '*': file }) => {
          const [, id = '', extension] = /^(.+)\.(json|js)$/.exec(file) ?? [];
          if (!extension) throw new Refusal(404, [says('request.notFound')]);
          if (extension === 'js') return pack(script, library.validator(org, flow, id).code);
          const page = pageInWords(library.lender(org), library.page(org, flow, id));
          return pack(json, JSON.stringify(page));
        }),
    ),
  ];
}

/** This server's own content, or what another release served under the hash: 404 for a hash that none did. */
async function servedUnder(
  { library, world }: Backend,
  { org, hash }: Named,
): Promise<{ library: Library; language: string }> {
  const language = library.languageAt(org, hash);
  if (language !== undefined) return { library, language };
  const other = await world.versions?.at(org, hash);
  if (!other) throw new Refusal(404, [says('page.gone')]);
  const { mode } = world;
  return { library: libraryFor({ library }, { content: other.content, mode }), language: other.language };
}
