/** The borrower's legal name in one line, and whether a typed signature is that name. */
import { foldName } from '../../engine/text/fold-name.ts';
import type { Profile } from '../../types/profile.ts';

export function legalName({ name = {} }: Profile): string {
  return [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' ');
}

/**
 * Ignores case, marks, spaces, dots, apostrophes and a missing middle name or suffix; everything else must match. A name
 * without its marks is the same person's: a signature is whatever is adopted with the intent to sign (15 U.S.C. 7006(5)).
 */
export function isSignatureOf(profile: Profile, typedName: string): boolean {
  const { name = {} } = profile;
  const accepted = [
    [name.first, name.middle, name.last, name.suffix],
    [name.first, name.middle, name.last],
    [name.first, name.middle?.[0], name.last],
    [name.first, name.last, name.suffix],
    [name.first, name.last],
  ];
  return accepted.some((parts) => foldName(parts.filter(Boolean).join(' ')) === foldName(typedName));
}
