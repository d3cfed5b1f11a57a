/** Whether a page of a flow of parts belongs to no part: such a flow's sequence lists what stands before the login. */
import type { Flow } from '../../types/flow.ts';

export function standsOutside(
  { partOf, sequence = [] }: Pick<Flow, 'partOf' | 'sequence'>,
  page: string,
): boolean {
  return partOf !== undefined && sequence.some((row) => row.page === page);
}
