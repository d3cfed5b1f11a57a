/** Moves of people under way, as paragraphs for the author of the edit: how many, from where, to where, by which row. */
import type { Move, Way } from './moves.ts';

const indent = 10;
const width = 118;

const moved: Record<Way, string> = {
  BACK: 'are led back',
  ENDS: 'come to an end',
  REOPENS: 'are opened again',
  ONWARD: 'are led on',
  PAGE: 'see another page',
};
const raise =
  'Raise "version" in flow.json, and those under way finish with what they began with; or say on the row from which day to come it counts ("from").';
const remedies: Partial<Record<Way, string>> = { BACK: raise, ENDS: raise, REOPENS: raise };

/** @param people how many were asked. @param keeps whether those under way finish with what they began with */
export function moveLines(moves: readonly Move[], people: number, keeps: boolean): string[] {
  if (keeps && moves.length > 0)
    return [
      `KEPT      ${moves.length} of ${people} would have moved, and keep what they began with: the version was raised.`,
    ];
  return (Object.keys(moved) as Way[]).flatMap((way) => {
    const some = moves.filter((move) => move.way === way);
    if (some.length === 0) return [];
    const remedy = remedies[way];
    const head = [
      `${way.padEnd(indent)}${some.length} of ${people} ${moved[way]}.`,
      ...(remedy ? [remedy] : []),
    ];
    const groups = counted(some, (move) => whereTo(move));
    const ways = groups.map(
      ([to, of]) => `${' '.repeat(indent)}${way === 'PAGE' ? to : `${to}: ${fromWords(of)}`}`,
    );
    return [head.join(' '), ...ways];
  });
}

function whereTo({ way, to, from, row, when }: Move): string {
  if (way === 'PAGE') return `${from.step ?? 'before any step'}: ${from.page} → ${to.page}`;
  const by = row === undefined ? '' : `, by row ${row} of derive ("${when}")`;
  return `to ${to.step ?? 'no step'}${by}`;
}

function fromWords(moves: readonly Move[]): string {
  const said = counted(moves, ({ from }) => from.step ?? 'no step');
  return said.map(([from, { length }]) => (length > 1 ? `${from} (${length})` : from)).join(', ');
}

/** By what is said of each, the most first. */
function counted<Item>(items: readonly Item[], say: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(say(item), [...(groups.get(say(item)) ?? []), item]);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** A paragraph in lines of some width, the further ones below the words of the first. */
export function wrapped(line: string): string {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= indent * 2) break;
    lines.push(rest.slice(0, at));
    rest = ' '.repeat(indent + 2) + rest.slice(at + 1);
  }
  return [...lines, rest].join('\n');
}
