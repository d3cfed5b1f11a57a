/** Whether two names mean the same employer: providers write one in capitals, another with what kind of company it is. */

const kinds = /\b(incorporated|inc|llc|llp|lp|ltd|limited|corporation|corp|company|co|plc|pllc|pc)\b/g;

/** False when one of them is unknown: two nameless sources are not the same because of that. */
export function sameEmployer(one: string | undefined, other: string | undefined): boolean {
  const name = plain(one);
  return name !== '' && name === plain(other);
}

function plain(name = ''): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]|\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ');
  const short = words.replace(kinds, '').replace(/\s+/g, ' ').trim();
  return short || words.trim();
}
