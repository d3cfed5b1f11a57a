/** What logs may contain: listed fields only. No bodies, no query strings, no headers, no values from the database. */

import { hostname } from 'node:os';
import { currentTrace } from '../../platform/trace.ts';

type Requested = { method?: string; url?: string; id?: string };
type Thrown = { name?: string; code?: unknown; message?: string; stack?: string };

/** @param build which program it is: lines of many processes come together, and two versions may run side by side */
export const logOptions = (level: string, build?: string) => ({
  level,
  base: { pid: process.pid, host: hostname(), ...(build && { build }) },
  mixin: () => {
    const trace = currentTrace();
    return trace === undefined ? {} : { trace };
  },
  redact: {
    paths: ['*.password', '*.ssn', '*.authorization', '*.cookie', '*.token', '*.jwt', '*.email', '*.data'],
    censor: '[redacted]',
  },
  serializers: {
    req: ({ method, url = '', id }: Requested) => ({ id, method, path: url.split('?')[0] }),
    res: ({ statusCode = 0 }: { statusCode?: number }) => ({ statusCode }),
    err: errorLine,
  },
});

/** The place of an error. The database quotes values in its messages, so those are left out. */
export function errorLine({ name = 'Error', code, message = '', stack = '' }: Thrown) {
  const isSql = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code, message: isSql ? '' : message, stack: frames.slice(0, 8).join('\n') };
}
