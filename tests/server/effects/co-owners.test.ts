/** A home of two owners: the other one signs too, as a person arranges it, and the days to cancel run from there. */
/** Covers src/server/desk/co-signatures.ts, src/server/effects/check-owners.ts, src/server/underwriting/cancel-period.ts. */
import { expect, test, vi } from 'vitest';
import { answerReview } from '../../../src/server/desk/answer-review.ts';
import type { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { readSample } from '../../../src/tools/journey/drive.ts';
import { sendScan } from '../desk/send-scan.ts';
import { fact, settled, submit, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

const dayMs = 86_400_000;
const owner = { first: 'Sam', last: 'Spouse', email: 'signer-codeed@example.com', relation: 'SPOUSE' };
const joint = { 'heloc/start/contact': { ownership: 'JOINT_SPOUSE', coOwners: [owner] } };

const signedAlone = async () => {
  const borrower = await walk(server, { key: 'codeed', until: 'heloc/notary/intro', change: joint });
  expect((await settled(server, borrower)).step).toBe('CO_DEED_REQ');
  return borrower;
};
const onPaper = async () => {
  const borrower = await signedAlone();
  const who = String(fact(await settled(server, borrower), 'figures.signers.0.uuid'));
  await submit(borrower, 'signing/additional', { who, what: 'IN_PERSON' });
  return borrower;
};
const told = () => {
  const { sent } = server.world.parties.outbox as ReturnType<typeof memoryOutbox>;
  return sent.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
};
const review = (borrower: Walk) =>
  server.world.db
    .selectFrom('reviews')
    .select(['uuid', 'name'])
    .where('application_uuid', '=', borrower.uuid)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();

test('once a person has every signature, the notary is next, and the days to cancel begin again', async () => {
  const borrower = await signedAlone();
  // The borrower takes no electronic documents, and Sam has not opened the invitation.
  await submit(borrower, 'document/disclosures', {}, { action: 'withdraw' });
  const alone = await settled(server, borrower);
  expect(fact(alone, 'figures.signers.0')).toMatchObject({ status: 'INVITED', inPerson: true });
  await vi.waitFor(() => expect(told()).toContain("You'll sign on paper"), 20_000);

  server.pass(7 * dayMs);
  const paper = await review(borrower);
  await sendScan(server.world, paper.uuid);
  await answerReview(server.world, borrower.uuid, {
    ...paper,
    answer: 'signed',
    reason: 'Signed at our office.',
  });
  server.pass(-7 * dayMs);
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('DEED_SIGNING');
  expect(fact(journey, 'figures.signers.0.status')).toBe('SIGNED');
  const [before, after] = [alone, journey].map((each) => String(fact(each, 'figures.rescission.deadline')));
  expect(String(after) > String(before)).toBe(true);
});

test('an owner who does not sign ends the application, with the reason', async () => {
  const borrower = await onPaper();

  await answerReview(server.world, borrower.uuid, {
    ...(await review(borrower)),
    answer: 'refused',
    reason: 'Sam does not want the line.',
  });
  const journey = await settled(server, borrower);

  expect(journey.step).toBe('DECLINED');
  expect(fact(journey, 'figures.decision.reasons.0.code')).toBe('ownerUnsigned');
  expect(told()).toContain("You don't need to sign: the application has ended");
});

test('each owner has an address of their own, not the one that the borrower gives or logs in with', async () => {
  const borrower = await walk(server, { key: 'codeed', until: 'heloc/start/contact' });
  const { email } = borrower;
  const contact = { ...readSample('happy').steps.find(({ page }) => page === 'start/contact')?.data };
  const send = async (emails: string[], change: object = {}) => {
    const coOwners = emails.map((each) => ({ ...owner, email: each }));
    const data = { ...contact, email, ownership: 'JOINT_OTHER', coOwners, ...change };
    const { status, body } = await submit(borrower, 'start/contact', data);
    return [status, (body as { fields?: object }).fields];
  };
  const own = expect.stringContaining('their own email address');

  expect(await send([email])).toEqual([422, { '/coOwners': own }]);
  expect(await send(['A@example.com', 'a@example.com'])).toEqual([422, { '/coOwners': own }]);
  const elsewhere = { email: 'elsewhere@example.com', emailCode: '000000' };
  expect(await send([email], elsewhere)).toEqual([422, { '/coOwners/0/email': own }]);
  expect((await send(['a@example.com', 'b@example.com']))[0]).toBe(200);
});
