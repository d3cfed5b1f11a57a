/** What is on the screen at the front door of every lender that takes no applications from the street. */
/** Covers src/web/journey/{place-route,support-route}.tsx, src/engine/journey/closed-to.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawApp } from '../fixtures/draw-app.tsx';
import type { Routes } from '../fixtures/fake-server.ts';
import { orgData } from '../fixtures/org.ts';
import { smallCore } from '../fixtures/small-flow.ts';
import { loginPages, supportBrief, supportRoute } from '../fixtures/support-pages.ts';

type Lender = { code: string; organization?: string; orgMetaData: { companyInfo: object } };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const site = read('flows/site.json');
const pages = { ...supportBrief('not-accepting'), ...supportBrief('dashboard'), ...loginPages };
const flow = { ...smallCore.flow, id: 'support', basePath: '/' };
const core = { ...smallCore, id: 'support', flow, pages, site };
const routes: Routes = {
  'GET /content/acme/abc/support/core.json': () => ({ body: core }),
  ...supportRoute('not-accepting'),
  ...supportRoute('dashboard'),
};

const lenders: Lender[] = readdirSync('orgs').map((code) => ({ code, ...read(`orgs/${code}/org.json`) }));
const closed = lenders.filter(({ organization }) => site.closed.organizations.includes(organization));
const isClosed = "We aren't taking applications here";

/** The web app as the server sends it to a visitor of this kind of lender. */
function open(path: string, organization: string | undefined) {
  const org = orgData();
  const companyInfo = { ...org.orgMetaData.companyInfo, organization };
  return drawApp(path, routes, { ...org, orgMetaData: { ...org.orgMetaData, companyInfo } } as typeof org);
}

const isAVisitor = () => window.localStorage.setItem('jwt-local', '');

test('there are closed lenders of both kinds', () => {
  expect(closed.length).toBeGreaterThanOrEqual(6);
  expect(new Set(closed.map(({ organization }) => organization)).size).toBe(2);
});

test.each(closed)(
  'a visitor of $code reads that it takes no applications, and sees no login',
  async (lender) => {
    isAVisitor();
    open('/', lender.organization);
    expect(await screen.findByRole('heading', { level: 1, name: isClosed })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'I already have an account' })).toBeVisible();
  },
);

test('whoever is signed in at a closed lender is led to their dashboard', async () => {
  window.localStorage.setItem('jwt-local', 'token');
  open('/', closed[0]?.organization);
  await screen.findByRole('heading', { level: 1, name: /dashboard|applications/i });
  expect(screen.queryByRole('heading', { name: isClosed })).toBeNull();
});

test('a lender that is open leads its visitors on', async () => {
  isAVisitor();
  open('/', 'RETAIL');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
