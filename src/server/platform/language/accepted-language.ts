/** The language that a browser asks for, among those that there are (RFC 9110, 12.5.4). */

/**
 * @param header what the browser sent: "es-MX,es;q=0.9,en;q=0.8"
 * @param tags those that there are: two letters each
 * @returns the one that the browser wants most; undefined where it names none of them
 */
export function acceptedLanguage(header: string | undefined, tags: readonly string[]): string | undefined {
  const wanted = (header ?? '').slice(0, longest).split(',').map(preference);
  const best = wanted
    .filter(({ tag, weight }) => weight > 0 && tags.includes(tag))
    .sort((a, b) => b.weight - a.weight);
  return best[0]?.tag;
}

/** A header longer than this asks for too much. */
const longest = 400;

function preference(part: string): { tag: string; weight: number } {
  const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters
    .find((one) => one.trim().startsWith('q='))
    ?.trim()
    .slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag: range.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
