/** Covers src/server/effects. */
/** The identity document: its pictures are filed as what the borrower said that they are. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fact, openRealServer, type RealServer, settled, type Walk, walk } from './real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

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
  const borrower = await walk(server, { until: 'heloc/signing/sign', change });

  expect(await pictures(borrower)).toEqual({ PASSPORT_FRONT: 'ACCEPTED', SELFIE: 'ACCEPTED' });
});

test('so is one that was refused', async () => {
  const change = { 'heloc/identity': passport };
  const borrower = await walk(server, { key: 'idfail', until: 'heloc/signing/sign', change });

  expect(await pictures(borrower)).toEqual({ PASSPORT_FRONT: 'SUBMITTED', SELFIE: 'SUBMITTED' });
});

test('both sides of a licence are filed by side', async () => {
  const borrower = await walk(server, { until: 'heloc/signing/sign' });

  expect(await pictures(borrower)).toEqual({
    DRIVERS_LICENSE_FRONT: 'ACCEPTED',
    DRIVERS_LICENSE_BACK: 'ACCEPTED',
    SELFIE: 'ACCEPTED',
  });
});
