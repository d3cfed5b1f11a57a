/** Whom the register names as the originator: a person of the lender's directory, no one else, and never a guess. */
/** Covers src/server/desk/hmda/originator-number.ts, src/server/desk/hmda/register-of.ts. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { record } from '../../src/server/application/stored.ts';
import { registerOf } from '../../src/server/desk/hmda/register-of.ts';
import { sampleBroker } from '../../src/server/platform/parties/originators/sandbox.ts';
import { arrive, inside } from './effects/real-server.ts';
import { sharedRealServer } from './effects/shared-real-server.ts';

const server = sharedRealServer();

test('a person is reported by the number of the directory, a company is not, and while the directory is silent the row may not be filed', async () => {
  const { uuid } = await arrive(server, {});
  while ((await server.world.queue.runWaiting(uuid)) > 0);
  const reported = async () => {
    const rows = await registerOf(server.world, { from: '2000-01-01', to: '2999-12-31' });
    const own = rows.find((row) => row.uuid === uuid);
    return [own?.row.originator, ...(own?.failed ?? []).map(({ edit }) => edit)];
  };
  const referred = (referrerUuid: string) =>
    inside(server, uuid, (scope) => record(scope, 'application', { referrer: { referrerUuid } }));

  expect(await reported()).toEqual(['NA']);
  await referred(randomUUID());
  expect(await reported()).toEqual(['20002']);
  // A card without a person is a company's, and so is its number.
  await referred(sampleBroker);
  expect(await reported()).toEqual(['NA']);

  server.world.parties.originators = { find: () => Promise.reject(new Error('away')) };
  await referred(randomUUID());
  expect(await reported()).toEqual(['', 'V695-1']);
});
