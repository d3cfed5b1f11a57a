/** The language that a reader has chosen, kept in a cookie. Only the server reads it: the page is told by its data. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend/backend.ts';
import { type Wording, wordingOf } from '../language/wording.ts';
import { cookiesOf, giveCookie } from './cookies.ts';

const aYear = 365 * 24 * 60 * 60;

/** The tag of the reader's language; undefined while nothing is chosen. */
export function readerLanguage(
  backend: Pick<Backend, 'world'>,
  request: Pick<FastifyRequest, 'headers'>,
): string | undefined {
  return cookiesOf(backend, request, 'hl_language').find((tag) => /^[a-z]{2}$/.test(tag));
}

/** The sentences of the request's lender, in the language that was spoken, else the reader's. */
export function wordingFor(
  { world, library }: Pick<Backend, 'world' | 'library'>,
  request: FastifyRequest,
  language: string | undefined,
): Wording {
  // What cannot be read is refused before its lender is known.
  const lender = request.orgCode || library.defaultOrg;
  return wordingOf(world.content, lender, language ?? readerLanguage({ world }, request));
}

/** Remembers the choice for a year. */
export function rememberLanguage(reply: FastifyReply, backend: Backend, language: string): void {
  giveCookie(reply, backend, { name: 'hl_language', value: language, maxAge: aYear });
}
