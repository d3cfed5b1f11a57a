/** No answer is sent inside a transaction: its connection would be held while others look after the answer, and wait for one. */
import type { FastifyInstance } from 'fastify';
import { insideTransaction } from '../db/in-transaction.ts';

export function answerOutside(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    // A mistake of ours is said while it can be: its own answer, a 500, comes from inside as well.
    if (insideTransaction() && reply.statusCode < 500)
      throw new Error('An answer was sent inside a transaction. Take the data out of it, then send.');
    return payload;
  });
}
