/** Owners who are invited to sign: each once, by a link that works by a button, and never through someone else's hands. */
/**
 * Covers src/server/signers, src/server/application/{signer-store,invitation-token}.ts, src/server/messages/send-due.ts,
 *   src/server/effects/change-owner.ts, src/server/desk/{co-signatures,owner-change}.ts,
 *   src/server/facts/{signer-facts,signs-on-paper}.ts,
 *   src/server/identity/effects/{open-invitation,renew-invitation,signer-sign-in}.ts.
 */
import { afterAll, beforeAll } from 'vitest';
import { changes } from './invitations/changes.ts';
import { invite, server } from './invitations/invited.ts';
import { opening } from './invitations/opening.ts';

beforeAll(invite, 120_000);
afterAll(() => server.close());

// One home and its owners: what comes later is on what came before.
opening();
changes();
