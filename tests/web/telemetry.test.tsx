/**
 * Covers src/web/api/transport/{api-context,api-error,token}.ts, src/web/data/visit-source.ts,
 *   src/web/flags/use-flag.ts, src/web/flags/flags.tsx, src/web/shell/error-boundary.tsx,
 *   src/web/telemetry/{analytics-identity,error-report,keep-replay-link,report-error,sync-tracker}.ts,
 *   src/web/flags, src/web/telemetry.
 */
// @vitest-environment jsdom
/** What the site measures about itself, and that nothing a borrower types is in it (ACC-B8, ACC-B9, ACC-N16, ACC-E6, ACC-E7, ACC-D4, ACC-M1, ACC-M2). */
import './fixtures/browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiContext } from '../../src/web/api/transport/api-context.ts';
import { ApiError } from '../../src/web/api/transport/api-error.ts';
import { createClient, type Send } from '../../src/web/api/transport/client.ts';
import { keepTracker, readTracker, trackerId } from '../../src/web/api/transport/token.ts';
import { OrgContext } from '../../src/web/data/org-context.ts';
import { sourceQuery, visitSource } from '../../src/web/data/visit-source.ts';
import { Flags } from '../../src/web/flags/flags.tsx';
import { useFlag } from '../../src/web/flags/use-flag.ts';
import { ErrorBoundary } from '../../src/web/shell/error-boundary.tsx';
import { analyticsIdentity } from '../../src/web/telemetry/analytics-identity.ts';
import { errorFacts, isIgnored } from '../../src/web/telemetry/error-report.ts';
import { keepReplayLink } from '../../src/web/telemetry/keep-replay-link.ts';
import { reportError, startReporter } from '../../src/web/telemetry/report-error.ts';
import { syncTracker } from '../../src/web/telemetry/sync-tracker.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import { fakeServer, type Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';

const VIEW = 'POST /service-optimize/external/api/v1/page-view';
const DECISION = 'POST /service-optimize/external/api/v2/decision';
const ERROR = 'POST /service-optimize/external/api/v1/error-report';
const PROFILE = '/service-application/api/v3/application/heloc/optermizerly-profile';
const TRACKER = 'POST /service-optimize/secure/api/v1/tracker';
const ACCOUNT = '11111111-1111-4111-8111-111111111111';
const OURS = '22222222-2222-4222-8222-222222222222';
const THEIRS = '33333333-3333-4333-8333-333333333333';

beforeEach(() => window.sessionStorage.clear());

const send: Send = createClient({ orgCode: 'acme' });
const self = (profileType = 'CUSTOMER'): Routes => ({
  'GET /service-profile/api/v1/profile': () => ({ body: { uuid: ACCOUNT, profileType } }),
});

// First in the file: content is asked for once per tab, and these tests bring their own.
const source = { parameter: 'utm_source', characters: 120 };

describe('maintenance', () => {
  const maintenance = {
    flag: 'fe-heloc-maintenance',
    title: 'Scheduled Maintenance',
    message:
      'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  };
  const closed = (enabled: boolean, variables: Record<string, string>): Routes => ({
    ...self(),
    'GET /content/acme/abc/support/core.json': () => ({
      body: { ...smallCore, id: 'support', pages: {}, site: { maintenance } },
    }),
    [DECISION]: () => ({
      body: {
        decisions: [
          {
            key: maintenance.flag,
            enabled,
            variables: Object.entries(variables).map(([key, defaultValue]) => ({ key, defaultValue })),
          },
        ],
      },
    }),
    [`GET ${LINE}/journey`]: () => journey(),
  });

  test('[ACC-M1][ACC-M2] a decided flag closes the routes that it lists, in the words of the specification', async () => {
    drawApp(`/${UUID}/ask`, closed(true, { routes: `["/${UUID}*"]` }));
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
    expect(screen.getByText(maintenance.message)).toBeVisible();
  });

  test('[ACC-M1] the login page is closed like every other', async () => {
    drawApp('/login', closed(true, { routes: '["/login"]' }));
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  });

  test('[ACC-M1] the flag may bring its own title and message, and take the way to the dashboard away', async () => {
    const variables = {
      pageTitle: 'Back at noon',
      message: 'We move house.',
      shouldShowDashboardLink: 'false',
    };
    drawApp('/login', closed(true, { ...variables, routes: '["/*"]' }));
    expect(await screen.findByRole('heading', { name: 'Back at noon' })).toBeVisible();
    expect(screen.getByText('We move house.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull();
  });

  test.each([
    ['a route that it does not list', true, { routes: '["/dashboard"]' }],
    ['a flag that is off', false, { routes: '["/*"]' }],
    ['a list that cannot be read', true, { routes: '[/' }],
  ])('[ACC-M1] %s stays open', async (_, enabled, variables) => {
    drawApp(`/${UUID}/ask`, closed(enabled, variables));
    expect(await screen.findByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
  });
});

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
    await user.type(await screen.findByRole('textbox', { name: /Nickname/ }, { timeout: 5000 }), canary);
    startReporter(() => ({ send, path: '/ask', identity: analyticsIdentity('/', 'sandbox') }));
    reportError('HELOC: Error', new TypeError(`${canary} is not a function`));
    await waitFor(() => expect(JSON.stringify(server.calls(ERROR))).toContain('TypeError'));
    const measured = server.asked.filter(({ path }) => path.startsWith('/service-optimize'));
    expect(measured.length).toBeGreaterThan(1);
    expect(JSON.stringify(measured)).not.toContain(canary);
    expect(server.asked.map(({ path, query }) => path + query).join()).not.toContain(canary);
  });
});

describe('tracker ids', () => {
  const known = (optimizelyProfileUuid: string | null): Routes => ({
    [`GET ${PROFILE}`]: () => ({ body: { optimizelyProfileUuid } }),
    [`PATCH ${PROFILE}`]: () => ({ status: 204 }),
    [TRACKER]: () => ({ body: { optimizelyProfileUuid: OURS } }),
  });

  test('[ACC-B8] another id on the server is taken over and the page reloads', async () => {
    keepTracker(OURS);
    fakeServer(known(THEIRS));
    const reload = vi.fn();
    await syncTracker(send, ACCOUNT, reload);
    expect([readTracker(), reload.mock.calls.length]).toEqual([THEIRS, 1]);
    await syncTracker(send, ACCOUNT, reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('[ACC-B8] a browser without an id takes the server’s and does not reload', async () => {
    fakeServer(known(THEIRS));
    const reload = vi.fn();
    await syncTracker(send, ACCOUNT, reload);
    expect([readTracker(), reload.mock.calls.length]).toEqual([THEIRS, 0]);
  });

  test('[ACC-B8] an id that only the browser has is posted, and patched into the profile of the identity', async () => {
    keepTracker(OURS);
    const server = fakeServer(known(null));
    await syncTracker(send, ACCOUNT, vi.fn());
    expect(server.calls(TRACKER).map(({ body }) => body)).toEqual([{ trackerUuid: OURS }]);
    expect(server.calls(`PATCH ${PROFILE}`)).toMatchObject([
      { query: `identityUuid=${ACCOUNT}`, body: { optimizelyProfileUuid: OURS } },
    ]);
  });

  test('[ACC-B8] where nothing can be stored, the page does not reload for ever', async () => {
    trackerId();
    fakeServer(known(THEIRS));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    const reload = vi.fn();
    await syncTracker(send, ACCOUNT, reload);
    vi.restoreAllMocks();
    expect(reload).not.toHaveBeenCalled();
  });

  test('[ACC-B14] the id’s key ends in -local on a local host', () => {
    keepTracker(OURS);
    expect(window.localStorage.getItem('tracker_uuid-local')).toBe(OURS);
  });
});

test('[ACC-N16] the replay’s link is stored with the application, once, and only when there is a replay', async () => {
  const path = `PUT ${LINE}/full-story-link`;
  const server = fakeServer({ [path]: () => ({ status: 204 }) });
  keepReplayLink(send, UUID);
  const replay = { getCurrentSession: () => 's', getCurrentSessionURL: () => 'https://replay.example/s' };
  vi.stubGlobal('FS', replay);
  keepReplayLink(send, UUID);
  keepReplayLink(send, UUID);
  await waitFor(() => expect(server.calls(path)).toHaveLength(1));
  expect(server.calls(path)[0]?.body).toEqual({ link: 'https://replay.example/s' });
});

describe('errors', () => {
  test.each(['Network Error', 'Failed to fetch', 'Failed to fetch (api.example)', 'TypeError: Load failed'])(
    '[ACC-E7] %s is not reported',
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

describe('flags', () => {
  const flag = (enabled: boolean, variables: Record<string, string> = {}) => ({
    body: {
      decisions: [
        {
          key: 'try-it',
          enabled,
          variables: Object.entries(variables).map(([key, defaultValue]) => ({ key, defaultValue })),
        },
      ],
    },
  });
  const Probe = () => {
    const { status, enabled, variant } = useFlag('try-it');
    return <p>{status === 'loading' ? 'neither' : `${status} ${enabled} ${variant ?? 'none'}`}</p>;
  };
  const draw = (toggles = {}, kind?: 'agent') =>
    render(
      <OrgContext value={orgData({ publicFeatureToggles: toggles })}>
        <ApiContext value={send}>
          <Flags {...(kind && { kind })}>
            <Probe />
            <Probe />
          </Flags>
        </ApiContext>
      </OrgContext>,
    );

  test('[ACC-D4] neither variant is drawn until the decision is there; its variables are key and defaultValue', async () => {
    const server = fakeServer({ [DECISION]: () => flag(true, { variant: 'bold' }) });
    draw();
    expect(screen.getAllByText('neither')).toHaveLength(2);
    expect(await screen.findAllByText('ready true bold')).toHaveLength(2);
    expect(server.calls(DECISION)[0]?.body).toMatchObject({ optimizeUser: { kind: 'customer' } });
  });

  test('an exposure is told once per key, variant and session, not on every drawing', async () => {
    const server = fakeServer({
      [DECISION]: () => flag(true, { variant: 'bold' }),
      'POST /service-optimize/external/api/v1/exposure': () => ({ status: 204 }),
    });
    draw().unmount();
    draw();
    await screen.findAllByText('ready true bold');
    await waitFor(() =>
      expect(server.calls('POST /service-optimize/external/api/v1/exposure')).toHaveLength(1),
    );
  });

  test('a refusal is failed: the lender’s own toggle holds', async () => {
    fakeServer({});
    draw({ 'try-it': true });
    expect(await screen.findAllByText('failed true none')).toHaveLength(2);
  });

  test('after one second without an answer the flags have failed, and a late answer changes nothing', async () => {
    vi.useFakeTimers();
    let answer: (reply: ReturnType<typeof flag>) => void = () => undefined;
    fakeServer({ [DECISION]: () => new Promise((done) => (answer = done)) });
    draw();
    await vi.advanceTimersByTimeAsync(999);
    expect(screen.getAllByText('neither')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await screen.findAllByText('failed false none')).toHaveLength(2);
    answer(flag(true));
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.getAllByText('failed false none')).toHaveLength(2);
  });

  test('[ACC-D4] agents are decided for by keys of their own', async () => {
    const server = fakeServer({ [DECISION]: () => flag(true) });
    draw({}, 'agent');
    await screen.findAllByText('ready true none');
    expect(server.calls(DECISION)[0]?.body).toMatchObject({ optimizeUser: { kind: 'agent' } });
  });

  test.each([
    ['?utm_source=cloc', true],
    ['?utm_source=spring', false],
    ['', false],
  ])(
    '[ACC-D4] %s says whether the visitor came for a crypto line, on every later page too',
    async (query, isCrypto) => {
      window.history.replaceState(null, '', `/account/heloc/${query}`);
      visitSource(source);
      window.history.replaceState(null, '', '/account/heloc/login');
      const server = fakeServer({ [DECISION]: () => flag(true) });
      draw();
      await screen.findAllByText('ready true none');
      expect(server.calls(DECISION)[0]?.body).toMatchObject({ optimizeUser: { attributes: { isCrypto } } });
      expect(sourceQuery(source)).toEqual(query ? { utm_source: query.split('=')[1] } : {});
    },
  );
});
