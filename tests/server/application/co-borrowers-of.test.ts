/** Covers src/server/application/co-borrowers-of.ts. */
import { expect, test } from 'vitest';
import { coBorrowersOf } from '../../../src/server/application/co-borrowers-of.ts';
import type { Signer } from '../../../src/server/application/signer.ts';

const signer = (uuid: string, more: Partial<Signer>): Signer => ({
  ...{ uuid, first: 'Sam', last: 'Spouse', email: 'sam@example.com', role: 'CO_BORROWER', place: 0 },
  ...{ state: 'INVITED', sends: 1, used: false, invitedAt: 0, expiresAt: 0, updatedAt: 0 },
  ...more,
});
const of = (...signers: Signer[]) =>
  coBorrowersOf({ signers: { list: async () => signers } as Parameters<typeof coBorrowersOf>[0]['signers'] });

test('who borrows too is listed with their part, and is done once they applied', async () => {
  const found = await of(
    signer('a', {}),
    signer('b', { state: 'VIEWED', partUuid: 'part-b' }),
    signer('c', { state: 'APPLIED', partUuid: 'part-c' }),
    signer('d', { state: 'SIGNED', partUuid: 'part-d' }),
  );
  expect(found).toEqual([
    { signerUuid: 'a', done: false },
    { signerUuid: 'b', partUuid: 'part-b', done: false },
    { signerUuid: 'c', partUuid: 'part-c', done: true },
    { signerUuid: 'd', partUuid: 'part-d', done: true },
  ]);
});

test('who signs the deed only or was withdrawn does not borrow', async () => {
  const found = await of(signer('a', { role: 'CO_DEEDER' }), signer('c', { state: 'WITHDRAWN' }));
  expect(found).toEqual([]);
});

test('who declined counts until the borrower says what now', async () => {
  const found = await of(signer('b', { state: 'DECLINED', partUuid: 'part-b' }));
  expect(found).toEqual([{ signerUuid: 'b', partUuid: 'part-b', done: false }]);
});
