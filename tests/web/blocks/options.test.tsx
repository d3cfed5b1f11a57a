/**
 * What the page language lets a page say to a block and what the block reads are the same: each one is drawn with
 * everything said, and what it reads of that is written down, down to its rows.
 */
/** Covers src/web/blocks. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { blocks } from '../../../src/web/blocks/blocks.ts';
import type { BlockComponent } from '../../../src/web/page/page-vocabulary.ts';
import { drawApp, journey, LINE, UUID } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { smallPage } from '../fixtures/small-flow.ts';

type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  type?: string;
  anyOf?: Schema[];
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
};
/** What a block needs around it to show what it can. `shows`: a text to wait for, in a situation that hides some of it. */
type Situation = { facts?: Record<string, unknown>; said?: object; routes?: Routes; shows?: string };

const { definitions }: { definitions: Record<string, Schema> } = JSON.parse(
  readFileSync('schemas/meta/page.schema.json', 'utf8'),
);
const vocabulary: { blocks: Record<string, { options: { $ref: string } }> } = JSON.parse(
  readFileSync('schemas/vocabulary.json', 'utf8'),
);
// The page itself reads what a block is and what it is called.
const pagesOwn = new Set(['$comment', 'block', 'id']);

test.each(Object.keys(vocabulary.blocks))(
  'the block %s reads what a page may say to it, and nothing else',
  async (name) => {
    const schema = resolved({ $ref: vocabulary.blocks[name]?.options.$ref ?? '' });
    const declared = [...new Set(placesIn(schema))].sort();
    const read = new Set<string>();
    const Block = blocks[name] as ComponentType<{ block: object }>;
    const Recorder = ({ block }: { block: object }) => <Block block={recorded(block, '', read)} />;
    blocks[name] = Recorder as BlockComponent;

    for (const { shows, said, ...around } of situations[name] ?? [{}]) {
      const drawn = draw({ ...(sample(schema) as object), ...said }, around);
      await screen.findByRole('heading', { level: 1 });
      if (shows) await screen.findByText(shows);
      else await waitFor(() => expect([...read].sort()).toEqual(declared));
      drawn.unmount();
    }

    blocks[name] = Block as BlockComponent;
  },
);

const list = [{ uuid: 'l1', lender: 'First Bank', balance: 210_000, open: true, payoff: false }];
const day = '2026-11-20';
const account = { uuid: 'a', account: { name: 'Acme', address: 'x' }, current: true, reachable: true };
const others = ['Beta', 'Gamma'].map((name) => ({
  ...{ ...account, uuid: name, current: false, reachable: name === 'Beta' },
  account: { name, address: 'x' },
}));
const consent = {
  uuid: 'c1',
  application: UUID,
  loanNumber: 'HL-1',
  type: 'WORD',
  version: '1',
  text: 'All.',
};
const session = { uuid: 's1', device: 'Chrome on Windows', seenAt: `${day}T10:00:00Z`, current: true };

const accountsAre = (body: object[]): Routes => ({
  'GET /service-wallet/secure/api/v4/account': () => ({ body }),
});
const bar = { liens: 'list', worth: 'worth', line: 'line', limit: 'limit' };

/** A view that holds every entry of the list. */
const every = { WORD: { label: 'LABEL', by: 'open', is: [true] } };

const situations: Record<string, Situation[]> = {
  table: [{ said: { from: 'list' }, shows: 'VALUE' }, {}],
  cards: [
    {
      said: {
        from: 'cases',
        marks: [{ by: 'uuid', is: 'l1', tone: 'info', text: 'MARKED' }],
        parts: {
          ...{ from: 'items', title: 'PART', text: 'TEXT' },
          marks: [{ by: 'uuid', is: 'p1', tone: 'info', text: 'PART-MARKED' }],
        },
      },
      facts: { cases: [{ uuid: 'l1', items: [{ uuid: 'p1' }] }, { uuid: 'l2' }] },
      shows: 'PART-MARKED',
    },
    { said: { from: 'none' } },
  ],
  list: [{ said: { from: 'points', items: undefined }, facts: { points: ['TEXT'] }, shows: 'TEXT' }, {}],
  timeline: [
    {
      said: { from: 'moments' },
      facts: { moments: [{ id: 'a', label: 'Signed', date: day, state: 'done' }] },
    },
  ],
  countdown: [{ said: { to: 'until' }, facts: { until: '2099-01-01T00:00:00Z' } }],
  'work-list': [
    {
      said: { from: 'list', marks: [{ by: 'uuid', is: 'l1', tone: 'info', text: 'MARKED' }], views: every },
      shows: 'MARKED',
    },
    {},
  ],
  rows: [
    { said: { from: 'list' }, shows: 'TITLE' },
    { said: { from: 'groups' }, facts: { groups: [{ title: 'Home', rows: list }] }, shows: 'Home' },
    { said: { from: 'list' } },
  ],
  documents: [
    {
      said: { from: 'application.documents' },
      facts: { application: { documents: [{ uuid: 'd', type: 'WORD', title: 'Deed', createdAt: day }] } },
    },
  ],
  'document-list': [
    {
      said: { from: 'papers' },
      facts: {
        papers: [
          { uuid: 'd', type: 'WORD', title: 'Deed', createdAt: day },
          { uuid: 'e', type: 'WORD', title: 'Bill', group: 'UPLOAD', createdAt: day },
        ],
      },
    },
  ],
  illustration: [{ said: { name: 'house' } }],
  landing: [
    {
      said: {
        picture: 'hearth',
        estimate: { amount: 60000, answers: { page: 'ask', field: 'email' } },
        points: [{ icon: 'clock', title: 'TITLE', text: 'TEXT' }],
      },
    },
  ],
  form: [{ said: { fields: ['email'] } }],
  'equity-bar': [
    { said: bar, facts: { worth: 50_000_000, line: 60_000, limit: 80 }, shows: 'TEXT' },
    { said: bar, facts: { worth: 10_000_000, line: 60_000, limit: 80 } },
  ],
  comparison: [
    { shows: 'LABEL' },
    { said: { rows: [{ label: 'LABEL', before: 'A', after: 'A', when: 'always' }] } },
  ],
  accounts: [
    { routes: accountsAre([account, ...others]), shows: 'Gamma' },
    { routes: accountsAre([account]) },
  ],
  reminders: [
    {
      routes: {
        'GET /identity/secure/api/v1/message-choices': () => ({ body: { EMAIL: true, SMS: false } }),
      },
    },
  ],
  sessions: [
    {
      routes: {
        'GET /identity/secure/api/v1/sessions': () => ({
          body: [session, { ...session, uuid: 's2', current: false }],
        }),
      },
    },
  ],
  consents: [
    {
      routes: {
        'GET /service-application/api/v3/application/heloc/consents': () => ({
          body: [
            { ...consent, at: `${day}T10:00:00Z` },
            { ...consent, uuid: 'c2', at: `${day}T10:00:00Z`, withdrawnAt: `${day}T11:00:00Z` },
          ],
        }),
      },
    },
  ],
  applications: [
    {
      routes: {
        'GET /service-application/api/v3/application/heloc/all': () => ({
          body: [{ uuid: UUID, active: false, title: 'A line of credit', loanNumber: 'HL-1' }],
        }),
      },
    },
  ],
};

function draw(block: object, { facts = {}, routes = {} }: Omit<Situation, 'said' | 'shows'>) {
  const { page } = smallPage('ask');
  return drawApp(`/${UUID}/ask`, {
    'GET /content/acme/abc/heloc/page/ask.json': () => ({ body: { ...page, content: [block] } }),
    [`GET ${LINE}/journey`]: () => journey({ facts: { list, application: { uuid: UUID }, ...facts } }),
    'GET /service-profile/api/v1/profile': () => ({ body: { uuid: UUID, profileType: 'CUSTOMER' } }),
    ...routes,
  });
}

/** The places of everything that may be said: keys joined by dots, `*` for the entries of a list. */
function placesIn(schema: Schema, at = ''): string[] {
  const { properties, items, anyOf, additionalProperties: named } = schema;
  if (typeof named === 'object') return [`${at}.*`, ...placesIn(resolved(named), `${at}.*`)];
  if (anyOf) return anyOf.flatMap((one) => placesIn(resolved(one), at));
  if (items) return placesIn(resolved(items), `${at}.*`);
  return Object.entries(properties ?? {}).flatMap(([key, part]) => {
    if (pagesOwn.has(key)) return [];
    const place = at === '' ? key : `${at}.${key}`;
    return [place, ...placesIn(resolved(part), place)];
  });
}

function sample(schema: Schema, key = 'word'): unknown {
  const { $ref = '', ...own } = schema;
  if ($ref.endsWith('/rule')) return 'always';
  if ($ref.endsWith('/target') || $ref.endsWith('/pageId')) return 'ask';
  const whole = resolved({ $ref, ...own });
  const { const: only, enum: values, type, anyOf, items, minimum, properties, additionalProperties } = whole;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf) return sample(anyOf.at(-1) ?? {});
  if (type === 'array') return [sample(items ?? {})];
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (typeof additionalProperties === 'object') return { WORD: sample(additionalProperties) };
  if (!properties) return key.toUpperCase();
  const said = Object.entries(properties).filter(([name]) => name !== '$comment');
  return Object.fromEntries(said.map(([name, part]) => [name, sample(part, name)]));
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? { ...definitions[name], ...schema } : schema;
}

/** The same, with the places that are read written down: what is not said, too. */
function recorded<T>(part: T, at: string, read: Set<string>): T {
  if (typeof part !== 'object' || part === null) return part;
  return new Proxy(part, {
    get: (target, key, self) => {
      const value: unknown = Reflect.get(target, key, self);
      if (typeof key !== 'string' || typeof value === 'function' || notOurs.has(key)) return value;
      if (Array.isArray(target)) return key === 'length' ? value : recorded(value, `${at}.*`, read);
      const place = [...(at ? [at] : []), key === 'WORD' ? '*' : key].join('.');
      if (!pagesOwn.has(key)) read.add(place);
      return recorded(value, place, read);
    },
  });
}

// What React and JSON ask of any object.
const notOurs = new Set(['toJSON', '$$typeof', 'then']);
