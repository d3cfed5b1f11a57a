/**
 * Fills out facts that a walk found with those of a real application: the walk's own facts stay, and whatever its rules do
 * not ask for is as a borrower left it. A page is then drawn with a name, an address and a loan, not with blanks.
 */
import { type Facts, isRecord } from '../facts/facts.ts';

/**
 * The facts filled out from the first of `lives` with which `stays` still holds; as they are when it holds with none.
 * A list of the walk keeps its entries; each is filled out by the first entry of the same list in that life.
 */
export function fillOut(facts: Facts, lives: readonly Facts[], stays: (filled: Facts) => boolean): Facts {
  for (const life of lives) {
    const filled = over(facts, life) as Facts;
    if (stays(filled)) return filled;
  }
  return facts;
}

function over(own: unknown, life: unknown): unknown {
  if (own === undefined) return life;
  if (Array.isArray(own) && Array.isArray(life)) return own.map((entry) => overEntry(entry, life[0]));
  if (!isRecord(own) || !isRecord(life)) return own;
  const names = [...new Set([...Object.keys(life), ...Object.keys(own)])];
  return Object.fromEntries(names.map((name) => [name, over(own[name], life[name])]));
}

function overEntry(entry: unknown, first: unknown): unknown {
  return isRecord(entry) ? over(entry, first) : entry;
}
