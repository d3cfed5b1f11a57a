/** What must never be seen by others: every text of the owner's facts that neither the content nor the others' facts hold. */

/** @param facts the owner's  @param known texts that everyone may see, as one string  @returns at least six letters each */
export function canariesIn(facts: unknown, known: string): string[] {
  const texts = leaves(facts).filter((text) => text.length >= 6 && !known.includes(text));
  return [...new Set(texts)];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One identifier of each kind of thing: the first document's, the first file's, the first income's … */
export function oneOfEachKind(facts: unknown): string[] {
  const kinds = new Map(
    placed(facts, '')
      .filter(([, text]) => uuid.test(text))
      .reverse(),
  );
  return [...new Set(kinds.values())];
}

/** Texts with their places; the entries of a list share one. */
function placed(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    placed(item, `${place}/${Array.isArray(value) ? '*' : key}`),
  );
}
