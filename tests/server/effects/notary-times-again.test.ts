/** Who comes back when all the notary's times have gone by can have them looked for again, as the page says. */
/** Covers src/server/effects/look-for-notary-times.ts, flows/heloc/rules/notary.json. */
import { expect, test } from 'vitest';
import { record } from '../../../src/server/application/stored.ts';
import { fact, inside, settled, submit, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();
const page = 'notary/intro';
const look = { action: 'look' };

test('no time is left: the notary is asked again, and one of the new times can be booked', async () => {
  const borrower = await walk(server, { key: 'happy', until: `heloc/${page}` });
  await settled(server, borrower);
  expect((await submit(borrower, page, {}, look)).status).not.toBe(200);
  const goneBy = new Date(server.world.clock.now() - 3_600_000).toISOString();
  await inside(server, borrower.uuid, (scope) =>
    record(scope, 'figures', { notarySlots: [{ id: goneBy, start: goneBy, label: goneBy }] }),
  );

  const looked = await submit(borrower, page, {}, look);
  expect([looked.status, looked.body]).toEqual([200, expect.anything()]);
  const slots = fact(await settled(server, borrower), 'figures.notarySlots') as { start?: string }[];
  const times = slots.flatMap(({ start }) => start ?? []);
  expect(times.length).toBeGreaterThan(10);
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(server.world.clock.now());
  const booked = await submit(borrower, page, { devices: { otherDevice: true }, slot: times[3] });
  expect(booked.status).toBe(200);
});
