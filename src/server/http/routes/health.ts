/** Whether the process lives, and whether it can serve. A supervisor asks the first, a load balancer the second. */
import { sql } from 'kysely';
import type { Content } from '../../../content/loaded/content.ts';
import type { Backend } from '../../backend/backend.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { record } from '../../platform/shapes.ts';
import type { FileStore } from '../../platform/world/file-store.ts';
import { listOf, mapOf, replies, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';

export function healthRoutes({ world }: Backend): Route[] {
  const probe = nowAndThen();
  return [
    route(
      {
        method: 'GET',
        path: '/healthz',
        summary: 'Whether the process lives',
        answers: replies(record({ status: { const: 'ok' } })),
        actors: 'anyone',
        anyLender: true,
      },
      async () => ({ status: 'ok' }),
    ),
    route(
      {
        method: 'GET',
        path: '/readyz',
        summary: 'Whether the server can serve',
        answers: replies(
          record(
            {
              status: { const: 'ready' },
              outOfService: mapOf(listOf(words)),
              brokenTrails: { type: 'integer' },
              restingParties: listOf(words),
            },
            ['status'],
          ),
        ),
        actors: 'anyone',
        anyLender: true,
      },
      async () => {
        if (!world.secrets.indexKey) throw new CallError(503, 'The keys are not read yet.', later);
        // A table, not a constant: a database without our tables cannot serve either.
        const query = sql`select 1 from applications limit 1`.execute(world.db);
        await promptly(query, new CallError(503, 'The database does not answer.', later));
        await promptly(probe(world.files), new CallError(503, 'Files cannot be stored.', later));
        const { brokenTrails } = world;
        const resting = world.parties.resting?.() ?? [];
        return {
          status: 'ready',
          ...closedLenders(world.content),
          ...(brokenTrails && { brokenTrails }),
          ...(resting.length > 0 && { restingParties: resting }),
        };
      },
    ),
  ];
}

// One lender's mistake removes no server from its balancer; monitoring reads it here.
function closedLenders({ outOfService }: Content) {
  const lenders = Object.entries(outOfService).map(([code, { issues }]) => [
    code,
    issues.map(({ code: what, place }) => `${what} ${place}`).slice(0, 5),
  ]);
  return lenders.length === 0 ? {} : { outOfService: Object.fromEntries(lenders) };
}

const probeEveryMs = 2_000;

/** A probe writes to the disk: anyone may ask whether we are ready, and no one may keep the disk busy by asking. */
function nowAndThen(): (files: FileStore) => Promise<void> {
  let last: { of: FileStore; at: number; outcome: Promise<void> } | undefined;
  return (files) => {
    const now = performance.now();
    if (last?.of !== files || now - last.at > probeEveryMs)
      last = { of: files, at: now, outcome: files.probe() };
    return last.outcome;
  };
}

const longestMs = 1_500;

const later = { headers: { 'retry-after': '5' } };

/** A balancer that has to wait for "no" asks too late. */
async function promptly(query: Promise<unknown>, otherwise: CallError): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), longestMs);
  });
  try {
    await Promise.race([query, late]);
  } catch {
    throw otherwise;
  } finally {
    clearTimeout(timer);
  }
}
