/** The trace that a browser's request belongs to (W3C trace context), so that a failure's log lines are found together. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTrace } from '../../platform/trace.ts';

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Lets all that a request does be of its trace. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inTrace(traceId(request), done));
}

/** 32 hexadecimal digits; undefined where the header is missing or says anything else. */
export function traceId({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? shape.exec(traceparent)?.[1] : undefined;
}
