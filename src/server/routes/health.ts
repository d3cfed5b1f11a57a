/** Whether the process lives, and whether it can serve. A balancer asks the second, a supervisor the first. */
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Route } from './route.ts';

export function healthRoutes({ world }: Backend): Route[] {
  return [
    { method: 'GET', path: '/healthz', actors: 'anyone', handler: async () => ({ status: 'ok' }) },
    {
      method: 'GET',
      path: '/readyz',
      actors: 'anyone',
      handler: async () => {
        try {
          // A table, not a constant: a database without our tables cannot serve either.
          await sql`select 1 from applications limit 1`.execute(world.db);
        } catch {
          throw new Refusal(503, ['The database does not answer.'], { headers: { 'retry-after': '5' } });
        }
        return { status: 'ready' };
      },
    },
  ];
}
