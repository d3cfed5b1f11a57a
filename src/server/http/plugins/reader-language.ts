/** The language of a reader: chosen, and kept in a cookie, or asked for by the browser. Only the server reads it: the page is told by its data. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { acceptedLanguage } from '../../platform/language/accepted-language.ts';
import { type Wording, wordingOf } from '../../platform/language/wording.ts';
import { cookiesOf, giveCookie } from './cookies.ts';

const aYear = 365 * 24 * 60 * 60;

/** The tag of the language that the reader has chosen, else of the one that the browser asks for; undefined without either. */
export function readerLanguage(
  { world, library }: Pick<Backend, 'world' | 'library'>,
  request: FastifyRequest,
): string | undefined {
  const chosen = cookiesOf({ world }, request, 'hl_language').find((tag) => /^[a-z]{2}$/.test(tag));
  const spoken = world.content.orgs[request.orgCode || library.defaultOrg]?.site.languages ?? {};
  return chosen ?? acceptedLanguage(request.headers['accept-language'], Object.keys(spoken));
}

/** The sentences of the request's lender, in the language that was spoken, else the reader's. */
export function wordingFor(
  { world, library }: Pick<Backend, 'world' | 'library'>,
  request: FastifyRequest,
  language: string | undefined,
): Wording {
  // What cannot be read is refused before its lender is known.
  const lender = request.orgCode || library.defaultOrg;
  return wordingOf(world.content, lender, language ?? readerLanguage({ world, library }, request));
}

/** Remembers the choice for a year. */
export function rememberLanguage(reply: FastifyReply, backend: Backend, language: string): void {
  giveCookie(reply, backend, { name: 'hl_language', value: language, maxAge: aYear });
}
