/** What a reviewer reads is words: no code of the product, no date as machines write it, no data. */
/** Covers src/server/desk/show-review.ts, flows/heloc/reviews.json, src/engine/lints/text-fits.ts. */
import { beforeAll, expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import type { Desk } from '../../../src/types/desk.ts';
import { inside, settled, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import { openDesk } from './open-desk.ts';

const server = sharedRealServer();
const desk = '/service-desk/secure/api/v1/review';

beforeAll(async () => {
  const alerted = await walk(server, { key: 'facta', until: 'heloc/liens' });
  await settled(server, alerted);
  const signing = await walk(server, { key: 'happy', until: 'heloc/notary/intro' });
  await inside(server, signing.uuid, (scope) => record(scope, 'status', { deedRejected: 'NOTARY_BLOCK' }));
  await settled(server, signing);
});

// A page shows these by what `word` calls them, or not at all.
const notShown = new Set([
  'uuid',
  'type',
  'mime',
  'state',
  'status',
  'event',
  'next',
  'group',
  'at',
  'openedAt',
  'dueOn',
]);

function shown(value: unknown, key = ''): string[] {
  if (notShown.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => shown(part, Array.isArray(value) ? key : name));
}

const machines =
  /\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z][a-zA-Z]+\b|\b\d{4}-\d\d-\d\d\b|[{}[\]]|undefined|NaN/;
// Addresses and the names of files are the borrower's own words.
const own = /^[0-9a-f-]{36}$|@|\.(png|jpe?g|pdf)$/;
const isWords = (text: string) => own.test(text) || !machines.test(text);

test('every row, fact, document, decision and act of every open review is said in words', async () => {
  const agent = await openDesk(server);
  const { reviews } = (await agent.expect('GET', desk)) as unknown as Desk;
  const read = await Promise.all(reviews.map(({ uuid }) => agent.expect('GET', `${desk}/${uuid}`)));
  const texts = shown([reviews, read]);

  expect(reviews.map(({ title }) => title)).toContain('Deed that the county rejected');
  expect(texts.length).toBeGreaterThan(60);
  expect(texts).toContain("The notary's certificate is wrong or missing");
  expect(texts.filter((text) => !isWords(text))).toEqual([]);
});
