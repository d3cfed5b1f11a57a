/** Covers src/server/web/{bring,fill-index,page-in-words}.ts, src/server/routes/{shell,registration-draft}.ts. */
/** What a document brings so that the page asks for nothing before its first field, and whose answers may stand in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
const web = mkdtempSync(`${tmpdir()}/hearthline-web-`);
beforeAll(async () => {
  writeFileSync(`${web}/index.html`, '<!doctype html><html lang="en"><head></head><body></body></html>');
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

test('an address that says who sent the visitor, or invites them, leaves the registration to the call that notes it', async () => {
  for (const query of ['referrer=partner', 'utm_source=letter', 'invite=secret']) {
    const answer = await new Visitor(server.app, 'default').get(`/account/heloc/register?${query}`);
    expect(broughtTo(answer).registration).toBeUndefined();
    expect(broughtTo(answer).cores.register).toBeDefined();
  }
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
