/** The site's menus, out of the real content: who sees which entry, where entries lead, wallets. */
/**
 * Covers src/content/validators/compile-validator.ts, src/engine/content/flow-core.ts,
 *   src/engine/journey/match-page.ts, src/engine/rules/{holds,scope}.ts, src/server/http/web/declared-path.ts,
 *   src/web/platform/api/transport/token.ts, src/web/shell/menus/{is-offered,shown-items}.ts,
 *   src/web/shell/menus/{side-menu,wallet-address}.tsx, src/web/parts/{announcer,drawer}.tsx,
 *   src/web/shell/signed-in-bar.tsx, src/web/shell/menus.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
// Loaded late in the browser; here they are available, so that no test waits for them.
import '../../src/web/shell/menus/side-menu.tsx';
import '../../src/web/shell/signed-in-bar.tsx';
import '../../src/web/parts/drawer.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { flowCore, pageForBrowser } from '../../src/engine/content/flow-core.ts';
import { matchPage } from '../../src/engine/journey/match-page.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { isDeclared } from '../../src/server/http/web/declared-path.ts';
import { Announcer } from '../../src/web/parts/announcer.tsx';
import { writeToken } from '../../src/web/platform/api/transport/token.ts';
import { isOffered } from '../../src/web/shell/menus/is-offered.ts';
import { shownItems, type Viewer } from '../../src/web/shell/menus/shown-items.ts';
import { WalletAddress } from '../../src/web/shell/menus/wallet-address.tsx';
import { productContent } from '../product.ts';
import { drawApp } from './fixtures/draw-app.tsx';
import type { Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';

const lender = productContent().orgs.default;
const support = lender?.flows.support;
if (!lender || !support) throw new Error('no support flow');
const { site } = lender;
const core = flowCore(support);
const { pages } = support;
const page = (path: string) => pages[/\/page\/(.+)\.(json|js)$/.exec(path)?.[1] ?? ''];

afterEach(() => vi.useRealTimers());

type As = { signedIn?: boolean; toggles?: string[]; facts?: Record<string, unknown> };

function labels(menu: string, { signedIn = true, toggles = [], facts = {} }: As = {}): string[] {
  const viewer: Viewer = {
    signedIn,
    isOn: (toggle) => toggles.includes(toggle),
    holds: (rule) => holds(core.rules, rule, scopeOf(core, facts)),
  };
  return shownItems(site.menus?.[menu], viewer).map(({ label }) => label);
}

const profile = {
  uuid: '3f2c1b4a-0000-4000-8000-0000000000aa',
  profileType: 'BORROWER',
  email: 'm@x.example',
};
const routes: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({ body: core }),
  'GET /content/acme/abc/support/page/*': ({ path }) => {
    const found = page(path);
    return found && { body: pageForBrowser(found) };
  },
  'GET /service-profile/api/v1/profile': () => ({ body: profile }),
  'GET /service-notification/secure/api/v1/notification': () => ({ body: [] }),
  'GET /service-wallet/secure/api/v4/account/access': () => ({
    body: {
      account: { name: 'Maria Alvarez', address: 'hl1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaazzzzz' },
      authorizedWallet: { authorizationType: 'OWNER' },
    },
  }),
  'GET /service-wallet/secure/api/v4/account': () => ({ body: [{ account: { name: 'Acme' } }] }),
};

const open = (path: string) =>
  drawApp(path, routes, orgData(), async (url) => {
    const found = page(url);
    if (!found) throw new Error(url);
    return { make: () => compileValidator(found).validator };
  });

// A page's own heading may stand in a header too; the bar is the first.
const topBar = () => within(screen.getAllByRole('banner')[0] ?? document.body);

describe('the menus of the site', () => {
  test('[ACC-N1] the shell leads to these places, and each of them is a page', () => {
    const { links = {} } = site;
    const places = {
      dashboard: '/dashboard',
      settings: '/dashboard/settings',
      support: '/contact',
      exchange: '/exchange',
      pay: '/pay',
      marketplace: '/universal-marketplace',
      passport: '/universal-passport',
      portfolio: '/portfolio',
      groupManager: '/group-manager',
    };
    expect(links).toMatchObject(places);
    for (const path of Object.values(places)) expect(matchPage(core, path.slice(1)), path).toBeDefined();
    const ways = Object.values(site.menus ?? {}).flat();
    for (const { to } of ways.filter((item) => item.to.startsWith('/')))
      expect(isDeclared({ ...lender, site: {} }, to) || site.publicPaths?.includes(to), to).toBe(true);
  });

  test('[ACC-N1] the portfolio is there only while it is enabled', () => {
    expect(isOffered(site.menus, '/portfolio', () => false)).toBe(false);
    expect(isOffered(site.menus, '/portfolio', () => true)).toBe(true);
    expect(isOffered(site.menus, '/pay', () => false)).toBe(true);
    expect(isOffered(site.menus, '/somewhere', () => false)).toBe(true);
  });

  test('[ACC-N2] side menu', () => {
    expect(labels('side')).toEqual(['Dashboard', 'Marketplace']);
    expect(labels('side', { toggles: ['portfolio-manager'] })).toEqual([
      'Dashboard',
      'Marketplace',
      'Portfolio Manager',
    ]);
  });

  test('[ACC-N3] apps menu', () => {
    expect(labels('apps')).toEqual(['Passport', 'Group Manager', 'Pay', 'Exchange']);
    expect(labels('apps', { toggles: ['portfolio-manager'] })).toEqual([
      'Passport',
      'Group Manager',
      'Portfolio Manager',
      'Pay',
      'Exchange',
    ]);
  });

  test('[ACC-N4] profile menu', () => {
    expect(labels('profile')).toEqual(['Support', 'Switch Accounts', 'Settings', 'Logout']);
    expect(labels('profile', { signedIn: false })).toEqual(['Support', 'Login']);
  });

  test('[ACC-N6] the Dashboard button is for those with applications of their own, and for brokers', () => {
    const signer = { uuid: 'a', type: 'CO_DEEDER', isBroker: false };
    const listed = { additionalSignerVersion: 'v1', helocSigners: [{ identityUuid: 'a' }] };
    const top = (facts: Record<string, unknown>) => labels('top', { facts });
    expect(top({ identity: { uuid: 'a', type: 'BORROWER' } })).toEqual(['Dashboard']);
    expect(top({ identity: signer })).toEqual([]);
    expect(top({ identity: { ...signer, isBroker: true } })).toEqual(['Dashboard']);
    expect(top({ identity: { uuid: 'a', type: 'BORROWER' }, application: listed })).toEqual([]);
    expect(top({ identity: { uuid: 'b', type: 'BORROWER' }, application: listed })).toEqual(['Dashboard']);
    expect(labels('top', { signedIn: false })).toEqual([]);
  });
});

describe('the top bar', () => {
  test('[ACC-N5] signed in: Settings, Logout, notifications', async () => {
    const { user } = open('/pay');
    await screen.findByRole('heading', { name: 'Pay your line' });
    const bar = topBar();
    expect(await bar.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(bar.queryByRole('link', { name: 'Login' })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Account' }));
    expect(await bar.findByRole('link', { name: 'Settings' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await bar.findByText('Maria Alvarez')).toBeVisible();
    expect(bar.getByText('hl1aaa...zzzzz')).toBeVisible();
  });

  test('[ACC-N5] signed out: Login, and nothing of the rest', async () => {
    open('/universal-marketplace');
    act(() => writeToken(undefined));
    const bar = topBar();
    // The bar may be drawn once more after the login is there.
    await waitFor(() => expect(bar.getByRole('link', { name: 'Login' })).toBeVisible());
    for (const name of ['Account', 'Apps', 'Menu', /Notifications/])
      expect(bar.queryByRole('button', { name })).toBeNull();
  });

  test('[ACC-N2] pages outside the question flow have the side menu, with the open page marked', async () => {
    open('/universal-marketplace');
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    const marked = await within(menu).findByRole('link', { name: 'Marketplace' });
    expect(marked).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  test('[ACC-N1] a page behind a toggle that is off is not found', async () => {
    open('/portfolio');
    expect(await screen.findByRole('heading', { name: /not|find/i, level: 1 })).toBeVisible();
  });

  test('Escape closes a menu and gives the focus back; another page closes it too', async () => {
    const { user } = open('/pay');
    await screen.findByRole('heading', { level: 1 });
    const apps = await screen.findByRole('button', { name: 'Apps' });
    await user.click(apps);
    await user.keyboard('{Tab}{Escape}');
    expect(apps).toHaveAttribute('aria-expanded', 'false');
    expect(apps).toHaveFocus();
    await user.click(apps);
    await user.click(await screen.findByRole('link', { name: 'Passport' }));
    expect(apps).toHaveAttribute('aria-expanded', 'false');
  });

  test('[ACC-N2][ACC-N3][ACC-N4] on a phone all menus are in one drawer', async () => {
    const { user } = open('/pay');
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['Dashboard', 'Marketplace', 'Passport', 'Exchange', 'Support', 'Settings'])
      expect(await drawer.findByRole('link', { name })).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});

describe('a wallet’s address', () => {
  const address = 'hl1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaazzzzz';
  function draw(shown = address) {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...window.navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    render(
      <>
        <WalletAddress address={shown} />
        <Announcer />
      </>,
    );
    return { copied, button: screen.getByRole('button') };
  }

  test('[ACC-N12] longer than eleven characters it is shortened', () => {
    expect(draw().button).toHaveTextContent('hl1aaa...zzzzz');
    cleanup();
    expect(draw('hl1aaaazzzz').button).toHaveTextContent('hl1aaaazzzz');
  });

  test('[ACC-N13] copying takes the whole address and says so for one second', async () => {
    vi.useFakeTimers();
    const { copied, button } = draw();
    await act(async () => fireEvent.click(button));
    expect(copied).toEqual([address]);
    expect(screen.getAllByText('Wallet Address Copied!').length).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(screen.getByText('Wallet Address Copied!')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Wallet Address Copied!')).toBeNull();
  });

  test('[ACC-N13] the whole address shows 200 ms after it is pointed at; Escape takes it away', async () => {
    vi.useFakeTimers();
    const { button } = draw();
    fireEvent.pointerEnter(button);
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent(address);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
