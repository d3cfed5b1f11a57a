/** Flags: decided once, told once, and a fallback when no one answers (ACC-D4). */
/** Covers src/web/platform/flags/{use-flag.ts,flags.tsx}, src/web/platform/api/transport/api-context.ts, src/web/platform/data/visit-source.ts, src/web/platform/flags. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiContext } from '../../../src/web/platform/api/transport/api-context.ts';
import { OrgContext } from '../../../src/web/platform/data/org-context.ts';
import { sourceQuery, visitSource } from '../../../src/web/platform/data/visit-source.ts';
import { Flags } from '../../../src/web/platform/flags/flags.tsx';
import { useFlag } from '../../../src/web/platform/flags/use-flag.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { orgData } from '../fixtures/org.ts';
import { DECISION, send } from './calls.ts';

beforeEach(() => window.sessionStorage.clear());

const source = { parameter: 'utm_source', characters: 120 };

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
  const draw = (toggles = {}, kind?: 'agent', decisions: unknown[] = []) =>
    render(
      <OrgContext value={orgData({ publicFeatureToggles: toggles, decisions })}>
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

  test('what the document says of a kind of visitor holds for that kind alone, also when no answer comes', async () => {
    fakeServer({});
    const decisions = [
      { key: 'try-it', enabled: true, variables: [], for: 'customer' },
      { key: 'try-it', enabled: false, variables: [], for: 'agent' },
    ];
    draw({}, undefined, decisions);
    expect(await screen.findAllByText('failed true none')).toHaveLength(2);
    cleanup();
    draw({}, 'agent', decisions);
    expect(await screen.findAllByText('failed false none')).toHaveLength(2);
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
