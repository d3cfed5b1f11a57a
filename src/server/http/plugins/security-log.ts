/**
 * The security log (FINDING-D10): who logged in, who was refused and why, what an administrator did; one structured
 * line each, marked `log: "security"`. Contains no names: an account by its uuid, an address only by a keyed hash of
 * its network.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import type { Refusal } from '../../platform/errors/refusal.ts';
import type { SecurityEvent, SecurityNote } from '../../platform/errors/security-events.ts';
import { type Bounded, bounded } from '../../platform/memory/bounded.ts';
import type { World } from '../../platform/world/world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Writes a line of the security log. */
    security(event: SecurityEvent, note?: SecurityNote): void;
  }
}

const minute = 60 * 1000;
/**
 * At most so many lines of one kind from one network in a minute; it counts the rest, so that no attacker fills the
 * disk.
 */
const mostLines = 30;
type Seen = { since: number; count: number };

export function keepSecurityLog(app: FastifyInstance, world: World): void {
  const seen = bounded<string, Seen>(5_000);
  app.decorateRequest('security', function (this: FastifyRequest, event, note = {}) {
    const from = networkMark(world, this.ip);
    const skipped = skippedBefore(seen, `${event}/${from}`, world.clock.now());
    if (skipped === undefined) return;
    const { outcome = 'success', account = this.session?.account.uuid, ...more } = note;
    const route = `${this.method} ${this.routeOptions?.url ?? 'unknown'}`;
    const line = { log: 'security', event, outcome, account, from, route, org: this.orgCode, ...more };
    const log = this.log.child({});
    log[outcome === 'success' ? 'info' : 'warn']({ ...line, ...(skipped > 0 && { skipped }) }, event);
  });
  app.addHook('onResponse', async (request, reply) => {
    const row = request.routeOptions?.config?.row;
    if (reply.statusCode >= 400 || !row) return;
    if (row.security) request.security(row.security);
    else if (row.sandboxOnly) request.security('sandbox-used');
  });
}

/** A refusal that may come from an attacker. The thrower's own event wins over the status. */
export function logRefusal(request: FastifyRequest, { status, detail }: Refusal): void {
  // A request that could not be read has no route, and nothing to log with.
  if (typeof request.security !== 'function') return;
  const event = detail.security?.event ?? eventOf(request, status, detail.step !== undefined);
  if (event) request.security(event, { outcome: 'failure', status, ...detail.security?.note });
}

function eventOf(request: FastifyRequest, status: number, atStep: boolean): SecurityEvent | undefined {
  const row = request.routeOptions?.config?.row;
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404 && row?.actors === 'owner' && !request.owned) return 'not-owner';
  if (status === 404 && row?.actors === 'reviewer') return 'desk-refused';
  if (status === 409 && atStep) return 'step-refused';
  if (status === 429) return 'rate-limited';
  return undefined;
}

function networkMark({ secrets }: World, ip: string): string | undefined {
  return secrets.indexKey && addressIndex(secrets, ip).slice(0, 16);
}

/** How many were left out since the last line; undefined when this one is to be left out too. */
function skippedBefore(seen: Bounded<string, Seen>, name: string, now: number): number | undefined {
  const last = seen.get(name);
  const isOver = !last || now - last.since >= minute;
  const count = isOver ? 1 : last.count + 1;
  seen.set(name, { since: isOver ? now : last.since, count });
  if (count > mostLines) return undefined;
  return isOver && last ? Math.max(0, last.count - mostLines) : 0;
}
