/** A lender's content under its hash: cached forever by browsers, compiled and compressed once. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { logoInTheDark } from '../../../engine/theme/logo-in-the-dark.ts';
import type { Backend } from '../../backend/backend.ts';
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

export function contentRoutes({ library }: Backend): Route[] {
  const kept = new Map<string, Packed>();
  const answer = (request: FastifyRequest, reply: FastifyReply, make: (named: Named) => Packed) => {
    const named = request.params as Named;
    const language = library.hasOrg(named.org) ? library.languageAt(named.org, named.hash) : undefined;
    if (language === undefined) throw new Refusal(404, [says('page.gone')]);
    // Keyed by what was named: an address can spell the same name in many ways.
    const place = JSON.stringify([request.routeOptions.url, named.org, named.hash, named.flow, named['*']]);
    const packed = kept.get(place) ?? speaking(language, () => make(named));
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
      async (request, reply) => answer(request, reply, ({ org }) => pack(svg, library.lender(org).logo)),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/logo-in-the-dark.svg`,
        summary: 'The logo of a lender for a dark surface',
        answers: file('image/svg+xml'),
        actors: 'anyone',
      },
      async (request, reply) =>
        answer(request, reply, ({ org }) => pack(svg, logoInTheDark(library.lender(org).logo))),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:flow/core.json`,
        summary: 'A flow of a lender without its pages',
        answers: replies(anyObject),
        actors: 'anyone',
      },
      async (request, reply) =>
        answer(request, reply, ({ org, flow }) =>
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
      async (request, reply) =>
        answer(request, reply, ({ org, flow, '*': file }) => {
          const [, id = '', extension] = /^(.+)\.(json|js)$/.exec(file) ?? [];
          if (!extension) throw new Refusal(404, [says('request.notFound')]);
          if (extension === 'js') return pack(script, library.validator(org, flow, id).code);
          const page = pageInWords(library.lender(org), library.page(org, flow, id));
          return pack(json, JSON.stringify(page));
        }),
    ),
  ];
}
