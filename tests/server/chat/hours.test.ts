/** The hours of the chat, in the shapes that the chat asks for (SPEC-12). */
/** Covers src/server/support/routes/support.ts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../harness.ts';
import { openChat } from './open-chat.ts';

const hours = '/service-operating-hours/external/api/v1/hours';
let server: TestServer;

beforeAll(async () => {
  ({ server } = await openChat());
});
afterAll(() => server.close());

const get = (path: string) =>
  new Visitor(server.app).send({ method: 'GET', url: `${hours}/${path}`, headers: { 'x-org': 'default' } });

test('whether people answer now is a boolean and nothing else', async () => {
  const { statusCode, body } = await get('OPS_CHAT/openStatus');

  expect([statusCode, body]).toEqual([200, 'true']);
});

test.each(['OPS_CHAT/week?display=true', 'OPS_PHONE?display=true'])('%s is a week', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  const week = answer.json();

  expect(week.map(({ weekdayValue }: { weekdayValue: number }) => weekdayValue)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(week[0]).toMatchObject({ weekday: expect.any(String), isOpen: expect.any(Boolean) });
  for (const { isOpen, startTime, endTime } of week)
    if (isOpen) for (const time of [startTime, endTime]) expect(time).toMatch(/^\d\d:\d\d$/);
});
