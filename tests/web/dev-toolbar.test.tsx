/** The developers' toolbar: only in the sandbox, and there it explains, logs in, changes flags and starts borrowers. */
/** Covers src/web/dev/{dev-drawer,dev-toolbar}.tsx, src/web/platform/flags/flag-overrides.ts, src/web/dev. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/journey/explain.ts';
import type { Standing } from '../../src/engine/journey/standing.ts';
import { overrideFlag, overrides } from '../../src/web/platform/flags/flag-overrides.ts';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';
import type { Asked, Routes } from './fixtures/fake-server.ts';
import { orgData } from './fixtures/org.ts';
import { smallCore } from './fixtures/small-flow.ts';

const ALL = 'GET /service-application/api/v3/application/heloc/all';
const LOGIN = 'POST /identity/api/v1/login';
const TOKEN = 'POST /sandbox/session';
const AGENT = 'POST /identity-broker/agent/api/v3/login';
const DECISION = 'POST /service-optimize/external/api/v2/decision';
const EXPOSURE = 'POST /service-optimize/external/api/v1/exposure';
const FAILED = 'Something unexpected happened logging you in';
const SLOW = { timeout: 60_000 };

// These tests are not about how long the toolbar's parts take to load.
await Promise.all([import('../../src/web/dev/dev-toolbar.tsx'), import('../../src/web/dev/dev-drawer.tsx')]);

const registration = '/service-application/external/api/v1/registration';
const sandbox: Routes = {
  'GET /sandbox/toolbar': () => ({
    body: {
      personas: [
        { key: 'happy', surname: 'Alvarez', expects: 'The whole happy path.', home: { state: 'CA' } },
        { key: 'coin', surname: 'Satoshi', expects: 'Crypto.', home: { state: 'TX' }, isCrypto: true },
      ],
      lenders: [
        { code: 'acme', name: 'Acme', color: '#1f4e79' },
        { code: 'other', name: 'Other Bank', color: '#a33' },
      ],
      sample: {
        steps: [
          { flow: 'register', page: 'name', action: 'submit', data: { first: 'Maria', last: 'X' } },
          {
            flow: 'register',
            page: 'home',
            action: 'submit',
            data: { location: { state: 'ZZ' }, email: '$email' },
            opens: ['paper'],
          },
          { flow: 'heloc', page: 'ask', action: 'submit', data: {} },
        ],
      },
    },
  }),
};

beforeEach(() => {
  window.sessionStorage.clear();
  for (const key of Object.keys(overrides.read())) overrideFlag(key, undefined);
});

async function openTab(name: string, routes: Routes = {}, path = `/${UUID}/ask`) {
  const drawn = drawApp(path, { ...sandbox, ...routes });
  await drawn.user.click(await screen.findByRole('button', { name: 'Sandbox' }, SLOW));
  await drawn.user.click(await screen.findByRole('tab', { name }, SLOW));
  return { ...drawn, panel: within(await screen.findByRole('tabpanel', {}, SLOW)) };
}

test('[ACC-D2] production does not offer it, and asks nothing of what only the sandbox answers', async () => {
  const { server } = drawApp(`/${UUID}/ask`, {}, orgData({ mode: 'production' }));
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('complementary', { name: 'Developer toolbar' })).toBeNull();
  expect(server.asked.filter(({ path }) => path.startsWith('/sandbox'))).toEqual([]);
});

test('[ACC-D2] it unfolds, folds with Escape and returns the focus; hidden, it stays hidden', async () => {
  const { user } = await openTab('Pages');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sandbox' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hide the developer toolbar' }));
  expect(screen.queryByRole('button', { name: 'Sandbox' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the developer toolbar' }));
  expect(screen.getByRole('button', { name: 'Sandbox' })).toBeVisible();
});

describe('why am I here', () => {
  test('[ACC-D2] it tells step, state, revision and content, and the walk in the authors’ sentences', async () => {
    const { panel } = await openTab('Why am I here?', {
      [`GET ${LINE}/journey`]: () => journey({ version: 7, contentHash: 'abc' }),
    });
    expect(await panel.findByText('7', {}, SLOW)).toBeVisible();
    expect(panel.getByText('abc')).toBeVisible();
    expect(panel.getByText(/^So the page is ask .*because of the server's step\.$/)).toBeVisible();
    const said = panel.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent ?? '');
    const sentences = explain(smallCore, journey().body as Standing).map(({ text }) => text);
    expect(sentences.filter((text) => !said.some((line) => line.includes(text)))).toEqual([]);
    expect(panel.getByText(/^ASK \(ordinary\)$/)).toBeVisible();
  });

  test('[ACC-D2] and why the borrower is not on another page', async () => {
    const { panel, user } = await openTab('Why am I here?');
    await user.selectOptions(panel.getByLabelText('Why not there?'), 'end');
    const ways = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways.join()).toMatch(/The step is another one now\./);
  });
});

describe('logging in', () => {
  const mine: Routes = {
    [ALL]: () => ({
      body: [
        { uuid: 'x', active: false },
        { uuid: UUID, active: true },
      ],
    }),
  };

  test('[ACC-D2] by email and password, and on to the active application', async () => {
    const routes = { ...mine, [LOGIN]: () => ({ body: { jwt: 'fresh' } }) };
    const { user, server, panel } = await openTab('Log in', routes, '/register');
    await user.type(panel.getByLabelText('Email'), 'maria@example.com');
    await user.type(panel.getByLabelText('Password'), 'four random words');
    await user.click(panel.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/account/heloc/${UUID}/ask`), SLOW);
    expect(server.calls(LOGIN)[0]?.body).toEqual({
      email: 'maria@example.com',
      password: 'four random words',
    });
    expect(window.localStorage.getItem('jwt-local')).toBe('fresh');
  });

  test('[ACC-D2] by a pasted token; without an active application to the dashboard', async () => {
    const routes = { [ALL]: () => ({ body: [] }), [TOKEN]: () => ({ body: { jwt: 'own' } }) };
    const { user, server, panel } = await openTab('Log in', routes);
    await user.type(panel.getByLabelText('Token'), ' pasted ');
    await user.click(panel.getByRole('button', { name: 'Use this token' }));
    await waitFor(() => expect(window.location.pathname).toBe('/account/heloc/dashboard'), SLOW);
    expect(server.calls(TOKEN)[0]?.body).toEqual({ token: 'pasted' });
    expect(window.localStorage.getItem('jwt-local')).toBe('own');
  });

  test.each([
    ['Email and password', LOGIN, ['Email', 'Password'], 'Log in'],
    ['A token', TOKEN, ['Token'], 'Use this token'],
    ['An agent', AGENT, ['Agent ID'], 'Log in as this agent'],
  ])('[ACC-D2] %s: empty fields are required, and a failure says so', async (_, call, labels, button) => {
    const { user, server, panel } = await openTab('Log in', { [call]: () => ({ status: 500 }) });
    await user.click(panel.getByRole('button', { name: button }));
    expect(panel.getAllByText('Required')).toHaveLength(labels.length);
    expect(panel.getByLabelText(labels[0] ?? '')).toHaveFocus();
    expect(server.calls(call)).toEqual([]);
    for (const label of labels) await user.type(panel.getByLabelText(label), 'abc');
    await user.click(panel.getByRole('button', { name: button }));
    expect(await panel.findByText(FAILED)).toBeVisible();
  });

  test('[ACC-D2][ACC-D4] an agent goes where the broker says, and is decided for by the agents’ flags', async () => {
    const routes = {
      [AGENT]: () => ({ body: { redirect: '/account/heloc/login' } }),
      [DECISION]: () => ({ body: { decisions: [] } }),
    };
    const { user, server, panel } = await openTab('Log in', routes);
    await user.type(panel.getByLabelText('Agent ID'), 'a-7');
    await user.click(panel.getByRole('button', { name: 'Log in as this agent' }));
    await waitFor(() => expect(window.location.pathname).toBe('/account/heloc/login'), SLOW);
    expect(server.calls(AGENT)[0]).toMatchObject({
      body: { agentId: 'a-7', applicationName: 'heloc', orgCode: 'acme', mode: 'sandbox' },
      headers: { 'x-auth0-application-name': 'heloc', 'x-org': 'acme' },
    });
    const kinds = () =>
      server.calls(DECISION).map(({ body }) => Reflect.get(Object(body), 'optimizeUser').kind);
    await waitFor(() => expect(kinds()).toEqual(['customer', 'agent']));
  });
});

test('[ACC-D2] a sample borrower is registered at once, and the new application opens', async () => {
  const submitted = (asked: Asked) => {
    const { page } = Object(asked.body);
    return { body: page === 'name' ? { next: 'home' } : { jwt: 'new', next: { application: UUID } } };
  };
  const { user, server, panel } = await openTab(
    'Borrowers',
    {
      [`GET ${registration}`]: () => ({ body: {} }),
      [`POST ${registration}/submission`]: submitted,
      [`GET ${registration}/documents/paper`]: () => ({
        body: '%PDF',
        headers: { 'content-type': 'application/pdf' },
      }),
    },
    '/register',
  );
  await user.type(panel.getByLabelText('Find a borrower'), 'crypto');
  expect(panel.queryByText('Alvarez')).toBeNull();
  await user.click(await panel.findByRole('button', { name: /^Start\s*as Satoshi$/ }));
  await waitFor(() => expect(window.location.pathname).toBe(`/account/heloc/${UUID}/ask`), SLOW);
  const asked = server.calls(`GET ${registration}`).map(({ query }) => query);
  expect(asked).toContain('persona=coin&utm_source=cloc');
  expect(server.calls(`POST ${registration}/submission`).map(({ body }) => Object(body).data)).toEqual([
    { first: 'Maria', last: 'Satoshi' },
    { location: { state: 'TX' }, email: expect.stringMatching(/\+coin@example\.com$/) },
  ]);
  expect(server.calls(`GET ${registration}/documents/paper`)).toHaveLength(1);
});

test('[ACC-D2] another lender’s colors are one link away, on the same page', async () => {
  const { panel } = await openTab('Lender', {}, `/${UUID}/show?preview=1`);
  const link = await panel.findByRole('link', { name: /Other Bank/ });
  expect(link).toHaveAttribute('href', `/account/heloc/${UUID}/show?preview=1&org=other`);
  expect(panel.getByRole('link', { name: /Acme/ })).toHaveAttribute('aria-current', 'true');
});

test('[ACC-D2] every page can be looked at by a preview', async () => {
  const { panel } = await openTab('Pages');
  expect(await panel.findByRole('link', { name: 'How can we reach you?' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/ask?preview=1`,
  );
});

test('[ACC-D2] a page with a path parameter is there to look at in each of its values', async () => {
  const pages = { ...smallCore.pages, proof: { title: 'Proof', params: { type: { enum: 'kind' } } } };
  const core = { ...smallCore, pages, words: { kind: { PAYSTUB: 'Paystubs', TAX: 'Tax records' } } };
  const { panel } = await openTab('Pages', {
    'GET /content/acme/abc/heloc/core.json': () => ({ body: core }),
  });
  const links = [await panel.findByRole('link', { name: 'Paystubs: Proof' })];
  links.push(panel.getByRole('link', { name: 'Tax records: Proof' }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/account/heloc/${UUID}/proof/PAYSTUB?preview=1`,
    `/account/heloc/${UUID}/proof/TAX?preview=1`,
  ]);
  expect(panel.queryByRole('link', { name: 'Proof' })).toBeNull();
});

test('[ACC-D4] a decision set aside holds in this session only, with its variables, and is no exposure', async () => {
  const decided: Routes = {
    [DECISION]: () => ({
      body: {
        decisions: [
          { key: 'try-words', enabled: false, variables: [{ key: 'tone', defaultValue: 'plain' }] },
        ],
      },
    }),
    'GET /content/acme/abc/support/core.json': () => undefined,
  };
  const { user, server, panel } = await openTab('Flags', decided, `/${UUID}/start`);
  expect(panel.getByText('tone = plain')).toBeVisible();
  overrideFlag('try-words', { flagEnabled: true, variables: { variant: 'bold' } });
  expect(await screen.findByRole('button', { name: 'Boldly on' })).toBeVisible();
  await user.selectOptions(panel.getByLabelText('Decision on try-words'), 'as decided');
  expect(await screen.findByRole('button', { name: 'Check my rate' })).toBeVisible();
  expect(server.calls(EXPOSURE)).toEqual([]);
});
