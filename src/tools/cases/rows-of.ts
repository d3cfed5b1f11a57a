/** The rows of a flow that decide over people, as an author finds them in its files. */
import type { OrgContent } from '../../content/loaded/content.ts';

export const derivedRow = (flow: string, index: number) => `flows/${flow}/steps.json derive ${index + 1}`;
export const routeRow = (flow: string, step: string, index: number) =>
  `flows/${flow}/steps.json ${step} ${index + 1}`;
export const decisionRow = (flow: string, id: string) => `flows/${flow}/decisions.json ${id}`;

/** All of them, of the flows that have cases, in the order of the files. */
export function rowsOf({ flows, data }: OrgContent, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const { derive = [], steps = {} } = flows[id]?.steps ?? {};
    return [
      ...derive.map((_, index) => derivedRow(id, index)),
      ...Object.entries(steps).flatMap(([step, { routes = [] }]) =>
        routes.map((_, index) => routeRow(id, step, index)),
      ),
      ...(data[id]?.decisions?.rows ?? []).map((row) => decisionRow(id, row.id)),
    ];
  });
}
