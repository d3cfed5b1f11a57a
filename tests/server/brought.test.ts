/** What a document brings so that the page asks for nothing before its first field, and whose answers may stand in it. */
/** Covers src/server/http/web/{bring,early-links,fill-index,org-data,page-in-words}.ts, src/server/start/routes/shell.ts, src/server/registration/routes/registration-draft.ts,
 * src/server/platform/flags/decided-for-all.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrgContent } from '../../src/content/loaded/content.ts';
import { decidedForAll } from '../../src/server/platform/flags/decided-for-all.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
// As the build names what only some pages need (src/tools/build/preload-parts.ts).
const part = (name: string, href: string) =>
  `<link rel="modulepreload" crossorigin href="${href}" data-part="${name}">`;
const built = [
  '<script type="module" crossorigin src="/account/heloc/assets/index-1.js"></script>',
  '<link rel="stylesheet" crossorigin href="/account/heloc/assets/index-1.css">',
  part('form', '/form.js'),
  part('icons', '/icons.js'),
  part('block:landing block:form', '/blocks.js'),
  part('block:cards', '/cards.js'),
];
const hrefOf = (tag: string) => / href="([^"]*)"/.exec(tag)?.[1] ?? '';
const web = mkdtempSync(`${tmpdir()}/hearthline-web-`);
beforeAll(async () => {
  writeFileSync(
    `${web}/index.html`,
    `<!doctype html><html lang="en"><head>${built.join('')}</head><body></body></html>`,
  );
  server = await openTestServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const draft = '/service-application/external/api/v1/registration';
const jsonOf = (html: string) =>
  /<script type="application\/json" id="hearthline-brought">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
const broughtTo = (answer: { body: string }) => JSON.parse(jsonOf(answer.body));
const flowOf = (id: string) => server.world.content.orgs.default?.flows[id];

test('a first visit to the registration finds its flow, its page, the hours and its own empty draft in the document', async () => {
  const visitor = new Visitor(server.app, 'default');
  const document = await visitor.get('/account/heloc/register');
  const { cores, pages, hours, registration } = broughtTo(document);
  const [page] = Object.keys(pages.register);

  expect(Object.keys(cores)).toContain('register');
  expect(cores.register.flow.sequence).toEqual(flowOf('register')?.flow.sequence);
  expect(pages.register[String(page)].title).toBe(flowOf('register')?.pages[String(page)]?.title);
  expect(hours).toEqual(server.world.content.orgs.default?.org.hours ?? {});
  expect(registration).toEqual((await visitor.get(draft)).json());
});

test('the page in the document is the page at its own address, with the sentences of its widgets', async () => {
  const { body } = await new Visitor(server.app, 'default').get('/account/heloc/register');
  const [[page = '', brought] = []] = Object.entries(JSON.parse(jsonOf(body)).pages.register);
  const { hash } = server.world.content.orgs.default ?? {};
  const url = `/content/default/${hash}/register/page/${page}.json`;

  expect(brought).toEqual((await new Visitor(server.app, 'default').get(url)).json());
  expect(brought).toHaveProperty('says.rooms');
});

test('the head names the validator of the page, under the content’s hash', async () => {
  const { body } = await new Visitor(server.app, 'default').get('/account/heloc/register');
  const [page] = Object.keys(JSON.parse(jsonOf(body)).pages.register);
  const { hash } = server.world.content.orgs.default ?? {};
  const href = `/content/default/${hash}/register/page/${page}.js`;

  expect(body).toContain(`<link rel="modulepreload" crossorigin href="${href}">`);
  expect((await new Visitor(server.app, 'default').get(href)).statusCode).toBe(200);
});

test('what a visitor has typed comes with their document and with nobody else’s, and no cache may keep it', async () => {
  const visitor = new Visitor(server.app, 'default');
  const [page] = Object.keys(broughtTo(await visitor.get('/account/heloc/register')).pages.register);
  const field = Object.keys(flowOf('register')?.pages[String(page)]?.fields ?? {})[0] ?? 'none';
  await visitor.put(`${draft}/drafts/${page}`, { data: { [field]: 'Mine </script>' } });
  const mine = await visitor.get('/account/heloc/register');
  const theirs = await new Visitor(server.app, 'default').get('/account/heloc/register');

  expect(broughtTo(mine).registration.drafts).toEqual({ [String(page)]: { [field]: 'Mine </script>' } });
  expect(mine.body).not.toContain('Mine </script>');
  expect(mine.headers['cache-control']).toBe('no-store');
  expect(broughtTo(theirs).registration.drafts).toEqual({});
});

test('who sent the visitor is known in the document, which begins no draft: the call notes it, once', async () => {
  for (const query of ['referrer=partner', 'utm_source=letter']) {
    const visitor = new Visitor(server.app, 'default');
    const { toNote, ...known } = broughtTo(
      await visitor.get(`/account/heloc/register?${query}`),
    ).registration;
    expect(toNote).toBe(true);
    expect(visitor.cookies).toEqual({});
    expect((await visitor.get(`${draft}?${query}`)).json()).toEqual(known);
    const again = broughtTo(await visitor.get(`/account/heloc/register?${query}`)).registration;
    expect(again).toEqual(known);
  }
});

test('an invitation, which opens once, is left to the call', async () => {
  const answer = await new Visitor(server.app, 'default').get('/account/heloc/register?invite=secret');
  expect(broughtTo(answer).registration).toBeUndefined();
  expect(broughtTo(answer).cores.register).toBeDefined();
});

test('an application’s address brings its flow, never anything of the application', async () => {
  const uuid = '3f2c1b4a-0000-4000-8000-000000000001';
  const answer = await new Visitor(server.app, 'default').get(`/account/heloc/${uuid}`);

  expect(Object.keys(broughtTo(answer)).sort()).toEqual(['cores', 'hours', 'pages']);
  expect(Object.keys(broughtTo(answer).cores)).toContain(server.world.content.orgs.default?.flows.heloc?.id);
});

test('an address that is nothing of ours brings nothing', async () => {
  expect(broughtTo(await new Visitor(server.app, 'default').get('/account/heloc/no/such/place'))).toBeNull();
});

test('the head keeps those parts of the program that the page has a use for, unmarked', async () => {
  const known = await new Visitor(server.app, 'default').get('/account/heloc/register?step=property-info');
  const unknown = await new Visitor(server.app, 'default').get('/account/heloc/no/such/place');
  const named = (body: string) => built.map(hrefOf).filter((href) => href && body.includes(`href="${href}"`));

  expect(named(known.body)).toEqual(['/account/heloc/assets/index-1.css', '/form.js', '/blocks.js']);
  expect(named(unknown.body)).toEqual(built.map(hrefOf).filter(Boolean));
  expect(known.body + unknown.body).not.toContain('data-part');
});

test('the answer begins by naming what the head names, so that nothing waits for the document', async () => {
  const { headers } = await new Visitor(server.app, 'default').get(
    '/account/heloc/register?step=property-info',
  );
  const { hash } = server.world.content.orgs.default ?? {};

  expect(String(headers.link).split(', ')).toEqual([
    '</account/heloc/assets/index-1.js>; rel=modulepreload',
    '</account/heloc/assets/index-1.css>; rel=preload; as=style; crossorigin',
    '</form.js>; rel=modulepreload',
    '</blocks.js>; rel=modulepreload',
    `</content/default/${hash}/register/page/property-info.js>; rel=modulepreload`,
  ]);
});

test('the document says what is decided alike for every visitor or for every one of a kind, and nothing that depends on who it is', async () => {
  const means = 'A flag.';
  const flags = {
    closed: { means, enabled: true, variables: { routes: '[]' } },
    agents: { means, enabled: true, for: 'agent' },
    words: { means, enabled: true, variants: { one: { share: 50 }, two: { share: 50 } } },
  };
  const lender = { org: { publicFeatureToggles: { chat: true } }, site: { flags } } as unknown as OrgContent;
  const { body } = await new Visitor(server.app, 'default').get('/account/heloc/register');

  expect(decidedForAll(lender)).toEqual([
    { key: 'closed', enabled: true, variables: [{ key: 'routes', defaultValue: '[]' }] },
    { key: 'chat', enabled: true, variables: [] },
    { key: 'agents', enabled: true, variables: [], for: 'agent' },
  ]);
  expect(body).toContain('"decisions":[');
});

test('what only the server says is in no document', async () => {
  const { body } = await new Visitor(server.app, 'default').get('/account/heloc/register');
  const { site } = broughtTo({ body }).cores.register;

  expect(Object.keys(site)).toContain('links');
  expect(site).not.toHaveProperty('messages');
  expect(site).not.toHaveProperty('serverSays');
});
