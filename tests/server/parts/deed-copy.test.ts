/** Once every owner has signed the deed, each who signed has a copy with all names and times; no one else has. */
/** Covers src/server/signers/copy-deed.ts, src/server/effects/complete-notary.ts. */
import { beforeAll, expect, test } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { filledName } from '../../../src/server/documents/make-documents.ts';
import { drive, readSample } from '../../../src/tools/journey/drive.ts';
import { sendScan } from '../desk/send-scan.ts';
import { arrive, fact, inside, settled, submit, type Walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import { coOwner, go, journeyPath, way } from './co-owner.ts';

const copy = 'SECURITY_INSTRUMENT_COPY';
const [deed, scan] = ['SECURITY_INSTRUMENT', 'SECURITY_INSTRUMENT_SCAN'];
const named = (first: string) => ({
  ...{ first, last: 'Spouse', relation: 'CHILD' },
  email: `${first.toLowerCase()}-codeed@example.com`,
});
const owners = ['Sam', 'Ada'].map(named);
const joint = { 'heloc/start/contact': { ownership: 'JOINT_OTHER', coOwners: owners } };
const sample = readSample('happy');
const beforeSigning = way.findIndex(({ page }) => page === 'sign');
const fromNotary = sample.steps.findIndex(({ page }) => page === 'notary/intro');

let borrower: Walk;
let sam: Walk;
let ada: Walk;
const server = sharedRealServer();
beforeAll(async () => {
  borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  sam = await coOwner(server, named('Sam').email);
  ada = await coOwner(server, named('Ada').email);
});

type Paper = {
  uuid: string;
  type: string;
  title: string;
  status: string;
  sha256: string;
  signedAt?: string;
  earlier?: object[];
};
const papersOf = async (walk: Walk) => fact(await settled(server, walk), 'application.documents') as Paper[];
const copiesOf = async (walk: Walk) => (await papersOf(walk)).filter(({ type }) => type === copy);
const rowsOf = (walk: Walk, uuid: string) =>
  inside(server, walk.uuid, async ({ entities }) => {
    const { filled } = await entities.get(filledName(uuid));
    const { blocks } = filled as { blocks: { kind: string; rows?: string[][]; text?: string }[] };
    return blocks;
  });

test('there is none before the last owner has signed', async () => {
  await go(sam);
  // She reads what she would sign online, and then asks for paper.
  await go(ada, { until: beforeSigning });
  const { signers } = (await settled(server, borrower)).facts.figures as { signers: { uuid: string }[] };
  const paper = { who: signers[1]?.uuid, what: 'IN_PERSON' };
  expect((await submit(borrower, 'signing/additional', paper)).status).toBe(200);
  const open = server.world.db.selectFrom('reviews').select(['uuid', 'name']).where('state', '=', 'OPEN');
  const review = await open.where('name', '=', 'coOwners').executeTakeFirstOrThrow();
  await sendScan(server.world, review.uuid);
  await answerReview(server.world, borrower.uuid, { ...review, answer: 'signed', reason: 'At our office.' });
  const journey = await settled(server, borrower);
  expect(journey.step).toBe('DEED_SIGNING');
  for (const walk of [borrower, sam]) expect(await copiesOf(walk)).toEqual([]);

  borrower.progress.journey = journey;
  const end = { email: '', progress: borrower.progress, from: fromNotary };
  await drive(borrower.client, sample, end);
});

test('who opened a part and signed on paper has the scan alone, with what was read before it; who signed online has none', async () => {
  const deeds = async (walk: Walk) =>
    (await papersOf(walk))
      .filter(({ type }) => [deed, scan].includes(type))
      .map(({ type, earlier = [] }) => [type, earlier.length]);

  expect(await deeds(ada)).toEqual([[scan, 1]]);
  expect(await deeds(sam)).toEqual([[deed, 1]]);
  // The borrower has what the other owner signed, and the deed of their own.
  expect((await deeds(borrower)).map(([type]) => type).sort()).toEqual([deed, scan]);
});

test('then the same copy is in the list of each who signed, with every name, and says who signed on paper', async () => {
  const [mine, theirs] = [await copiesOf(borrower), await copiesOf(sam)];
  expect(mine).toMatchObject([{ status: 'SIGNED', title: 'Deed of trust, signed by every owner' }]);
  expect(theirs.map(({ sha256 }) => sha256)).toEqual(mine.map(({ sha256 }) => sha256));

  const blocks = await rowsOf(borrower, mine[0]?.uuid ?? '');
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
  const { rows } = blocks.find(({ kind }) => kind === 'table') ?? {};
  expect(rows).toEqual([
    ['Maria Elena Alvarez', at, at],
    ['Sam Spouse', at, at],
    ['Ada Spouse', 'On paper', 'On paper'],
  ]);
  expect(JSON.stringify(blocks)).toContain('Maria Elena Alvarez and Sam Spouse and Ada Spouse');
  expect(blocks.filter(({ kind }) => kind === 'signature')).toEqual([]);
  // What each of them signed stays theirs alone.
  for (const walk of [borrower, sam])
    expect((await papersOf(walk)).filter(({ type }) => type === 'SECURITY_INSTRUMENT').length).toBe(1);
});

test('each opens their own, and neither that of the other', async () => {
  const [mine, theirs] = [await copiesOf(borrower), await copiesOf(sam)];
  const address = (walk: Walk, uuid = '') =>
    `${journeyPath(walk.uuid).replace('/journey', '')}/documents/${uuid}`;
  expect((await sam.client.send('GET', address(sam, theirs[0]?.uuid))).status).toBe(200);
  expect((await sam.client.send('GET', address(sam, mine[0]?.uuid))).status).toBe(404);
  expect((await borrower.client.send('GET', address(borrower, theirs[0]?.uuid))).status).toBe(404);
});
