/** Gathers the stops of the sample borrowers, and asks the server once at each kind of stop what it accepts there. */
import { expect } from 'vitest';
import type { CompiledFlow } from '../../src/engine/content/bundle.ts';
import type { settled, Walk } from './effects/real-server.ts';
import { accepted, offered, stepName } from './may-submit.ts';
import type { Row } from './may-submit-table.ts';

type Stop = { key: string; walk: Walk; journey: Awaited<ReturnType<typeof settled>> };

export function compareStops() {
  const rows = new Map<string, Row>();
  const see = async (flow: CompiledFlow, { key, walk, journey }: Stop): Promise<void> => {
    const step = stepName(journey.step);
    const open = offered(flow, journey);
    const name = `${step} ${open.join(' ')}`;
    const row = rows.get(name) ?? { step, accepted: open, first: key, others: [] };
    // What the browser takes for possible must pass, all else must not.
    if (!rows.has(name)) expect(await accepted(flow, walk), `${key} at ${step}`).toEqual(open);
    else if (row.first !== key && !row.others.includes(key)) row.others.push(key);
    rows.set(name, row);
  };
  return { see, rows: () => [...rows.values()] };
}
