/** By what a row of `erasures` is known as ours: no one who only writes to the database can say that an application was erased. */
import { blindIndex } from '../../platform/crypto/digest.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';

/** @param erasedAt milliseconds since 1970 */
export const erasureMac = (secrets: Secrets, application: string, erasedAt: number): string =>
  blindIndex(secrets, 'erasure', `${application}\0${erasedAt}`);
