/** What the walks cover, as lines: a figure for each kind, and below it what is not reached, with the reason. */
import type { Covered } from '../../engine/walk/covered.ts';
import type { Walks } from '../../engine/walk/walks.ts';

const kinds: Record<keyof Walks, string> = {
  derived: 'rows that derive a step',
  routes: 'rows that lead from a step to a page',
  states: 'states of the machine',
  fired: 'transitions, fired',
  refused: 'transitions, refused',
  stateRows: 'rows that lead from a state to a page',
  whens: 'rules of pages, each both ways',
};

export function report(walks: Walks): string[] {
  return Object.entries(kinds).flatMap(([kind, called]) => {
    const all = walks[kind as keyof Walks];
    const reached = all.filter(({ facts }) => facts).length;
    return [`${reached}/${all.length} ${called}`, ...missing(all)];
  });
}

/** Reasons that many share stand once. */
function missing(all: readonly Covered[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { name, why } of all) if (why) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  return [...byReason].map(([why, names]) => `      ${why}: ${names.join('; ')}`);
}
