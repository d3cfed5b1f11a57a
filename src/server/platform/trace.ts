/**
 * The trace that a piece of work belongs to (W3C trace context): a browser's, or one of its own. Ambient: every line of the log
 * names it, and every outside party is told, so that one failure is followed from the page through the server to a company.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const room = new AsyncLocalStorage<string>();

/** @param id 32 hexadecimal digits; without it a new trace begins */
export function inTrace<T>(id: string | undefined, work: () => T): T {
  return room.run(id ?? randomBytes(16).toString('hex'), work);
}

/** Undefined outside of any. */
export const currentTrace = (): string | undefined => room.getStore();

/** What a call to another company carries: its trace, with a step of its own. Empty outside of any trace. */
export function traceHeader(): { traceparent?: string } {
  const id = room.getStore();
  return id === undefined ? {} : { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01` };
}
