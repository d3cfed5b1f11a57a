/**
 * Gathers the stops of the sample borrowers, and asks the server once at each kind of stop what it accepts there: its door
 * for every way, and by a call what the door lets in and each way that it refuses once.
 */
import { expect } from 'vitest';
import type { CompiledFlow } from '../../src/engine/content/bundle.ts';
import type { RealServer, settled, Walk } from './effects/real-server.ts';
import { accepted, letIn, nameOf, offered, stepName, tries } from './may-submit.ts';
import type { Row } from './may-submit-table.ts';

type Compared = { walk: Walk; open: readonly string[]; at: string };
type Stop = { key: string; walk: Walk; journey: Awaited<ReturnType<typeof settled>> };

export function compareStops(server: () => RealServer) {
  const asked = new Set<string>();
  const rows = new Map<string, Row>();
  const see = async (flow: CompiledFlow, { key, walk, journey }: Stop): Promise<void> => {
    const step = stepName(journey.step);
    const open = offered(flow, journey);
    const name = `${step} ${open.join(' ')}`;
    const row = rows.get(name) ?? { step, accepted: open, first: key, others: [] };
    // What the browser takes for possible must pass, all else must not.
    if (!rows.has(name)) await compare(flow, { walk, open, at: `${key} at ${step}` });
    else if (row.first !== key && !row.others.includes(key)) row.others.push(key);
    rows.set(name, row);
  };
  const compare = async (flow: CompiledFlow, { walk, open, at }: Compared): Promise<void> => {
    expect(await letIn(server(), flow, walk.uuid), at).toEqual(open);
    const ways = tries(flow).filter((one) => open.includes(nameOf(one)) || !asked.has(nameOf(one)));
    expect(await accepted(flow, walk, ways), at).toEqual(open);
    for (const one of ways) if (!open.includes(nameOf(one))) asked.add(nameOf(one));
  };
  return { see, rows: () => [...rows.values()] };
}
