/** Every request that a row of the route table allows, about one borrower's application and what belongs to it. */
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Route } from '../../../src/server/http/calls/route.ts';
import { pdf } from '../uploads/sample-files.ts';
import { sampleValue } from './sample-value.ts';

/** Whom a request is about: the application of `:uuid`, and an identifier for every other gap. */
export type About = { application: string; inner: string; pages: readonly string[] };

/** The gaps of an address other than the application's: `:id`, but not `:kind(customer|agent)`, whose values are listed. */
export function innerGaps({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)(\([^)]*\))?/g)].flatMap(([, name = '', listed]) =>
    name === 'uuid' || listed ? [] : [name],
  );
}

/** Whether the row can be asked about a thing by its identifier, in its address, query or body. */
export function namesAThing(row: Route): boolean {
  const inner = randomUUID();
  return JSON.stringify(requestFor(row, { application: '', inner, pages: [] })).includes(inner);
}

export function requestFor(row: Route, about: About): InjectOptions & { url: string } {
  const { method, takes, body, querystring } = row;
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const isFile = takes === 'multipart';
  const type = isFile ? 'multipart/form-data; boundary=b' : 'application/json';
  const json = sampleValue(body ?? {}, about.inner, about.pages);
  return {
    method,
    url: addressOf(row, about) + queryOf(querystring, about),
    // An address of its own for each request, so that no limit per address answers in the route's place.
    remoteAddress: `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
    headers: { 'idempotency-key': randomUUID(), ...(hasBody && { 'content-type': type }) },
    ...(hasBody && { payload: isFile ? picture : JSON.stringify(json) }),
  };
}

function addressOf({ path }: Route, { application, inner, pages }: About): string {
  return path
    .replace(':uuid', application)
    .replace(/:\w+\((\w+)[^)]*\)/g, '$1')
    .replace(/:\w+/g, inner)
    .replace('*', pages[0] ?? '');
}

function queryOf(schema: object | undefined, { inner, pages }: About): string {
  const values = Object(schema ? sampleValue(schema, inner, pages) : {}) as Record<string, unknown>;
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  // A file's kind is a word of the domain, which the pattern of the query does not say.
  if (query.has('type')) query.set('type', 'SUPPORT');
  return query.size > 0 ? `?${query}` : '';
}

const picture = [
  '--b',
  'content-disposition: form-data; name="file"; filename="a.pdf"',
  'content-type: application/pdf',
  '',
  pdf().toString('latin1'),
  '--b--',
  '',
].join('\r\n');
