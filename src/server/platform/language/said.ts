/** A sentence for borrowers that code says: its name in site.json (`serverSays`), and what fills its gaps. */

/** Values by the names of the gaps; another sentence may fill one. */
export type Gaps = Readonly<Record<string, unknown>>;

/** Worded where it is answered or shown, in the reader's language. */
export type Said = { readonly says: string; readonly gaps: Gaps };

/** Names the sentence `room.name`. A test keeps every name to a sentence that is there. */
export function says(name: `${string}.${string}`, gaps: Gaps = {}): Said {
  return { says: name, gaps };
}

/** What is stored as a name, with its gaps beside it; anything else is a text that was stored as it was said. */
export function saidOf(stored: string, gaps: Gaps = {}): Said | string {
  return /^[a-z]+\.[a-z][A-Za-z]*$/.test(stored) ? { says: stored, gaps } : stored;
}

export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'says' in value && 'gaps' in value;
}
