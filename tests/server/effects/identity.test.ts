/** The identity document: its pictures are filed as what the borrower said that they are; a check that takes a while is waited for. */
/** Covers src/server/effects/verify-identity.ts, src/server/signers/take-identity-verdict.ts, src/server/handlers/identity-check.ts. */
import { expect, test, vi } from 'vitest';
import { stored } from '../../../src/server/application/stored.ts';
import { sweepMessages } from '../../../src/server/messages/sweep-messages.ts';
import { NoAnswer } from '../../../src/server/platform/parties/common/no-answer.ts';
import { memoryOutbox } from '../../../src/server/platform/parties/sandbox/memory-outbox.ts';
import { coOwner, go, signedBorrower, way } from '../parts/co-owner.ts';
import { arrive, fact, inside, settled, submit, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';
import { uploadPicture } from './upload-picture.ts';

const outbox = memoryOutbox();
const server = freshRealServer({ outbox });
const subjects = () => outbox.sent.map(({ subject }) => subject);

async function pictures(borrower: Walk) {
  const documents = fact(await settled(server, borrower), 'application.documents') as Picture[];
  const uploads = documents.filter(({ group }) => group === 'UPLOAD');
  return Object.fromEntries(uploads.map(({ type, status }) => [type, status]));
}

type Picture = { type: string; group?: string; status: string };

// The page sends every front under one name; `back` and the state are not asked of a passport.
const passport = { documentType: 'PASSPORT', issuingState: undefined, back: undefined };

test('a passport is filed as one, whatever the page called the picture', async () => {
  const change = { 'heloc/identity': passport };
  const borrower = await arrive(server, { until: 'heloc/signing/sign', change });

  expect(await pictures(borrower)).toEqual({ PASSPORT_FRONT: 'ACCEPTED', SELFIE: 'ACCEPTED' });
});

test('a refused passport photo is filed as a passport too', async () => {
  const change = { 'heloc/identity': passport };
  const borrower = await arrive(server, { key: 'idfail', until: 'heloc/signing/sign', change });

  expect(await pictures(borrower)).toEqual({ PASSPORT_FRONT: 'SUBMITTED', SELFIE: 'SUBMITTED' });
});

test('both sides of a licence are filed by side', async () => {
  const borrower = await arrive(server, { until: 'heloc/signing/sign' });

  expect(await pictures(borrower)).toEqual({
    DRIVERS_LICENSE_FRONT: 'ACCEPTED',
    DRIVERS_LICENSE_BACK: 'ACCEPTED',
    SELFIE: 'ACCEPTED',
  });
});

/** A borrower whose photos were just sent to a company that takes its time. */
async function slow(): Promise<Walk> {
  const borrower = await arrive(server, { key: 'slowid', until: 'heloc/identity' });
  const types = ['DRIVERS_LICENSE_FRONT', 'DRIVERS_LICENSE_BACK', 'SELFIE'];
  const [front, back, selfie] = await Promise.all(types.map((type) => uploadPicture(borrower, type)));
  const sent = { documentType: 'DRIVERS_LICENSE', issuingState: 'CA' };
  const data = { ...sent, front: [front], back: [back], selfie: [selfie] };
  const { body } = await submit(borrower, 'identity', data);
  expect(body).toMatchObject({ step: 'WAITING_FOR_IDENTITY', started: true });
  // Sent again, as from another tab: the company is asked once.
  const again = await submit(borrower, 'identity', data);
  expect(again.status).toBe(409);
  return borrower;
}
const statusOf = (borrower: Walk) => inside(server, borrower.uuid, (scope) => stored(scope, 'status'));
const later = async (borrower: Walk, ms: number) => {
  server.world.clock.advance?.(ms);
  await server.world.queue.advance(ms);
  await settled(server, borrower).catch(() => undefined);
};
/** What is due is sent; a job carries it. */
const told = async (subject: string) => {
  await sweepMessages(server.world, (error) => server.reports.push(error));
  await vi.waitFor(() => expect(subjects()).toContain(subject), 20_000);
};
const hourMs = 3_600_000;

test('photos that are checked for a while wait on their own page; then the documents are prepared', async () => {
  const borrower = await slow();
  await later(borrower, 3000);
  expect((await settled(server, borrower)).step).toBe('WAITING_FOR_IDENTITY');
  await later(borrower, 60_000);
  const checked = await settled(server, borrower);
  expect(checked.step).toBe('NOTE_SIGNING');
  expect(await pictures(borrower)).toMatchObject({ DRIVERS_LICENSE_FRONT: 'ACCEPTED', SELFIE: 'ACCEPTED' });
  expect(fact(checked, 'application.identityDocument')).toMatchObject({ type: 'DRIVERS_LICENSE' });
});

test('photos that are refused after a while are asked for again, by mail too', async () => {
  const borrower = await slow();
  const { identityCheck } = server.world.parties;
  vi.spyOn(identityCheck, 'verdict').mockResolvedValue({ ok: false, field: 'selfie' });
  await later(borrower, 60_000);
  const refused = await settled(server, borrower);
  expect(refused.step).toBe('IDENTITY_VERIFICATION');
  expect(fact(refused, 'application.status')).toMatchObject({
    idRejectField: 'selfie',
    idRejectReason: expect.stringMatching(/selfie doesn't match/),
  });
  await later(borrower, 6 * 60_000);
  await told('Send new photos of your ID');
});

test('a checker that is away decides nothing; one that takes days is a person’s to ask', async () => {
  const borrower = await slow();
  const verdict = vi.spyOn(server.world.parties.identityCheck, 'verdict');
  verdict.mockRejectedValueOnce(new NoAnswer('status 500'));
  verdict.mockResolvedValue({ pending: true, reference: 'check-1' });
  await later(borrower, 60_000);
  expect(await statusOf(borrower)).toMatchObject({ identityChecking: true });
  for (let days = 0; days < 11; days++) await later(borrower, 24 * hourMs);
  expect(await statusOf(borrower)).toMatchObject({ identityChecking: true, slowAnswer: 'IDENTITY' });

  verdict.mockResolvedValue({ ok: true, expiresOn: '2031-01-01' });
  await later(borrower, 2 * hourMs);
  expect(await statusOf(borrower)).toMatchObject({ identityChecking: false, identityVerified: true });
  expect((await statusOf(borrower)).slowAnswer).toBeUndefined();
});

test('a co-owner whose ID is checked for a while is told by mail what is next', async () => {
  const { identityCheck } = server.world.parties;
  const verify = vi.spyOn(identityCheck, 'verify');
  await signedBorrower(server);
  const owner = await coOwner(server);
  verify.mockResolvedValueOnce({ pending: true, reference: 'check-2' });
  await go(owner, { until: way.findIndex(({ page }) => page === 'identity') + 1 });
  expect((await settled(server, owner)).step).toBe('WAITING_FOR_IDENTITY');

  await later(owner, 60_000);
  expect((await settled(server, owner)).step).toBe('NOTE_SIGNING');
  await later(owner, 6 * 60_000);
  await told('Your ID is confirmed: your documents are next');
});
