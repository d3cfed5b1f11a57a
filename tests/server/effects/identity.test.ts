/** The identity document: its pictures are filed as what the borrower said that they are. */
/** Covers src/server/effects. */
import { expect, test } from 'vitest';
import { arrive, fact, settled, type Walk } from './real-server.ts';
import { freshRealServer } from './shared-real-server.ts';

const server = freshRealServer();

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
