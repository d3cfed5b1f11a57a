/** The bell: what is in its list, in which order, how old, where its buttons lead, and when conditions are asked for. */
/**
 * Covers src/web/platform/api/hooks/latest-content.tsx, src/web/platform/api/transport/api-context.ts,
 *   src/web/platform/data/shell-facts.ts, src/web/platform/flags/flag-state.ts,
 *   src/web/shell/notifications/{group-notifications,notification-href}.ts, src/web/shell/notifications/bell.tsx,
 *   src/web/shell/notifications.
 */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../src/types/notification.ts';
import type { Site } from '../../src/types/site.ts';
import { LatestContent } from '../../src/web/platform/api/hooks/latest-content.tsx';
import { ApiContext } from '../../src/web/platform/api/transport/api-context.ts';
import { createClient } from '../../src/web/platform/api/transport/client.ts';
import { OrgContext } from '../../src/web/platform/data/org-context.ts';
import { setShellFacts } from '../../src/web/platform/data/shell-facts.ts';
import { FlagContext } from '../../src/web/platform/flags/flag-state.ts';
import { Bell } from '../../src/web/shell/notifications/bell.tsx';
import { groupNotifications } from '../../src/web/shell/notifications/group-notifications.ts';
import { notificationHref } from '../../src/web/shell/notifications/notification-href.ts';
import { fakeServer, type Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';
const LIST = '/service-notification/secure/api/v1/notification';
const CONDITIONS = `/service-conditions/external/api/v1/applications/${UUID}/conditions/external-applicants`;
const MINUTE = 60_000;

const words = {
  title: 'We need your phone number',
  text: 'Add it.',
  label: 'Add my number',
  to: 'conditions/phone-number',
};
const site: Site = {
  notifications: {
    toggle: 'conditions',
    when: 'mayRead',
    conditions: { MISSING_PHONE_NUMBER: words },
    otherwise: { ...words, title: 'We need something from you', to: 'conditions' },
  },
};
const core = {
  ...smallCore,
  id: 'support',
  site,
  rules: {
    mayRead: { means: 'x', logic: { '!=': [{ var: 'identity.type' }, 'CO_DEEDER'] } },
  },
};

beforeEach(() => {
  window.localStorage.setItem('jwt-local', 'token');
  setShellFacts();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

function notice(id: string, minutes: number, more: Partial<Notification> = {}): Notification {
  const uuid = `00000000-0000-4000-8000-${id.padStart(12, '0')}`;
  return { uuid, created: ago(minutes), title: `News ${id}`, status: 'UNREAD', ctas: [], ...more };
}

type Drawn = { list?: Notification[]; flag?: boolean; type?: string; routes?: Routes; path?: string };

async function draw({
  list = [],
  flag = false,
  type = 'BORROWER',
  routes = {},
  path = `/${UUID}/ask`,
}: Drawn) {
  const server = fakeServer({
    [`GET ${LIST}`]: () => ({ body: list }),
    [`PUT ${LIST}/read`]: () => ({ status: 204 }),
    [`GET ${CONDITIONS}`]: () => ({ body: [] }),
    'GET /service-profile/api/v1/profile': () => ({ body: { uuid: UUID, profileType: type } }),
    'GET /service-wallet/secure/api/v4/account': () => ({ body: [] }),
    ...routes,
  });
  const source = { core: async () => core, page: () => Promise.reject(new Error('no page')) };
  const flags = { status: 'ready' as const, flags: { conditions: { flagEnabled: flag, variables: {} } } };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrgContext value={orgData({ links: { booklet: 'https://files.acme.example/booklet.pdf' } })}>
        <ApiContext value={createClient({ orgCode: 'acme' })}>
          <LatestContent first="abc" open={() => source}>
            <FlagContext value={flags}>
              <MemoryRouter initialEntries={[path]}>
                <Bell />
              </MemoryRouter>
            </FlagContext>
          </LatestContent>
        </ApiContext>
      </OrgContext>
    </SWRConfig>,
  );
  await waitFor(() => expect(server.calls(`GET ${LIST}`).length).toBeGreaterThan(0));
  return { server, user: userEvent.setup() };
}

const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByText(/^(News|We)/).textContent);

test('[ACC-T5] the bell says when there is no notification', async () => {
  const { user } = await draw({});
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('No Notifications')).toBeVisible();
});

test('[ACC-T1][ACC-T4] an entry has its words, its age, its button, and a dot while it is unread', async () => {
  const button = { title: 'See my offer', redirectPath: `/${UUID}/product/select` };
  const list = [
    notice('1', 125, { description: 'Look.', ctas: [button] }),
    notice('2', 9, { status: 'READ' }),
  ];
  const { user, server } = await draw({ list });
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(bell.querySelector('.hl-bell')).toHaveAttribute('data-unread', 'true');
  await user.click(bell);
  const [newer, older] = screen.getAllByRole('listitem');
  expect(newer).toHaveTextContent('News 29m');
  expect(newer).toHaveAttribute('data-unread', 'false');
  expect(older).toHaveTextContent('Unread: News 12hLook.');
  expect(older).toHaveAttribute('data-unread', 'true');

  const link = screen.getByRole('link', { name: 'See my offer' });
  expect(link).toHaveAttribute('href', `/${UUID}/product/select`);
  await user.click(link);
  await waitFor(() => expect(server.calls(`PUT ${LIST}/read`)[0]?.body).toEqual({ uuids: [list[0]?.uuid] }));
  expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('[ACC-T1] all can be marked as read at once, and the dot goes', async () => {
  const { user, server } = await draw({ list: [notice('1', 1), notice('2', 2)] });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(server.calls(`PUT ${LIST}/read`)).toHaveLength(1);
});

test('[ACC-T2] three are shown; View All shows the rest, View Less takes it back', async () => {
  const { user } = await draw({ list: ['1', '2', '3', '4'].map((id) => notice(id, Number(id))) });
  await user.click(await screen.findByRole('button', { name: /4 unread/ }));
  expect(titles()).toEqual(['News 1', 'News 2', 'News 3']);
  await user.click(screen.getByRole('button', { name: 'View All' }));
  expect(titles()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'View Less' }));
  expect(titles()).toHaveLength(3);
});

test('[ACC-T2] three notifications or fewer have no View All', async () => {
  const { user } = await draw({ list: ['1', '2', '3'].map((id) => notice(id, 1)) });
  await user.click(await screen.findByRole('button', { name: /3 unread/ }));
  expect(screen.queryByRole('button', { name: 'View All' })).toBeNull();
});

describe('[ACC-T3] the order', () => {
  const ids = (list: Notification[]) => list.map(({ title }) => title);

  test('[ACC-T3] at most eight unread, newest first, whatever order they came in', () => {
    const told = [3, 9, 1, 7, 5, 2, 10, 4, 8, 6].map((id) => notice(String(id), id));
    expect(ids(groupNotifications([], told))).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `News ${id}`));
  });

  test('[ACC-T3] what the browser found out itself comes first, newest first', () => {
    const local = [notice('8', 80), notice('7', 70)];
    expect(ids(groupNotifications(local, [notice('1', 1)]))).toEqual(['News 7', 'News 8', 'News 1']);
  });

  test('read notifications stay in the order of time', () => {
    const told = [notice('1', 1), notice('2', 2, { status: 'READ' }), notice('3', 3)];
    expect(ids(groupNotifications([], told))).toEqual(['News 1', 'News 2', 'News 3']);
  });
});

describe('conditions', () => {
  const open = [{ uuid: UUID, created: ago(5), categoryEnum: 'MISSING_PHONE_NUMBER' }];
  const routes: Routes = { [`GET ${CONDITIONS}`]: () => ({ body: open }) };

  test('[ACC-T6] with the flag on, an open condition is told and leads to its page', async () => {
    const { user } = await draw({ flag: true, routes, list: [notice('1', 1)] });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    expect(titles()).toEqual(['We need your phone number', 'News 1']);
    expect(screen.getByRole('link', { name: 'Add my number' })).toHaveAttribute(
      'href',
      `/${UUID}/conditions/phone-number?conditionUuid=${UUID}&conditionEnum=MISSING_PHONE_NUMBER`,
    );
  });

  test.each([
    ['the flag off', { flag: false }],
    ['a signer who may not see them', { flag: true, type: 'CO_DEEDER' }],
    ['no application on the screen', { flag: true, path: '/dashboard' }],
  ])('[ACC-T6] with %s nothing is asked', async (_, choice: Drawn) => {
    const { server } = await draw({ ...choice, routes, list: [notice('1', 1)] });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await waitFor(() => expect(server.calls('GET /service-profile/api/v1/profile')).toHaveLength(1));
    await new Promise((done) => setTimeout(done));
    expect(server.calls(`GET ${CONDITIONS}`)).toHaveLength(0);
  });
});

describe('where a button may lead (THREAT-4)', () => {
  const org = orgData({ links: { booklet: 'https://files.acme.example/booklet.pdf' } });
  test.each([
    [`/${UUID}/ask`, { href: `/${UUID}/ask`, away: false }],
    [`/account/heloc/${UUID}?a=1`, { href: `/${UUID}?a=1`, away: false }],
    ['https://www.acme.example/news', { href: 'https://www.acme.example/news', away: true }],
    ['https://files.acme.example/x', { href: 'https://files.acme.example/x', away: true }],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['https://www.acme.example.evil.example', undefined],
    ['https://www.acme.example@evil.example', undefined],
    ['http://www.acme.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/account/heloc//evil.example', undefined],
  ])('%s', (path, href) => {
    expect(notificationHref(path, org)).toEqual(href);
  });
});
