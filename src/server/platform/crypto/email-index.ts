/** Finds an account by its address without keeping the address readable. */
import { blindIndex } from './digest.ts';
import type { Secrets } from './secrets.ts';

/** By what an account is found: its address, blinded, within its lender. */
export const emailIndex = ({ secrets }: { secrets: Secrets }, orgCode: string, email: string) =>
  blindIndex(secrets, 'email', `${orgCode}\0${email.trim().toLowerCase()}`);
