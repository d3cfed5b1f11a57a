/** A register opens the applications of its period, not every one that was ever kept (12 CFR 1003.4(a)). */
/** Covers src/server/desk/hmda/register-of.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endApplication } from '../../../src/server/application/end-application.ts';
import { registerOf } from '../../../src/server/desk/hmda/register-of.ts';
import { inside, openRealServer, type RealServer, walk } from '../effects/real-server.ts';

const year = { from: '2000-01-01', to: '2999-12-31' };
let server: RealServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server.close());

test('an application that ended before the period is not opened for it', async () => {
  const { uuid } = await walk(server, { until: 'heloc/product/select' });
  await inside(server, uuid, (scope) => endApplication(scope, 'INCOMPLETE'));
  const { db } = server.world;
  const rows = db.selectFrom('applications').select('wrapped_key').where('uuid', '=', uuid);
  const { wrapped_key } = await rows.executeTakeFirstOrThrow();
  const lock = (key: Uint8Array) =>
    db.updateTable('applications').set({ wrapped_key: key }).where('uuid', '=', uuid).execute();
  // Whoever opens it now fails.
  await lock(Buffer.from('no key'));
  const next = new Date(server.world.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10);

  await expect(registerOf(server.world, year)).rejects.toThrow();
  expect(await registerOf(server.world, { from: next, to: '2999-12-31' })).toEqual([]);
  expect(await registerOf(server.world, { from: '2000-01-01', to: '2000-12-31' })).toEqual([]);
  await lock(wrapped_key);
});
