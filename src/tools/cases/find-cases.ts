/** The cases of all flows, with where each is written. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { type Facts, isRecord } from '../../engine/facts/facts.ts';
import type { Case, Cases } from '../../types/cases.ts';

/** `given`: what the file and the case give together. */
export type FoundCase = { flow: string; file: string; asked: Case; given: Facts };

/** In the order of the files. The files have passed their schema. */
export function findCases(tree: FileTree): FoundCase[] {
  return [...tree].flatMap(([file, json]) => {
    const [, flow] = /^flows\/([^/]+)\/cases\/[^/]+\.json$/.exec(file) ?? [];
    if (flow === undefined || !isCases(json)) return [];
    return json.cases.map((asked) => ({ flow, file, asked, given: factsOf(json, asked) }));
  });
}

function factsOf({ given: all = {} }: Cases, { given = {} }: Case): Facts {
  const facts = applyPatch({ profile: {}, application: {}, ...all }, given);
  return isRecord(facts) ? facts : {};
}

// Its shape is checked before its cases are asked.
function isCases(value: unknown): value is Cases {
  return isRecord(value) && Array.isArray(value.cases);
}
