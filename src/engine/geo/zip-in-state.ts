/** Whether a ZIP code can belong to a state. Border codes that serve two states belong to both. */

import { ZIP3_STATES } from './zip3-states.ts';

export function zipInState(zip: string, state: string): boolean {
  const zip3 = zip.slice(0, 3);
  return (RANGES.get(state) ?? []).some(([from, to]) => zip3 >= from && zip3 <= to);
}

const RANGES: ReadonlyMap<string, [string, string][]> = new Map(
  ZIP3_STATES.split(' ').map((entry) => {
    const [state = '', list = ''] = entry.split(':');
    return [state, list.split(',').map(readRange)];
  }),
);

function readRange(text: string): [string, string] {
  const [from = '', to = from] = text.split('-');
  return [from, to];
}
