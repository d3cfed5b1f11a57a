/** Which campaign marks a crypto application (ACC-D4, FINDING-A3.10): utm_source=cloc at every lender, and one of its own where it has one. */
/**
 * Covers src/engine/journey/marks-crypto.ts, src/server/platform/parties/originators/sandbox.ts,
 *   src/server/standing/in-application.ts.
 */
import { expect, test } from 'vitest';
import { sampleBroker, sandbox } from '../../src/server/platform/parties/originators/sandbox.ts';
import { inApplication } from '../../src/server/standing/in-application.ts';
import { applications, contact, home, password, register, registration, submitStep } from './borrower.ts';
import { Visitor } from './harness.ts';
import { sharedTestServer } from './shared-test-server.ts';

const server = sharedTestServer();

/** `arrives`: the campaign's link is the first thing that this browser opens. */
async function cryptoOf(orgCode: string, source: string, arrives = false): Promise<unknown> {
  const visitor = new Visitor(server.app, orgCode);
  if (!arrives) await submitStep(visitor, 'property-info', home);
  await visitor.get(`${registration}${source}`);
  if (arrives) await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact(`${crypto.randomUUID()}@example.com`));
  const last = await submitStep(visitor, 'login-info', { password, code: '000000', terms: true });
  const application = await visitor.get(`${applications}/${last.json().next.application}`);
  return application.json().isCrypto;
}

test.each([
  ['default', '?utm_source=cloc', true],
  ['default', '?utm_source=spring', undefined],
  ['default', '', undefined],
  ['acme', '?utm_source=acme-coin', true],
  ['acme', '?utm_source=cloc', true],
])('[ACC-D4] %s %s', async (orgCode, source, isCrypto) => {
  expect(await cryptoOf(orgCode, source)).toBe(isCrypto);
  expect(await cryptoOf(orgCode, source, true)).toBe(isCrypto);
});

test('FINDING-A2.5: an application answers under every prefix; the crypto one knows crypto applications only', async () => {
  const visitor = new Visitor(server.app);
  await visitor.get(`${registration}?utm_source=cloc`);
  await submitStep(visitor, 'property-info', home);
  await submitStep(visitor, 'contact-info', contact('prefix@example.com'));
  const crypto = (await submitStep(visitor, 'login-info', { password, code: '000000', terms: true })).json()
    .next;
  const plain = await register(server);
  const paths = ['/api/v1/application/heloc', '/api/v2/application/heloc', '/external/api/v2'];
  const cryptoPath = '/api/v1/application/crypto-heloc';
  const at = (of: Visitor, path: string, uuid: string) => of.get(`/service-application${path}/${uuid}`);

  for (const path of [...paths, cryptoPath]) {
    expect((await at(visitor, path, crypto.application)).json(), path).toMatchObject({
      uuid: crypto.application,
    });
    expect((await at(visitor, path, plain.uuid)).statusCode, path).toBe(404);
    expect((await at(new Visitor(server.app), path, plain.uuid)).statusCode, path).toBe(401);
  }
  expect((await at(plain, cryptoPath, plain.uuid)).statusCode).toBe(409);
});

test('A2.4 FINDING-A3.4: the profile has its wallet, and says when the person last changed something', async () => {
  const borrower = await register(server);
  const profile = async () => (await borrower.get('/service-profile/api/v1/profile')).json();
  const before = await profile();
  expect(before.wallet).toEqual({
    accountAddress: expect.stringMatching(/^hl1[0-9a-f]{38}$/),
    groupPolicyAddress: expect.stringMatching(/^hl1[0-9a-f]{38}$/),
  });
  server.pass(60_000);
  await inApplication(server.world, borrower.uuid, async ({ entities }) =>
    entities.put('profile', { ...(await entities.get('profile')), phone: '+12025550199' }),
  );
  expect(Date.parse((await profile()).updatedAt) - Date.parse(before.updatedAt)).toBeGreaterThanOrEqual(
    60_000,
  );
});

test('FINDING-A3.13: the sandbox knows a broker as well as a loan officer', async () => {
  const { originatorDisplayInfo = {} } = (await sandbox().find(sampleBroker, 'default')) ?? {};
  expect(originatorDisplayInfo).toMatchObject({ brokerName: 'Castell Lending' });
  expect(originatorDisplayInfo.originatorName).toBeUndefined();
  expect(originatorDisplayInfo.avatarUri).toMatch(/^data:image\//);
});
