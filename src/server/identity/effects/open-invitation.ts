/** Opens an invitation to sign by its personal link. It takes a button, so that a mail scanner changes nothing. */
import { signerOfToken } from '../../signers/find-signer.ts';
import { openInvitation } from '../../signers/open-invitation.ts';
import { deadInvitation } from '../../signers/refuse-invitation.ts';
import { unknownPassword } from '../../signers/unknown-password.ts';
import type { AccountEffect } from './account-effect.ts';

export const openInvitationEffect: AccountEffect = {
  name: 'open-invitation',
  run: async ({ backend, orgCode, query, device, session }) => {
    const { world } = backend;
    const found = await signerOfToken(world, orgCode, query.token ?? '');
    if (!found) throw deadInvitation(world, orgCode);
    const secret = await unknownPassword();
    const signedIn = session?.account.uuid;
    return { session: await openInvitation(backend, found, { by: 'link', device, secret, signedIn }) };
  },
};
