/**
 * Each sample borrower of a condition is asked for that one thing alone. What is sent first is refused, by a person with a
 * reason or by a machine at once; what is sent again is accepted, and the line is paid out.
 */
/** Covers src/server/conditions, src/server/platform/parties/sandbox, src/server/desk/refuse-ownership.ts. */
import { expect, test, vi } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import type { Condition } from '../../../src/types/condition.ts';
import { walkAll } from '../may-submit.ts';
import { answersOf, samples } from '../persona-answers.ts';
import { type CaseworkOf, openCasework, refusal } from './open-casework.ts';
import { fact, settled, submit, type Walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

vi.setConfig({ testTimeout: 300_000 });

const server = sharedRealServer();

type Journey = Awaited<ReturnType<typeof settled>>;
type At = { walk: Walk; journey: Journey; work: CaseworkOf; condition: Condition };

const description = 'Lot 4, Block 2, Oak Park Addition, in Book 12 of Maps, page 33.';
const stateOf = async ({ work, condition }: At) => (await work.one(condition))?.status;

/** A person refuses the first document with a reason; it is sent again, and all are accepted. */
async function bySending(at: At) {
  const { work, condition } = at;
  const documents = condition.requestDocuments ?? [];
  const sendAll = async () => {
    for (const { uuid } of (await work.one(condition))?.asks ?? [])
      expect((await work.send(condition, { document: uuid })).status).toBe(200);
    expect(await stateOf(at)).toBe('SUBMITTED');
  };
  await sendAll();
  await work.decide(condition, 'REJECTED');
  expect(await work.one(condition)).toMatchObject({ status: 'REJECTED', asks: [{ rejectReason: refusal }] });
  await sendAll();
  const legalDescription = condition.categoryEnum === 'PROPERTY_LEGAL_DESCRIPTION' ? description : undefined;
  for (const index of documents.keys()) await work.decide(condition, 'ACCEPTED', index, { legalDescription });
}

/** A page of its own asks; a person answers its review, first with a no. */
function byReview(no: string, yes: string, send: (at: At) => Promise<{ status: number }>) {
  return async (at: At) => {
    expect((await send(at)).status).toBe(200);
    expect(await stateOf(at)).toBe('SUBMITTED');
    await answer(at, no);
    expect(await stateOf(at)).toBe('REJECTED');
    expect((await send(at)).status).toBe(200);
    expect(await stateOf(at)).toBe('SUBMITTED');
    await answer(at, yes);
  };
}

async function answer({ walk }: At, said: string) {
  const review = await server.world.db
    .selectFrom('reviews')
    .select('uuid')
    .where('application_uuid', '=', walk.uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  await answerReview(server.world, walk.uuid, { ...review, answer: said, reason: refusal });
}

/** Tells of every recent inquiry whether a new debt came of it. */
async function byAttesting({ walk, journey }: At) {
  const [first, ...others] = fact(journey, 'liens.inquiries') as object[];
  const items = fact(journey, 'liens.items');
  const costs = { hoaMonthly: 0, annualTax: 7200, annualInsurance: 1800, accurate: true };
  const attest = (inquiries: object[]) => submit(walk, 'liens', { items, ...costs, inquiries });
  const told = [
    { ...first, newDebt: true, balance: 5000, payment: 150 },
    ...others.map((one) => ({ ...one, newDebt: false })),
  ];
  expect((await attest(told.slice(0, 1))).body).toMatchObject({
    fields: { '/inquiries': 'Tell us about each recent credit check' },
  });
  expect((await attest(told)).status).toBe(200);
}

async function byCode({ work, condition }: At) {
  expect((await work.confirmPhone(condition, '111111')).status).toBe(422);
  expect((await work.confirmPhone(condition, '000000')).status).toBe(200);
}

async function byPictures({ walk }: At) {
  const [front, back, selfie] = await Promise.all(
    ['DRIVERS_LICENSE_FRONT', 'DRIVERS_LICENSE_BACK', 'SELFIE'].map((type) => uploadPicture(walk, type)),
  );
  const data = { documentType: 'DRIVERS_LICENSE', issuingState: 'CA' };
  const pictures = { front: [front], back: [back], selfie: [selfie] };
  expect((await submit(walk, 'identity', { ...data, ...pictures })).status).toBe(200);
}

const trust = { name: 'The Condtrust Living Trust', date: '2015-04-01', trustees: 'Maria Elena Alvarez' };
const answers: Record<string, (at: At) => Promise<void>> = {
  HARD_CREDIT_INQUIRY_REVIEW: byAttesting,
  MISSING_PHONE_NUMBER: byCode,
  // The first pictures were refused before the condition was raised.
  ID_VERIFICATION_FAILURE: byPictures,
  FALSE_OWNERSHIP_TYPE_REVIEW: byReview('unreadable', 'agrees', async ({ walk }) =>
    submit(walk, 'review-app/incorrect-ownership', {
      reason: 'NAME_CHANGE',
      deed: [await uploadPicture(walk, 'DEED')],
    }),
  ),
  REVIEW_TRUST_REQUIREMENTS: byReview('refused', 'accepted', async ({ walk }) =>
    submit(walk, 'insurance/trust', {
      ...{ ...trust, revocable: true },
      certificate: [await uploadPicture(walk, 'CERTIFICATE_OF_TRUST')],
    }),
  ),
};

const own: Record<string, Record<string, Record<string, unknown>>> = {
  'cond-review-trust-requirements': { 'heloc/start/contact': { ownership: 'REVOCABLE_TRUST' } },
};

const keys = samples.flatMap(([key]) => (key.startsWith('cond-') ? [key] : []));

test('there is a sample borrower of every category', () => {
  expect(keys).toHaveLength(11);
});

test.each(keys)('%s: refused once, accepted, and the line is paid out', async (key) => {
  const known = new Set<string>();
  let work: CaseworkOf | undefined;
  let end: Journey | undefined;
  const see = async (walk: Walk, journey: Journey) => {
    end = journey;
    const asked = (fact(journey, 'application.conditions') ?? []) as Condition[];
    const open = asked.filter(({ uuid }) => !known.has(uuid));
    for (const condition of open) {
      known.add(condition.uuid);
      work ??= await openCasework(server, walk);
      const at = { walk, journey, work, condition };
      await (answers[condition.categoryEnum] ?? bySending)(at);
      expect(await stateOf(at)).toBe('ACCEPTED');
    }
    if (open.length > 0) end = await settled(server, walk);
    return end;
  };
  const { change = {}, also = [] } = answersOf(key);
  await walkAll(server, key, see, { change: { ...change, ...own[key] }, also });

  const asked = (await work?.shown()) ?? [];
  expect(asked.map(({ categoryEnum }) => categoryEnum)).toEqual([
    key.slice('cond-'.length).toUpperCase().replaceAll('-', '_'),
  ]);
  expect(asked).toMatchObject([{ status: 'ACCEPTED', actionNeeded: false }]);
  expect(end?.step).toBe('COMPLETE');
});
