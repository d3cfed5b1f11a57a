/**
 * Refuses to answer inside a transaction: its connection would stay held while others, after the answer, wait for one.
 */
import type { FastifyInstance } from 'fastify';
import { insideTransaction } from '../../platform/db/in-transaction.ts';

export function answerOutside(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    // Reports our mistake while it can: its own answer, a 500, is sent from inside as well.
    if (insideTransaction() && reply.statusCode < 500)
      throw new Error('An answer was sent inside a transaction. Take the data out of it, then send.');
    return payload;
  });
}
