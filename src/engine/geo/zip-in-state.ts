/** Whether a ZIP code is known to belong to a state. Of the codes that serve homes beyond a state line it knows only some. */

import { zipPair } from './zip-pair.ts';
import { ZIP3_STATES } from './zip3-states.ts';

export function zipInState(zip: string, state: string): boolean {
  const zip3 = zip.slice(0, 3);
  if (BEYOND_THE_LINE.includes(zipPair(zip, state))) return true;
  return (RANGES.get(state) ?? []).some(([from, to]) => zip3 >= from && zip3 <= to);
}

/** Codes whose post office is in one state and some of whose homes are in another (Census ZCTAs); others are asked about. */
const BEYOND_THE_LINE = [
  '38549 KY',
  '54540 MI',
  '71749 LA',
  '79922 NM',
  '89060 CA',
  '89439 CA',
  '97635 CA',
  '99128 ID',
];

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
