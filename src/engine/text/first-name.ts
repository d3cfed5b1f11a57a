/** The first name of what a visitor typed as their name, for a greeting. */

/** Undefined for what is no name: an address, a number, one letter, a title. */
export function firstName(typed: string): string | undefined {
  const [first = ''] = typed.trim().split(/\s+/);
  if (!/^\p{L}[\p{L}'’-]{1,29}$/u.test(first) || titles.test(first)) return undefined;
  // As it was typed, unless in one case throughout.
  const isPlain = first === first.toLowerCase() || first === first.toUpperCase();
  return isPlain ? first.charAt(0).toUpperCase() + first.slice(1).toLowerCase() : first;
}

const titles = /^(mr|mrs|ms|miss|mx|dr|prof|sir)$/i;
