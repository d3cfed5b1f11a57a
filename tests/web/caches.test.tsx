/** How long the shell believes what it was told (ACC-N15), on a clock that the test turns. */
/**
 * Covers src/web/accounts/{use-account-access,use-accounts}.ts,
 *   src/web/platform/api/hooks/{use-originator,use-shell-profile}.ts, src/web/platform/api/hooks/session-cache.tsx,
 *   src/web/platform/api/transport/api-context.ts, src/web/shell/notifications/use-conditions.ts, src/web/platform/api.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountAccess } from '../../src/web/accounts/use-account-access.ts';
import { useAccounts } from '../../src/web/accounts/use-accounts.ts';
import { SessionCache } from '../../src/web/platform/api/hooks/session-cache.tsx';
import { useOriginator } from '../../src/web/platform/api/hooks/use-originator.ts';
import { useShellProfile } from '../../src/web/platform/api/hooks/use-shell-profile.ts';
import { ApiContext } from '../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import { useConditions } from '../../src/web/shell/notifications/use-conditions.ts';
import { fakeServer } from './fixtures/fake-server.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';
const MINUTE = 60_000;
const paths = {
  accounts: '/service-wallet/secure/api/v4/account',
  access: '/service-wallet/secure/api/v4/account/access',
  profile: '/service-profile/api/v1/profile',
  originator: `/service-lead-portal/api/lo/${UUID}`,
  conditions: `/service-conditions/external/api/v1/applications/${UUID}/conditions/external-applicants`,
};
const facts = { application: { referrer: { referrerUuid: UUID } } };
const questions = {
  accounts: () => useAccounts(true),
  access: () => useAccountAccess(true),
  profile: () => useShellProfile(true),
  originator: () => useOriginator(facts),
  conditions: () => useConditions(UUID),
};
type Question = keyof typeof questions;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.setItem('jwt-local', 'token');
});
afterEach(() => vi.useRealTimers());

function ask(question: Question) {
  const server = fakeServer({
    'GET /*': () => ({ body: { uuid: UUID, account: {}, originatorDisplayInfo: { originatorName: 'A' } } }),
  });
  const send = createClient({ orgCode: 'acme' });
  const Asker = () => {
    questions[question]();
    return null;
  };
  const page = (shown: boolean, session = 1) => (
    <ApiContext value={send}>
      <SessionCache key={session}>{shown && <Asker />}</SessionCache>
    </ApiContext>
  );
  const { rerender } = render(page(true));
  return {
    calls: () => server.calls(`GET ${paths[question]}`).length,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    // What asks leaves the screen and comes back, as it does when the page changes.
    comeBack: async () => {
      rerender(page(false));
      rerender(page(true));
      // SWR waits for the next frame before it asks again.
      await act(() => vi.advanceTimersByTimeAsync(50));
    },
    signInAnew: async () => {
      rerender(page(true, 2));
      await act(() => vi.advanceTimersByTimeAsync(1));
    },
    focus: async () => {
      act(() => void window.dispatchEvent(new Event('focus')));
      await act(() => vi.advanceTimersByTimeAsync(1));
    },
  };
}

test.each<Question>(['accounts', 'access', 'profile'])(
  '[ACC-N15] %s: once per session, never stale',
  async (question) => {
    const { calls, pass, comeBack, focus, signInAnew } = ask(question);
    await pass(1);
    expect(calls()).toBe(1);
    await pass(24 * 60 * MINUTE);
    await comeBack();
    await focus();
    expect(calls()).toBe(1);
    await signInAnew();
    expect(calls()).toBe(2);
  },
);

test('[ACC-N15] the originator: believed for ten minutes, then asked again, not on focus', async () => {
  const { calls, pass, comeBack, focus } = ask('originator');
  await pass(9 * MINUTE);
  await focus();
  await comeBack();
  expect(calls()).toBe(1);
  await pass(MINUTE + 10);
  await focus();
  expect(calls()).toBe(1);
  await comeBack();
  expect(calls()).toBe(2);
});

test('[ACC-N15] conditions: every 60 seconds, and on focus', async () => {
  const { calls, pass, focus } = ask('conditions');
  await pass(1);
  expect(calls()).toBe(1);
  await pass(MINUTE - 10);
  expect(calls()).toBe(1);
  await pass(20);
  expect(calls()).toBe(2);
  await pass(MINUTE / 2);
  await focus();
  expect(calls()).toBe(3);
});
