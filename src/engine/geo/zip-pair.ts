/** A ZIP code and a state as one text, by which a borrower's confirmation of the two is kept: "89439 CA". */

export function zipPair(zip: string, state: string): string {
  return `${zip.slice(0, 5)} ${state}`;
}
