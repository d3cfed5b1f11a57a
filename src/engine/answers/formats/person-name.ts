/** A legal name: letters of any script, spaces, hyphens, apostrophes and full stops, with at least one letter. */

export function personName(value: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(value) && /\p{L}/u.test(value) && value === value.trim();
}
