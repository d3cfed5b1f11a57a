/** A borrower and three other owners: one signs, one signs on paper, one declines and is asked again; one cancels for all. */
/**
 * Covers src/server/signers, src/server/desk/{co-signatures,desk-trail}.ts, src/server/underwriting/{cancel-period,rescind-application}.ts,
 *   src/server/facts/invitation-facts.ts, src/server/effects/{cancel-for-all,withdraw-econsent,accept-invitation}.ts.
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { holds } from '../../../src/engine/rules/holds.ts';
import { scopeOf } from '../../../src/engine/rules/scope.ts';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import { deskTrail } from '../../../src/server/desk/desk-trail.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { sendScan } from '../desk/send-scan.ts';
import { arrive, fact, inside, settled, submit, type Walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';
import { coOwner, go, way } from './co-owner.ts';

const dayMs = 86_400_000;
const named = (first: string) => ({
  ...{ first, last: 'Spouse', relation: 'CHILD' },
  email: `${first.toLowerCase()}-codeed@example.com`,
});
const owners = ['Sam', 'Ada', 'Ben'].map(named);
const joint = { 'heloc/start/contact': { ownership: 'JOINT_OTHER', coOwners: owners } };

const outbox = memoryOutbox();
let borrower: Walk;
let email: string;
let sam: Walk;
let ben: Walk;

const server = sharedRealServer({ outbox });
beforeAll(async () => {
  borrower = await arrive(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  email = String(fact(await settled(server, borrower), 'profile.email'));
});

/** A session does not outlive some days. */
const returns = () =>
  borrower.client.expect('POST', '/identity/api/v1/login', { email, password: 'a porch light in autumn' });
const login = (first: string) => coOwner(server, named(first).email);
const standing = async () => {
  const journey = await settled(server, borrower);
  const signers = fact(journey, 'figures.signers') as { uuid: string; first: string; status: string }[];
  return {
    journey,
    step: journey.step,
    signers,
    status: Object.fromEntries(signers.map(({ first, status }) => [first, status])),
    deadline: String(fact(journey, 'figures.rescission.deadline')),
  };
};
const subjectsTo = (first: string) =>
  outbox.sent.filter(({ to }) => to === named(first).email).map(({ subject }) => subject);
const change = async (first: string, what: string) => {
  const who = (await standing()).signers.find((signer) => signer.first === first)?.uuid;
  return submit(borrower, 'signing/additional', { who, what });
};
/** Which of the two texts the page to cancel shows. */
const dayRules = (journey: { facts: Record<string, unknown> }) => {
  const flow = server.world.content.orgs.default?.flows.heloc;
  if (!flow) throw new Error('There is no flow of borrowers.');
  return ['isCancelDayOpen', 'isCancelDayKnown'].filter((rule) =>
    holds(flow.rules, rule, scopeOf(flow, journey.facts)),
  );
};
const part = async (walk: Walk) => (await settled(server, walk)).facts.invitation as Record<string, unknown>;

test('one who signs is not enough, and each who still must has a say of their own', async () => {
  sam = await login('Sam');
  await go(sam);
  expect((await change('Ada', 'IN_PERSON')).status).toBe(200);
  ben = await login('Ben');
  const declines = { declining: true, reason: 'I have a question.' };
  expect((await submit(ben, 'intro', declines, { action: 'decline' })).status).toBe(200);

  const { step, status } = await standing();
  expect(step).toBe('CO_DEED_REQ');
  expect(status).toEqual({ Sam: 'SIGNED', Ada: 'INVITED', Ben: 'DECLINED' });
});

async function scansOf(walk: Walk) {
  const papers = fact(await settled(server, walk), 'application.documents') as Record<string, string>[];
  return papers
    .filter(({ type }) => type === 'SECURITY_INSTRUMENT_SCAN')
    .map(({ title, status }) => [title, status]);
}

test('who signed on paper has nothing to sign online, whether they had opened their invitation or not', async () => {
  const review = server.world.db.selectFrom('reviews').select(['uuid', 'name']).where('state', '=', 'OPEN');
  const paper = await review.where('name', '=', 'coOwners').executeTakeFirstOrThrow();
  const given = { answer: 'signed', reason: 'Signed at our office.' };
  await sendScan(server.world, paper.uuid);
  await answerReview(server.world, borrower.uuid, { ...paper, ...given });

  const { step, status } = await standing();
  expect(step).toBe('CO_DEED_REQ');
  expect(status).toEqual({ Sam: 'SIGNED', Ada: 'SIGNED', Ben: 'DECLINED' });
  const ada = await login('Ada');
  expect((await settled(server, ada)).step).toBe('CO_SIGNED');
  expect((await submit(ada, 'intro', { esign: true })).status).toBe(409);
  // Ada opened no part before, and finds the paper there all the same; Sam signed online and has no copy of hers.
  expect(await scansOf(ada)).toEqual([[expect.stringContaining('signed on paper'), 'SIGNED']]);
  expect(await scansOf(borrower)).toEqual(await scansOf(ada));
  expect(await scansOf(sam)).toEqual([]);
});

test('one of them takes back the consent to electronic documents: they are called, and may agree again', async () => {
  expect((await change('Ben', 'AGAIN')).status).toBe(200);
  ben = await login('Ben');
  await go(ben, { until: 2 });
  const [document] = fact(await settled(server, ben), 'application.documents') as { uuid: string }[];
  const copy = { documents: [document?.uuid] };
  expect((await submit(ben, 'documents', copy, { action: 'paper' })).status).toBe(200);
  expect((await submit(ben, 'documents', {}, { action: 'withdraw' })).status).toBe(200);
  expect((await settled(server, ben)).step).toBe('CO_SIGNER_INVITED');
  expect((await standing()).signers[2]).toMatchObject({ first: 'Ben', status: 'ID_DONE', inPerson: true });
  await vi.waitFor(() => expect(subjectsTo('Ben')).toContain("You'll sign on paper"), 20_000);

  expect((await submit(ben, 'intro', { esign: true })).status).toBe(200);
  expect((await settled(server, ben)).step).toBe('NOTE_SIGNING');
  expect((await standing()).signers[2]).not.toHaveProperty('inPerson');
});

test('the last signature starts the days for everyone', async () => {
  const before = await standing();
  server.pass(4 * dayMs);
  await returns();
  // The day of the first signature is over, and the days have not begun: each of them may cancel, and no page names that day.
  expect(await part(await login('Sam'))).toMatchObject({ mayCancel: true, othersToSign: true });
  expect(dayRules(before.journey)).toEqual(['isCancelDayOpen']);
  ben = await login('Ben');
  await go(ben, { from: 2, until: way.length - 1 });
  expect((await standing()).step).toBe('CO_DEED_REQ');
  await go(ben, { from: way.length - 1 });

  const after = await standing();
  expect(after.step).toBe('DEED_SIGNING');
  expect(after.status).toEqual({ Sam: 'SIGNED', Ada: 'SIGNED', Ben: 'SIGNED' });
  expect(after.deadline > before.deadline).toBe(true);
  expect(dayRules(after.journey)).toEqual(['isCancelDayKnown']);
  expect(await part(ben)).not.toHaveProperty('othersToSign');
  for (const first of ['Sam', 'Ada', 'Ben'])
    expect(await part(await login(first)), first).toMatchObject({
      mayCancel: true,
      cancelUntil: after.deadline,
    });
});

test('one of them cancels on the third day: each of the others is told once, and nothing goes on', async () => {
  const { deadline } = await standing();
  server.pass(Date.parse(`${deadline}T19:00:00Z`) - server.world.clock.now());
  const [ada, others] = [await login('Ada'), [await login('Sam'), await login('Ben')]];
  const told = outbox.sent.length;
  expect((await submit(ada, 'done', {}, { action: 'cancel' })).status).toBe(200);

  for (const walk of [ada, ...others]) {
    expect(await part(walk)).toMatchObject({ state: 'RESCINDED', mayCancel: false });
    expect((await settled(server, walk)).step).toBe('CANCELLED');
    expect((await submit(walk, 'done', {}, { action: 'cancel' })).status).toBe(409);
  }
  await returns();
  const { journey, step } = await standing();
  expect(step).toBe('CANCELLED');
  expect(fact(journey, 'application.status')).toMatchObject({ rescinded: true });
  expect((await submit(borrower, 'notary/intro', {})).status).toBe(409);
  const tally = outbox.sent
    .slice(told)
    .filter(({ subject }) => subject)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .sort();
  expect(tally).toEqual([
    ...['ada', 'ben', 'sam'].map((name) => `${name}-codeed@example.com: The line of credit is cancelled`),
    `${email}: Your application is cancelled`,
  ]);
  const letter = outbox.sent.find(
    ({ to, subject }) => to === named('Sam').email && /cancelled/.test(subject ?? ''),
  );
  expect(letter?.text).toContain('named you as an owner of a home');
  expect(letter?.text).not.toContain('because you applied');
  const [ended] = await inside(server, borrower.uuid, deskTrail);
  expect(ended).toMatchObject({ event: 'application-ended', by: named('Ada').email });
});
