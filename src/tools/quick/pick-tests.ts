/** Which tests a change is tried with, in a minute. */
import { type Covering, testsOf } from '../tests-of/read-covers.ts';

export type Picked = {
  tests: string[];
  /** How many more say that they cover what changed. */
  left: number;
};

const always = ['tests/arrows.test.ts', 'tests/names.test.ts', 'tests/sentences.test.ts'];
const ofContent = ['tests/content/layout.test.ts', 'tests/missing-moments.test.ts'];
const ofSchemas = ['tests/schemas/meta.test.ts', 'tests/schemas/vocabulary.test.ts'];
/** They run for half a minute and longer, each alone. */
const long = /^tests\/(?:server\/effects\/reaches|parties\/journeys|content\/mistakes|fuzz\/)/;
const most = 8;

/**
 * The changed tests themselves, the sweeps over all files, and of each changed file the tests that name it, nearest first, in
 * turns, until there are enough. Stories are left to `npm test`.
 */
export function pickTests(changed: readonly string[], tests: readonly Covering[]): Picked {
  const own = changed.filter((path) => /^tests\/.*\.test\.tsx?$/.test(path));
  const covering = inTurns(changed.map((file) => testsOf(file, tests).filter(isQuick)));
  const near = covering.filter((test) => !own.includes(test));
  const sweeps = [...always, ...sweepsOf(changed, /^(?:flows|orgs)\//, ofContent)];
  const first = [...own, ...sweeps, ...sweepsOf(changed, /^schemas\//, ofSchemas)];
  return { tests: [...new Set([...first, ...near.slice(0, most)])], left: Math.max(0, near.length - most) };
}

const isQuick = (test: string) => test.startsWith('tests/') && !long.test(test);

const sweepsOf = (changed: readonly string[], place: RegExp, sweeps: readonly string[]) =>
  changed.some((path) => place.test(path)) ? sweeps : [];

function inTurns(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat())];
}
