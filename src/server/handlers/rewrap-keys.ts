/** Moves everything to the newest master key, a batch of rows at a time, until no older key is in use. */

import type { JobHandler } from '../jobs/job-handler.ts';
import { noApplication } from '../platform/world/job-data.ts';
import { countVersions, forgetVersions, rewrapSome } from '../retention/keys/rewrap.ts';

export const rewrapKeys: JobHandler = {
  name: 'rewrap-keys',
  run: async ({ world }) => {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      if ((await rewrapSome(world)) > 0) continue;
      const gone = await forgetVersions(world);
      world.note?.('keys-rotated', { to: world.secrets.currentVersion, gone });
      return;
    }
    world.note?.('keys-rotating', { to: world.secrets.currentVersion, rows: await countVersions(world) });
    // The rest in a job of its own, so that other work gets its turn.
    await world.queue.send('rewrap-keys', { applicationUuid: noApplication });
  },
};

const patienceMs = 20_000;
