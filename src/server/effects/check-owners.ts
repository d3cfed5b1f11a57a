/**
 * Each other owner gets a link of their own, so none may have the address that the borrower logs in with; and only some
 * of them may borrow too.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import type { Effect } from '../backend/effect.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';

export const checkOwners: Effect = {
  name: 'check-owners',
  run: async ({ data, tx, world, application }) => {
    const owners = Array.isArray(data.coOwners) ? data.coOwners.filter(isRecord) : [];
    if (owners.length === 0) return;
    const { email_index } = await tx
      .selectFrom('accounts')
      .select('email_index')
      .where('uuid', '=', application.ownerUuid)
      .executeTakeFirstOrThrow();
    const own = owners.findIndex(
      ({ email }) => emailIndex(world, application.orgCode, String(email)) === email_index,
    );
    if (own >= 0) throw refuseField(`coOwners/${own}/email`, says('signer.ownAddress'));
    refuseTooMany(owners, limitsOf(world, application.orgCode).signers.coBorrowers);
  },
};

function refuseTooMany(owners: Record<string, unknown>[], most: number): void {
  const borrowing = owners.flatMap(({ borrows }, index) => (borrows === true ? [index] : []));
  const extra = borrowing[most];
  if (extra !== undefined)
    throw refuseField(`coOwners/${extra}/borrows`, says('signer.coBorrowers', { most }));
}
