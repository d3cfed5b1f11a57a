/** Errors that no boundary catches are heard from the first moment, and told once there is somewhere to tell them. */
/** Covers src/web/platform/telemetry/listen-for-errors.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { analyticsIdentity } from '../../../src/web/platform/telemetry/analytics-identity.ts';
import { listenForErrors } from '../../../src/web/platform/telemetry/listen-for-errors.ts';
import { startReporter } from '../../../src/web/platform/telemetry/report-error.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { ERROR, send } from './calls.ts';

const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const broken = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const start = () =>
  ends.push(startReporter(() => ({ send, path: '/x', identity: analyticsIdentity('/', 'sandbox') })));

test('what breaks before the rest of telemetry has come is told when it has', async () => {
  const server = fakeServer({ [ERROR]: () => ({ status: 204 }) });
  ends.push(listenForErrors());
  broken(new RangeError('early'));
  rejected(new TypeError('early too'));
  expect(server.calls(ERROR)).toEqual([]);
  start();

  await vi.waitFor(() => expect(server.calls(ERROR)).toHaveLength(2), 60_000);
  expect(server.calls(ERROR).map(({ body }) => (body as { name: string }).name)).toEqual([
    'RangeError',
    'TypeError',
  ]);
});

test('nothing is heard once it has stopped', async () => {
  const server = fakeServer({ [ERROR]: () => ({ status: 204 }) });
  const stop = listenForErrors();
  start();
  stop();
  rejected(new SyntaxError('late'));
  await new Promise((done) => setTimeout(done, 20));

  expect(server.calls(ERROR)).toEqual([]);
});
