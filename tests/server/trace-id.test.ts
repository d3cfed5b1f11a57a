/** Which trace headers are believed: exactly those of the W3C's shape. */
/** Covers src/server/http/plugins/trace-id.ts, src/server/platform/trace.ts. */
import { expect, test } from 'vitest';
import { traceId } from '../../src/server/http/plugins/trace-id.ts';
import { currentTrace, inTrace, traceHeader } from '../../src/server/platform/trace.ts';

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

test('work of a trace tells other companies of it, each time by a step of its own; work without a trace begins one', async () => {
  expect(traceHeader()).toEqual({});
  const told = await inTrace(trace, async () => {
    await Promise.resolve();
    return [traceHeader().traceparent, traceHeader().traceparent];
  });
  for (const header of told) expect(header).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  expect(told[0]).not.toBe(told[1]);
  const own = inTrace(undefined, () => [currentTrace(), traceHeader().traceparent]);
  expect(own[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(own[1]).toContain(own[0]);
});
