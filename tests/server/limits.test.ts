/** The server keeps to the numbers of flows/limits.json, whatever they are. */
/** Covers src/server/facts/limits-of.ts. */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkCode, codeLifetimeMs, makeCode } from '../../src/server/auth/one-time-code.ts';
import { fixtureRoot } from './fixtures/content-root.ts';
import { openTestServer } from './harness.ts';

const target = { channel: 'EMAIL' as const, to: 'maria@example.com', orgCode: 'default' };

test('a code takes as many wrong tries, and works as long, as the limits say', async () => {
  const content = readContent(fixtureRoot(), { part: true });
  const lender = content.orgs.default;
  if (!lender) throw new Error('no lender');
  const login = { ...lender.limits.login, codeTries: 2, codeMinutes: 3 };
  content.orgs.default = { ...lender, limits: { ...lender.limits, login } };
  const { world, close, pass } = await openTestServer({ content });
  const right = await makeCode(world, target);
  const wrong = right === '999999' ? '999998' : '999999';

  expect(codeLifetimeMs(world, 'default')).toBe(180_000);
  const refused = (said: object) => expect.objectContaining({ errors: [expect.objectContaining(said)] });
  const left = (tries: number) => refused({ says: 'code.wrong', gaps: { left: tries } });
  await expect(checkCode(world, target, wrong)).rejects.toEqual(left(1));
  await expect(checkCode(world, target, wrong)).rejects.toEqual(refused({ says: 'code.tooMany' }));
  await expect(checkCode(world, target, right)).rejects.toThrow('code.tooMany');

  pass(60_000);
  const next = await makeCode(world, target);
  await checkCode(world, target, next);
  pass(181_000);
  await expect(checkCode(world, target, next)).rejects.toThrow(/code\.(wrong|expired)/);
  await close();
});
