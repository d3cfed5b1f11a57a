/** Sends the server's clock in the Date header where the clock can be moved: browsers count tokens and days by it. */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/world/world.ts';

export function tellTime(app: FastifyInstance, clock: Clock): void {
  if (!clock.advance) return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(clock.now()).toUTCString());
  });
}
