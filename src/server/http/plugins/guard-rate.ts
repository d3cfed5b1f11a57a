/**
 * Counts the calls of routes that have a limit of their own in the database, so that two servers let through no more than one. The process
 * counts before it (@fastify/rate-limit), so a flood costs the database no more than one server lets through.
 */

import { countAttempt } from '../../auth/limit.ts';
import type { Backend } from '../../backend/backend.ts';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import type { Guard } from './route-table.ts';

const windowMs = 60_000;

/** 429 with Retry-After for an address that called a route more often in a minute than its row says. */
export function guardRate({ world }: Pick<Backend, 'world'>): Guard {
  return async (request, _reply, { method, path, perMinute: most }) => {
    // Before the keys are read, nothing is served.
    if (most === undefined || !world.secrets.indexKey) return;
    const bucket = `minute/${method} ${path}/${addressIndex(world.secrets, request.ip)}`;
    await countAttempt(world.db, { bucket, most, windowMs }, world.clock.now());
  };
}
