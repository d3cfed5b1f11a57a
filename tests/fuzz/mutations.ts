/** One thing wrong with a request that was right: what people, machines and attackers get wrong (reliability note, 7.4). */
import type { InjectOptions } from 'fastify';
import type { Dice } from './dice.ts';

export type Asked = Pick<InjectOptions, 'cookies' | 'remoteAddress'> & {
  url: string;
  method: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};
export type Mutation = { name: string; change(asked: Asked, dice: Dice): Asked };

const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202etxt',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '-0',
    "' or 1=1 --",
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '<script>',
    '#{7*7}',
    '9'.repeat(400),
    'x'.repeat(5_000),
    '2024-02-30',
    '+275760-09-13',
  ],
  ...['2023-02-29', '\t', '\r\n', '🏠', '٣'],
];
const values: unknown[] = [
  ...texts,
  ...[null, true, false, 0, -1, 1.5, 1e308, 9_007_199_254_740_992, [], {}, [[]], [null], { a: 1 }, -0],
];
const headers = [
  'content-type',
  'x-org',
  'authorization',
  'idempotency-key',
  'cookie',
  'origin',
  'x-hand-over',
  'accept',
];

/** Every place of a JSON value, as a list of keys. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, item]) => places(item, [...at, key]))];
}

function withAt(value: unknown, [key, ...rest]: string[], change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, change);
  return copy;
}

/** Changes one value somewhere in the body. */
function inBody(change: (found: unknown, dice: Dice) => unknown) {
  return (asked: Asked, dice: Dice): Asked => {
    const body = bodyOf(asked);
    if (body === undefined) return { ...asked, url: `${asked.url}?${dice.pick(texts)}=1` };
    const place = dice.pick(places(body));
    return { ...asked, payload: JSON.stringify(withAt(body, place, (found) => change(found, dice))) ?? '' };
  };
}

function bodyOf({ payload }: Asked): unknown {
  try {
    return typeof payload === 'string' ? JSON.parse(payload) : undefined;
  } catch {
    return undefined;
  }
}

const asRecord = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : { value }) as Record<string, unknown>;
const rawBody = (make: (body: string, dice: Dice) => string | Buffer) => (asked: Asked, dice: Dice) => ({
  ...asked,
  payload: make(String(asked.payload ?? '{}'), dice),
});

export const mutations: Mutation[] = [
  { name: 'another value', change: inBody((_, dice) => dice.pick(values)) },
  { name: 'ten times as long', change: inBody((found) => String(found ?? 'x').repeat(10)) },
  { name: 'one more', change: inBody((found) => (typeof found === 'number' ? found + 1 : [found, found])) },
  {
    name: 'a key that nobody knows',
    change: inBody((found, dice) => ({ ...asRecord(found), [dice.pick(texts)]: dice.pick(values) })),
  },
  {
    name: 'a key less',
    change: inBody((found, dice) => {
      const entries = Object.entries(asRecord(found));
      entries.splice(dice.below(entries.length + 1), 1);
      return Object.fromEntries(entries);
    }),
  },
  { name: 'cut off', change: rawBody((body, dice) => body.slice(0, dice.below(body.length + 1))) },
  { name: 'a key twice', change: rawBody((body) => body.replace(/^\{/, '{"page":"x","page":"y",')) },
  { name: 'a prototype', change: rawBody((body) => body.replace(/^\{/, '{"__proto__":{"admin":true},')) },
  { name: 'nested deep', change: rawBody((_, dice) => '['.repeat(dice.below(40_000))) },
  { name: 'a large number', change: rawBody((body) => body.replace(/\d+/, '9'.repeat(500))) },
  {
    name: 'noise',
    change: rawBody((_, dice) => Buffer.from(Array.from({ length: dice.below(300) }, () => dice.below(256)))),
  },
  {
    name: 'another letter in the body',
    change: rawBody((body, dice) => {
      const at = dice.below(body.length);
      return body.slice(0, at) + String.fromCharCode(dice.below(128)) + body.slice(at + 1);
    }),
  },
  {
    name: 'another header',
    change: (asked, dice) => ({
      ...asked,
      headers: { ...asked.headers, [dice.pick(headers)]: sendable(dice.pick(texts)) },
    }),
  },
  {
    name: 'a header less',
    change: (asked, dice) => {
      const { [dice.pick(headers)]: _gone, ...kept } = asked.headers;
      return { ...asked, headers: kept };
    },
  },
  {
    name: 'another type of content',
    change: (asked, dice) => ({ ...asked, headers: { ...asked.headers, 'content-type': dice.pick(types) } }),
  },
  {
    name: 'another query',
    change: (asked, dice) => {
      const pair = `${encode(dice.pick(texts))}=${encode(dice.pick(texts))}`;
      const joint = asked.url.includes('?') ? '&' : '?';
      const repeated = asked.url.split('?')[1] ?? 'page=1&page=2';
      return { ...asked, url: `${asked.url}${joint}${dice.below(2) ? pair : repeated}` };
    },
  },
  {
    name: 'another part of the path',
    change: (asked, dice) => {
      const [path = '', query] = asked.url.split('?');
      const parts = path.split('/');
      parts[1 + dice.below(Math.max(1, parts.length - 1))] = dice.pick(pathTexts);
      return { ...asked, url: parts.join('/') + (query ? `?${query}` : '') };
    },
  },
  {
    name: 'another method',
    change: (asked, dice) => ({
      ...asked,
      method: dice.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
    }),
  },
];

const types = [
  ...[
    'application/json;charset=utf-16',
    'application/json\t; a',
    'text/plain',
    'application/xml',
    'multipart/form-data',
  ],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    '',
  ],
];
const pathTexts = ['%00', '%ff', '..%2f..', '%', 'x'.repeat(300), '%F0%9F%8F%A0', '__proto__', '-1', '', '*'];
const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};
// What cannot stand in a header at all is refused by every client.
const sendable = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
