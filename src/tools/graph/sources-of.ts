/** Finds what leads to pages: the steps of the server, the states of the machine, or the sequence of a linear flow. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { rowsOf } from '../../engine/journey/rows-of.ts';
import type { Kind } from './drawing.ts';

export type Row = { when: string; to: string };
/** Names that share the same rows are one source, so that the picture has one arrow instead of many. */
export type Source = { kind: Kind; names: string[]; rows: Row[] };

export function sourcesOf({ steps, machine, flow }: Bundle): Source[] {
  const fromSteps = Object.entries(steps?.steps ?? {}).map(([name, entry]) =>
    source('source', name, rowsOf(steps, entry)),
  );
  const fromStates = Object.entries(machine?.states ?? {}).map(([name, { page }]) =>
    source('beside', name, page),
  );
  const inSequence = (flow.sequence ?? []).map(({ page, when, stop }, index) =>
    source('source', `${index + 1}. ${page}`, [{ when, to: page }, ...(stop ?? [])]),
  );
  return merged([...fromSteps, ...fromStates, ...inSequence].filter(({ rows }) => rows.length > 0));
}

function source(kind: Kind, name: string, rows: readonly Row[]): Source {
  return { kind, names: [name], rows: rows.map(({ when, to }) => ({ when, to })) };
}

function merged(sources: Source[]): Source[] {
  const byRows = new Map<string, Source>();
  for (const source of sources) {
    const key = JSON.stringify([source.kind, source.rows]);
    const same = byRows.get(key);
    byRows.set(key, same ? { ...same, names: [...same.names, ...source.names] } : source);
  }
  return [...byRows.values()];
}
