/** Effects on the property and the credit file by themselves: choosing a home, searching again, the PIN of a frozen file. */
/** Covers src/server/effects/effects.ts, src/server/facts/lender.ts, src/server/effects. */
import { expect, test } from 'vitest';
import type { EffectContext } from '../../../src/server/backend/effect.ts';
import { effects } from '../../../src/server/effects/effects.ts';
import { lenderOf } from '../../../src/server/facts/lender.ts';
import { fact, inside, settled, type Walk, walk } from './real-server.ts';
import { sharedRealServer } from './shared-real-server.ts';

const server = sharedRealServer();

/** Runs an effect as a submission would. */
function runEffect({ uuid }: Walk, name: string, data: Record<string, unknown> = {}) {
  return inside(server, uuid, async (scope) => {
    const context: EffectContext = {
      ...scope,
      org: { ...lenderOf(scope.world, scope.application.orgCode).org },
      page: 'test',
      action: 'submit',
      params: {},
      data,
      facts: {},
      parties: server.world.parties,
      request: {
        ip: '203.0.113.7',
        userAgent: 'test',
        now: scope.now,
        key: 'more-effects-test',
      },
      returnTo: '',
      leaveFor: () => undefined,
    };
    await effects[name]?.run(context);
  });
}

test('the borrower can choose the second of three homes that were found', async () => {
  const borrower = await walk(server, { key: 'multiproperty', until: 'heloc/liens' });
  const homes = fact(await settled(server, borrower), 'figures.properties') as {
    uuid: string;
    apn: string;
  }[];
  await runEffect(borrower, 'choose-property', { property: homes[1]?.uuid });
  const journey = await settled(server, borrower);

  expect(homes).toHaveLength(3);
  expect(journey.step).toBe('LIEN_VERIFICATION');
  expect(fact(journey, 'application.property.apn')).toBe('000-100-002');
  await expect(runEffect(borrower, 'choose-property', { property: 'nowhere' })).rejects.toThrow(
    'home.choose',
  );
});

test('a corrected address is searched again and found', async () => {
  const borrower = await walk(server, { key: 'noproperty', until: 'heloc/liens' });
  await settled(server, borrower);
  await runEffect(borrower, 'search-property');

  expect((await settled(server, borrower)).step).toBe('LIEN_VERIFICATION');
});

test.each([
  ['1111', 'WAITING_FOR_SOFT_CREDIT'],
  ['2468', 'LIEN_VERIFICATION'],
])('the PIN %s leads to %s', async (pin, step) => {
  const borrower = await walk(server, { key: 'pin', until: 'heloc/liens' });
  await settled(server, borrower);
  await inside(server, borrower.uuid, ({ sealed }) => sealed.put('bureauPin', pin));
  await runEffect(borrower, 'pull-credit-again');

  expect((await settled(server, borrower)).step).toBe(step);
});
