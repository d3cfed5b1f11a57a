/** Which pages are seen, and that nothing a borrower types is told (ACC-B9). */
/** Covers src/web/platform/telemetry/analytics-identity.ts, src/web/platform/telemetry. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readTracker } from '../../../src/web/platform/api/transport/token.ts';
import { analyticsIdentity } from '../../../src/web/platform/telemetry/analytics-identity.ts';
import { reportError, startReporter } from '../../../src/web/platform/telemetry/report-error.ts';
import { drawApp, UUID } from '../fixtures/draw-app.tsx';
import { ACCOUNT, ERROR, self, send, VIEW } from './calls.ts';

beforeEach(() => window.sessionStorage.clear());

describe('page views', () => {
  test('[ACC-B9] each path is told once, context external, product type HELOC, without identifiers in it', async () => {
    const { server, user } = drawApp(`/${UUID}/show`, { ...self(), [VIEW]: () => ({ status: 204 }) });
    await screen.findByRole('heading', { name: 'Everything a page can show' });
    await user.click(screen.getByRole('link', { name: 'To the question' }));
    await screen.findByRole('heading', { name: 'How can we reach you?' });
    await waitFor(() => expect(server.calls(VIEW)).toHaveLength(2));
    const identity = { productType: 'HELOC', environment: 'sandbox', appUuid: UUID };
    expect(server.calls(VIEW).map(({ body }) => body)).toEqual(
      ['/{uuid}/show', '/{uuid}/ask'].map((path) => ({
        context: 'external',
        productType: 'HELOC',
        path,
        identity,
        tracker: readTracker(),
      })),
    );
  });

  test('[ACC-B9] an additional signer is named by the account’s identifier, nobody else is', () => {
    expect(analyticsIdentity('/heloc-signer/sign', 'production', ACCOUNT)).toEqual({
      productType: 'HELOC',
      environment: 'production',
      additionalSignerUuid: ACCOUNT,
    });
    expect(analyticsIdentity('/dashboard', 'production')).toEqual({
      productType: 'HELOC',
      environment: 'production',
    });
  });

  test('what a borrower types is in no telemetry, header or address', async () => {
    const canary = 'Zyxwvut';
    const { server, user } = drawApp(`/${UUID}/ask`, { ...self(), [VIEW]: () => ({ status: 204 }) });
    await user.type(await screen.findByRole('textbox', { name: /Nickname/ }), canary);
    startReporter(() => ({ send, path: '/ask', identity: analyticsIdentity('/', 'sandbox') }));
    reportError('HELOC: Error', new TypeError(`${canary} is not a function`));
    await waitFor(() => expect(JSON.stringify(server.calls(ERROR))).toContain('TypeError'));
    const measured = server.asked.filter(({ path }) => path.startsWith('/service-optimize'));
    expect(measured.length).toBeGreaterThan(1);
    expect(JSON.stringify(measured)).not.toContain(canary);
    expect(server.asked.map(({ path, query }) => path + query).join()).not.toContain(canary);
  });
});
