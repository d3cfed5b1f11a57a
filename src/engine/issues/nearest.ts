/** Finds the known word that is closest to a mistyped one. */

/** "Did you mean 'money'?" or '' when nothing is close. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const found = nearest(word, known);
  return found === undefined ? '' : `Did you mean "${found}"?`;
}

/** The closest known word within a third of its length, if any. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const ranked = [...known]
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }));
  const [best] = ranked.sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const row = [line + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const swap = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      row.push(Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, swap));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}
