/** The rows of a flow that decide over people, as an author finds them in its files. */
import type { OrgContent } from '../../content/loaded/content.ts';

type Row = { when: string; step?: string | null; to?: string };

const said = ({ when, step, to }: Row) => `${when} → ${step ?? to ?? 'no step'}`;

export const derivedRow = (flow: string, index: number, row: Row) =>
  `flows/${flow}/steps.json derive ${index + 1}: ${said(row)}`;
export const routeRow = (flow: string, step: string, row: Row) =>
  `flows/${flow}/steps.json ${step}: ${said(row)}`;
export const decisionRow = (flow: string, id: string) => `flows/${flow}/decisions.json ${id}`;

/** All of them, of the flows that have cases, in the order of the files. */
export function rowsOf({ flows, data }: OrgContent, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const { derive = [], steps = {} } = flows[id]?.steps ?? {};
    return [
      ...derive.map((row, index) => derivedRow(id, index, row)),
      ...Object.entries(steps).flatMap(([step, { routes = [] }]) =>
        routes.map((row) => routeRow(id, step, row)),
      ),
      ...(data[id]?.decisions?.rows ?? []).map((row) => decisionRow(id, row.id)),
    ];
  });
}
