/** The UI while it loads: marked as loading, the lender's loader, and 300 ms until it is gone (ACC-B4). */
/**
 * Covers src/web/page/loading/loading-store.ts, src/web/page/loading/{loader,main}.tsx, src/web/page/page-form.tsx,
 *   src/web/shell/loading-page.tsx, src/web/page/loading.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
// Loaded once before the tests, which measure time.
import '../../src/web/page/page-form.tsx';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Loader } from '../../src/web/page/loading/loader.tsx';
import { beginLoading, loading } from '../../src/web/page/loading/loading-store.ts';
import { Main } from '../../src/web/page/loading/main.tsx';
import type { OrgData } from '../../src/web/platform/data/org.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { LoadingPage } from '../../src/web/shell/loading-page.tsx';
import { productContent } from '../product.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import type { Reply } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const { orgs } = productContent();
const loader = () => document.querySelector<HTMLElement>('.hl-loader');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function draw(org: OrgData = orgData(), loads = true) {
  const page = (isLoading: boolean) => (
    <OrgContext value={org}>
      <Main>{isLoading ? <LoadingPage /> : <h1>Here it is</h1>}</Main>
      <Loader />
    </OrgContext>
  );
  const { rerender } = render(page(loads));
  return { arrive: () => rerender(page(false)), leave: () => rerender(page(true)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await pass(1000);
  vi.useRealTimers();
});

test('[ACC-B4] the loader goes 300 ms after the page is there, not sooner', async () => {
  const { arrive } = draw();
  expect(loader()).toHaveAttribute('data-state', 'loading');
  await pass(5000);
  arrive();
  expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible();
  await pass(299);
  expect(loader()).toHaveAttribute('data-state', 'ending');
  await pass(1);
  expect(loader()).toBeNull();
});

test('[ACC-B4] loading again within the 300 ms does not make it flicker', async () => {
  const { arrive, leave } = draw();
  arrive();
  await pass(200);
  const before = loader();
  leave();
  await pass(1000);
  expect(loader()).toBe(before);
  expect(loader()).toHaveAttribute('data-state', 'loading');
});

test('[ACC-B4] the page says that it is busy while it loads, and no longer', async () => {
  const { arrive } = draw();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await pass(0);
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('[ACC-B4] two loads end when both have ended, and ending one twice counts once', async () => {
  const [first, second] = [beginLoading(), beginLoading()];
  first();
  first();
  expect(loading.read()).toBe('loading');
  second();
  expect(loading.read()).toBe('ending');
  await pass(300);
  expect(loading.read()).toBe('idle');
});

test('[ACC-B4] a submission marks the UI as loading until it is answered', async () => {
  vi.useRealTimers();
  let answer: (reply: Reply) => void = () => undefined;
  const { user } = drawApp(`/${UUID}/ask`, {
    [`POST ${LINE}/submission`]: () => new Promise((done) => (answer = done)),
    [`GET ${LINE}/journey`]: () => journey({ facts: { profile: { email: 'maria@example.com' } } }),
  });
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await vi.waitFor(() => expect(loading.read()).toBe('idle'), 60_000);
  await user.click(screen.getByRole('button', { name: 'Check my rate' }));
  await vi.waitFor(() => expect(loading.read()).toBe('loading'), 60_000);
  answer({ status: 422, body: { errors: ['Not today'] } });
  await vi.waitFor(() => expect(loading.read()).not.toBe('loading'), 60_000);
  vi.useFakeTimers();
});

describe.each(Object.keys(orgs))('%s', (code) => {
  test('[ACC-B4] loads under its own mark, moved as its theme says', () => {
    const org = orgs[code]?.org;
    const { companyInfo, ...meta } = orgData().orgMetaData;
    const logoUrl = `/content/${code}/abc/logo.svg`;
    if (org)
      draw(orgData({ theme: org.theme, orgMetaData: { ...meta, companyInfo: { ...companyInfo, logoUrl } } }));
    expect(loader()).toHaveAttribute('data-kind', org?.theme.loader ?? 'pulse');
    expect(loader()?.querySelector('img')).toHaveAttribute('src', logoUrl);
    expect(loader()?.querySelectorAll('.hl-loader-motion > *').length).toBeGreaterThan(0);
  });
});
