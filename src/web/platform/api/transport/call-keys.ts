/**
 * The idempotency key of each call that changes something (THREAT-19): the same for every try until the server has
 * answered one, so that a lost answer never makes anything happen twice.
 */
import type { Call } from './build-request.ts';

const NAME = 'idempotency-key';
const MOST = 20;

export type CallKeys = {
  /** The call with its key; a call that only reads, or has a key of its own, stays as it is. */
  keyed(call: Call): Call;
  /** The server has answered: the next such call is a new one. */
  answered(call: Call): void;
};

export function callKeys(make: () => string = () => crypto.randomUUID()): CallKeys {
  const open = new Map<string, string>();
  return {
    keyed(call) {
      if (call.method === 'GET' || call.headers?.[NAME]) return call;
      const text = textOf(call);
      const key = open.get(text) ?? make();
      open.set(text, key);
      const [oldest] = open.size > MOST ? open.keys() : [];
      if (oldest !== undefined) open.delete(oldest);
      return { ...call, headers: { ...call.headers, [NAME]: key } };
    },
    answered(call) {
      open.delete(textOf(call));
    },
  };
}

/** What makes two calls the same one. */
function textOf({ method, path, query, body }: Call): string {
  const content = body instanceof FormData ? [...body].map(([name, value]) => [name, sign(value)]) : body;
  return JSON.stringify([method, path, query, content]);
}

function sign(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
