/** While a server starts, a supervisor may ask each second: it is told to wait, and no alarm is raised. */
/** Covers src/server/http/plugins/answer-error.ts, src/server/http/routes/health.ts. */
import { expect, test } from 'vitest';
import { openTestServer } from './harness.ts';

type Line = { level: number; msg: string; reason?: string; err?: unknown };

async function probe(isPrepared: boolean): Promise<{ status: number; lines: Line[] }> {
  const lines: Line[] = [];
  const server = await openTestServer({
    startQueue: false,
    isPrepared: () => isPrepared,
    log: (line) => lines.push(JSON.parse(line) as Line),
  });
  server.world.secrets.indexKey = undefined;
  const { statusCode } = await server.app.inject('/readyz');
  await server.close();
  return { status: statusCode, lines: lines.filter(({ msg }) => /ready|failed/.test(msg)) };
}

test('before it is ready, /readyz answers 503 and logs one line without a stack, below a warning', async () => {
  const { status, lines } = await probe(false);
  expect(status).toBe(503);
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, msg: 'not ready yet', reason: 'The keys are not read yet.' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('.ts:');
});

test('once it was ready, the same is an alarm with its stack', async () => {
  const { status, lines } = await probe(true);
  expect(status).toBe(503);
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'request failed' })]);
});
