/** The sandbox's previews: every message of every flow of a lender, each in its own words. */
/** Covers src/server/messages/routes/message-previews.ts. */
import { expect, test } from 'vitest';
import { sharedRealServer } from './effects/shared-real-server.ts';

const server = sharedRealServer();

const read = (path: string) => server.app.inject({ url: `/sandbox/messages${path}` });

test('the list names the messages of each flow, and every one of them is shown', async () => {
  const { body } = await read('');
  const paths = [...body.matchAll(/href="\/sandbox\/messages([^"?]+)/g)].map(([, path = '']) => path);
  expect(paths).toEqual(expect.arrayContaining(['/heloc/decision', '/signer/credit-stopped']));
  for (const path of paths) expect([path, (await read(path)).statusCode]).toEqual([path, 200]);
});

test('messages that two flows name alike are two', async () => {
  const [borrower, owner] = await Promise.all([read('/heloc/signed'), read('/signer/signed')]);
  expect(owner.body).toContain('there&#39;s nothing more for you to do');
  expect(borrower.body).not.toBe(owner.body);
});

test('what is no flow and no message of it is not found', async () => {
  const codes = ['/heloc/nothing', '/nothing/signed', '/__proto__/signed', '/heloc/constructor'];
  for (const path of codes) expect([path, (await read(path)).statusCode]).toEqual([path, 404]);
});
