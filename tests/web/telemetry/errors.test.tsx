/** Faults of the page, told without what a borrower typed (ACC-E6, ACC-E7). */
/** Covers src/web/platform/telemetry/{error-report,report-error}.ts, src/web/platform/api/transport/api-error.ts, src/web/shell/error-boundary.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import { OrgContext } from '../../../src/web/platform/data/org-context.ts';
import { analyticsIdentity } from '../../../src/web/platform/telemetry/analytics-identity.ts';
import { errorFacts, isIgnored } from '../../../src/web/platform/telemetry/error-report.ts';
import { reportError, startReporter } from '../../../src/web/platform/telemetry/report-error.ts';
import { ErrorBoundary } from '../../../src/web/shell/error-boundary.tsx';
import { fakeServer } from '../fixtures/fake-server.ts';
import { orgData } from '../fixtures/org.ts';
import { ERROR, send } from './calls.ts';

describe('errors', () => {
  test.each(['Network Error', 'Failed to fetch', 'Failed to fetch (api.example)', 'TypeError: Load failed'])(
    '[ACC-E7][ACC-X67] %s is not reported',
    (message) => expect(isIgnored(new Error(message))).toBe(true),
  );

  test('[ACC-E7] what is ignored is counted, and told with the next report; each place is told once', async () => {
    const server = fakeServer({ [ERROR]: () => ({ status: 204 }) });
    const stop = startReporter(() => ({ send, path: '/x', identity: analyticsIdentity('/', 'sandbox') }));
    const broken = new RangeError('Ada’s secret');
    reportError('HELOC: Error', new Error('Failed to fetch'));
    reportError('HELOC: Error', broken);
    reportError('HELOC: Error', broken);
    stop();
    await waitFor(() => expect(server.calls(ERROR)).toHaveLength(1));
    expect(server.calls(ERROR)[0]?.body).toMatchObject({ name: 'RangeError', ignored: 1, path: '/x' });
    expect(JSON.stringify(server.calls(ERROR))).not.toContain('Ada');
  });

  test('an error leaves as its kind and its places; unknown kinds are plain errors', () => {
    const error = new TypeError('a.js:1:1 @secret');
    error.stack =
      'TypeError: a.js:1:1 secret\n    at f (https://x.example/assets/index-Ab1.js:12:345)\n    at g (y.js?z=1:2:3)';
    expect(errorFacts(error)).toEqual({ name: 'TypeError', frames: ['index-Ab1.js:12:345', 'y.js:2:3'] });
    expect(errorFacts(Object.assign(new Error('x'), { name: 'Ada', stack: '' })).name).toBe('Error');
    expect(errorFacts(new ApiError('x', 503))).toMatchObject({ name: 'ApiError', status: 503 });
  });

  test('[ACC-E6] what breaks while drawing shows the fallback page, is logged and reported as HELOC: Error Fallback', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer({ [ERROR]: () => ({ status: 204 }) });
    const stop = startReporter(() => ({ send, path: '/x', identity: analyticsIdentity('/', 'sandbox') }));
    const Broken = () => {
      throw new TypeError('broken');
    };
    render(
      <OrgContext value={orgData()}>
        <ErrorBoundary report={reportError}>
          <Broken />
        </ErrorBoundary>
      </OrgContext>,
    );
    expect(screen.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible();
    await waitFor(() => expect(server.calls(ERROR)).toHaveLength(1));
    expect(server.calls(ERROR)[0]?.body).toMatchObject({ event: 'HELOC: Error Fallback', name: 'TypeError' });
    expect(log).toHaveBeenCalledWith('HELOC: Error Fallback', expect.any(TypeError));
    log.mockRestore();
    stop();
  });
});
