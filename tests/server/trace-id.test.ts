/** Which trace headers are believed: exactly those of the W3C's shape. */
/** Covers src/server/http/plugins/trace-id.ts. */
import { expect, test } from 'vitest';
import { traceId } from '../../src/server/http/plugins/trace-id.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';

test.each([
  [`00-${trace}-b7ad6b7169203331-01`, trace],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${trace}-${'0'.repeat(16)}-01`, undefined],
  [`00-${trace.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  [`00-${trace}-b7ad6b7169203331-01\nx`, undefined],
  ['maria@example.com', undefined],
  [undefined, undefined],
])('%s', (traceparent, expected) => {
  expect(traceId({ headers: { traceparent } })).toBe(expected);
});
