/** Runs all cases of a product's content. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { vocabularyOf } from '../../content/merge/gather-tree.ts';
import { passedContent } from '../../content/read-content.ts';
import { shapesOf } from '../../content/validators/shape.ts';
import { bundleIn } from '../decide/load-flow.ts';
import { sayUndeclared } from '../explain/say-undeclared.ts';
import { askCase } from './ask-case.ts';
import { findCases } from './find-cases.ts';
import { rowsOf } from './rows-of.ts';

/** `unmet`: the rows, of `rows`, that no case meets. `held`: how many cases are so. */
export type Run = { misses: Miss[]; held: number; unmet: string[]; rows: number };

export type Miss = { file: string; title: string; why: string[] };

/** @param only the cases of one flow. Content that the check would refuse may throw. */
export function runCases(tree: FileTree, only?: string): Run {
  const misshapen = misshapenFiles(tree, only);
  if (misshapen.length > 0) return { misses: misshapen, held: 0, unmet: [], rows: 0 };
  const { orgs } = passedContent(tree);
  const cases = findCases(tree).filter(({ flow }) => only === undefined || flow === only);
  const bundles = new Map(
    [...new Set(cases.map(({ flow }) => flow))].map((flow) => [
      flow,
      bundleIn(tree, { flow, org: 'default' }),
    ]),
  );
  const asked = cases.map((found) => {
    const { misses, rows } = askCase(found, orgs);
    const bundle = bundles.get(found.flow);
    const unread = bundle ? sayUndeclared(bundle, found.given).filter((line) => line !== '') : [];
    return { found, misses: [...unread, ...misses], rows };
  });
  const misses = asked
    .filter(({ misses: why }) => why.length > 0)
    .map(
      ({
        found: {
          file,
          asked: { title },
        },
        misses: why,
      }) => ({ file, title, why }),
    );
  const met = new Set(asked.flatMap(({ rows }) => rows));
  const base = orgs.default;
  const rows = base ? rowsOf(base, [...new Set(cases.map(({ flow }) => flow))]) : [];
  return {
    misses,
    held: cases.length - misses.length,
    unmet: rows.filter((row) => !met.has(row)),
    rows: rows.length,
  };
}

/** Files that say nothing that could be asked, each with what does not fit. */
function misshapenFiles(tree: FileTree, only: string | undefined): Miss[] {
  const shapes = shapesOf(tree, vocabularyOf(tree));
  return [...tree].flatMap(([file, json]) => {
    const [, flow] = /^flows\/([^/]+)\/cases\//.exec(file) ?? [];
    if (flow === undefined || (only !== undefined && flow !== only)) return [];
    const why = shapes
      .misfits(file, json)
      .map(({ pointer, message, remedy }) => `${pointer} ${message} ${remedy}`.trim());
    return why.length > 0 ? [{ file, title: 'is not written as cases are.', why }] : [];
  });
}
