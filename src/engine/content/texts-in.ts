/** Finds the texts that borrowers read in content, with their places. Skips names, paths, rules and comments. */
import { isRecord } from '../facts/facts.ts';
import { entryName } from './apply-words.ts';

/** A text and the keys that lead to it; an entry of a list goes by its name, as in a translation. */
export type PlacedText = { keys: string[]; text: string };

// What only authors and machines read, with all that lies below.
const untold = new Set(
  `$comment $schema $ref $id means description pattern logic id icon to page from fact per at when requiredWhen open
   opensWith reads writes locked overridable enum ui:widget block kind do then effects check
   consent type version format institutions quietHours zones sample byPeople flags keeps routes passes derive identity
   redirects publicPaths keepQuery links closed rulesOf languages toggle worth limit switch illustration suggests ignored alike tells`.split(
    /\s+/,
  ),
);

/** Every text of `json`, in its order. */
export function textsIn(json: unknown, keys: string[] = []): PlacedText[] {
  if (typeof json === 'string') return isText(json) || isSaid(keys) ? [{ keys, text: json }] : [];
  if (Array.isArray(json))
    return json.flatMap((entry, place) => textsIn(entry, [...keys, entryName(entry, place)]));
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([key, inner]) =>
    untold.has(key) && !isName(keys, key) ? [] : textsIn(inner, [...keys, key]),
  );
}

/** A text has words besides its slots, so it is more than a name such as `isPaid` or `OFFER_READY`. */
export function isText(value: string): boolean {
  const words = value.replaceAll(/\{\{[^}]*\}\}/g, '').trim();
  if (!/\p{L}{2}/u.test(words)) return false;
  return /\s/.test(words) || /^\p{Lu}\p{Ll}/u.test(words);
}

// What the code says is a text, however short, and so is the title of a value.
function isSaid(keys: readonly string[]): boolean {
  const [first, room] = keys;
  return ((first === 'says' || first === 'serverSays') && room !== undefined) || keys.at(-2) === 'titles';
}

// Below `properties`, `actions` and the like a key is a name that the author chose, whatever it is called.
function isName(keys: readonly string[], key: string): boolean {
  const parent = keys.at(-1) ?? '';
  const named =
    ['properties', 'actions', 'words', 'choices', 'consents', 'entries', 'ui'].includes(parent) ||
    isSaid([...keys, key]);
  // What a chatbot's answer links to is called something; other links are places.
  const isAnswers = keys.length === 2 && keys[0] === 'entries' && key === 'links';
  return (named || isAnswers) && !key.startsWith('$');
}
