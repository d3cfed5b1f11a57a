/** The tracker of a browser and the replay of a visit (ACC-B8, ACC-B14, ACC-N16). */
/** Covers src/web/platform/telemetry/{keep-replay-link,sync-tracker}.ts, src/web/platform/api/transport/token.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keepTracker, readTracker, trackerId } from '../../../src/web/platform/api/transport/token.ts';
import { keepReplayLink } from '../../../src/web/platform/telemetry/keep-replay-link.ts';
import { syncTracker } from '../../../src/web/platform/telemetry/sync-tracker.ts';
import { LINE, UUID } from '../fixtures/draw-app.tsx';
import { fakeServer, type Routes } from '../fixtures/fake-server.ts';
import { ACCOUNT, send } from './calls.ts';

const PROFILE = '/service-application/api/v3/application/heloc/optermizerly-profile';

const TRACKER = 'POST /service-optimize/secure/api/v1/tracker';

const OURS = '22222222-2222-4222-8222-222222222222';

const THEIRS = '33333333-3333-4333-8333-333333333333';

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
