/** The borrower's legal name in one line, and whether a typed signature is that name. */
import type { Profile } from '../../types/profile.ts';

export function legalName({ name = {} }: Profile): string {
  return [name.first, name.middle, name.last, name.suffix].filter(Boolean).join(' ');
}

/** Ignores case, spaces, dots and a missing middle name or suffix; everything else must match. */
export function isSignatureOf(profile: Profile, typedName: string): boolean {
  const { name = {} } = profile;
  const accepted = [
    [name.first, name.middle, name.last, name.suffix],
    [name.first, name.middle, name.last],
    [name.first, name.middle?.[0], name.last],
    [name.first, name.last, name.suffix],
    [name.first, name.last],
  ];
  return accepted.some((parts) => plain(parts.filter(Boolean).join(' ')) === plain(typedName));
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[.,]/g, '')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
