/**
 * How long a pattern may search (THREAT-13). Repetitions behind one another that can take the same characters are tried in
 * every way to share them: with two of them the time grows with the square of the length, with three with its cube.
 */

/** A piece of a pattern: what it takes, and whether it may take any number, or nothing. */
type Piece = { source: string; many: boolean; empty: boolean };

const letters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  'é',
  '’',
  '中',
];
const piece =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?[:=!]|\?<[=!])?|\)|\||[\^$]|[^\\[()|]/gu;
const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/** The most steps for a text of `length` characters; no group of the pattern is repeated without a bound (see patterns.ts). */
export function patternCost(pattern: string, length: number): number {
  const start = pattern.startsWith('^') ? 0 : 1;
  return Math.max(...branchesOf(pattern).map((pieces) => length ** (start + longestShare(pieces))));
}

/** How many repetitions in a row can take the same character. */
function longestShare(pieces: readonly Piece[]): number {
  const many = pieces.flatMap(({ many: isMany }, index) => (isMany ? [index] : []));
  return Math.max(0, ...many.map((first) => shareFrom(pieces, first)));
}

function shareFrom(pieces: readonly Piece[], first: number): number {
  const own = takenBy(pieces[first]);
  let best = 1;
  for (const letter of own) {
    let count = 1;
    for (const next of pieces.slice(first + 1)) {
      const takes = takenBy(next).has(letter);
      if (!takes && !next.empty) break;
      if (takes && next.many) count += 1;
    }
    best = Math.max(best, count);
  }
  return best;
}

const taken = new Map<string, Set<string>>();

function takenBy(one: Piece | undefined): Set<string> {
  const source = one?.source ?? '';
  const known =
    taken.get(source) ?? new Set(letters.filter((letter) => new RegExp(`^(?:${source})$`, 'u').test(letter)));
  taken.set(source, known);
  return known;
}

// Groups are opened up; an alternative begins a way of its own, which is generous: what stands around it is left out.
function branchesOf(pattern: string): Piece[][] {
  const branches: Piece[][] = [[]];
  let rest = pattern;
  while (rest !== '') {
    piece.lastIndex = 0;
    const [source = rest.charAt(0)] = piece.exec(rest) ?? [];
    rest = rest.slice(source.length);
    const [how = ''] = quantifier.exec(rest) ?? [];
    rest = rest.slice(how.length);
    if (source === '|') branches.push([]);
    else if (!/^(?:\(.*|\)|[\^$])$/.test(source))
      branches.at(-1)?.push({ source, many: /^[*+]|,\}/.test(how), empty: /^[*?]|^\{0/.test(how) });
  }
  return branches;
}
