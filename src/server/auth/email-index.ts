/** Finds an account by its address without keeping the address readable. */
import { blindIndex } from '../crypto/digest.ts';
import type { World } from '../world/world.ts';

/** By what an account is found: its address, blinded, within its lender. */
export const emailIndex = (world: World, orgCode: string, email: string) =>
  blindIndex(world.secrets, 'email', `${orgCode}\0${email.trim().toLowerCase()}`);
