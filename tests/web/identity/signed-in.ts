/** The support pages over a fake server, for the tests of who is signed in. */
import { screen } from '@testing-library/react';
import { drawApp } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { orgData } from '../fixtures/org.ts';
import { smallCore } from '../fixtures/small-flow.ts';
import { loginPages } from '../fixtures/support-pages.ts';

export const V11 = 'GET /identity/secure/api/v1_1/identity';

export const FIGURE = 'GET /identity-broker/customer/secure/api/v3/self/figureinfo';

const DECISION = 'POST /service-optimize/external/api/v2/decision';

export const ME = '11111111-1111-4111-8111-111111111111';

export const at = () => window.location.pathname.replace('/account/heloc', '') + window.location.search;

export const draw = (path: string, routes: Routes) =>
  drawApp(path, routes, orgData(), async () => ({ make: () => () => true }));

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const site = {
  identity: { broker: { customer: 'broker', agent: 'broker-agents' } },
  links: {
    dashboard: '/dashboard',
    newPassword: '/new-password',
    secondFactor: '/second',
    linkReturn: '/plaid-oauth-success',
  },
  publicPaths: ['/auth/login', '/register', '/plaid-oauth-success'],
  menus: { profile: [{ label: 'Log out', to: 'action:logout' }] },
};

export const page = (id: string, name: string) => ({
  id,
  title: name,
  schema: { type: 'object', properties: {} },
  display: { type: 'object', properties: {} },
  fields: {},
  defaults: {},
  secrets: [],
  content: [],
});

const pages = {
  'auth/open': 'Open',
  dashboard: 'Your applications',
  'new-password': 'New password',
  second: 'Two-step login',
  'plaid-oauth-success': 'Other tab',
};

const supportPages: Routes = Object.fromEntries(
  Object.entries(pages).map(([id, name]) => [
    `GET /content/acme/abc/support/page/${id}.json`,
    () => ({ body: page(id, name) }),
  ]),
);

export const support: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({
    body: {
      ...smallCore,
      id: 'support',
      flow: { ...smallCore.flow, id: 'support', basePath: '/' },
      pages: {
        ...Object.fromEntries(Object.entries(pages).map(([id, name]) => [id, { title: name }])),
        ...loginPages,
      },
      site,
    },
  }),
  ...supportPages,
};

export const flags = (enabled: boolean): Routes => ({
  [DECISION]: () => ({ body: { decisions: [{ key: 'broker', enabled, variables: [] }] } }),
});

export const identity = (more: object = {}) => ({ body: { uuid: ME, email: 'maria@example.com', ...more } });
