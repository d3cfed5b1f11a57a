/** A borrower chooses a language once: the page, its content, what is written to them and the record of consents follow. */
/** Covers src/server/platform/language. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageInWords } from '../../src/server/http/web/page-in-words.ts';
import { acceptedLanguage } from '../../src/server/platform/language/accepted-language.ts';
import { register } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
const web = mkdtempSync(`${tmpdir()}/hearthline-web-`);
beforeAll(async () => {
  writeFileSync(`${web}/index.html`, '<!doctype html><html lang="en-US"><head></head><body></body></html>');
  server = await openTestServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const choice = '/identity/api/v1/language';
const choose = async (visitor: Visitor, language: string) => (await visitor.put(choice, { language })).json();
const pageOf = async (visitor: Visitor) => (await visitor.get('/account/heloc/register')).body;

test('the page that comes after the choice is in that language, and says so', async () => {
  const visitor = new Visitor(server.app);
  const before = await pageOf(visitor);
  const answer = await choose(visitor, 'es');
  const after = await pageOf(visitor);

  expect(before).toContain('<html lang="en-US"');
  expect(after).toContain('<html lang="es-US"');
  expect(after).toContain(answer.contentHash);
  expect(answer).toMatchObject({
    language: 'es',
    languages: { en: { name: 'English' }, es: { name: 'Español' } },
  });
});

test('whoever reads Spanish gets back to English', async () => {
  const visitor = new Visitor(server.app);
  await choose(visitor, 'es');
  const answer = await choose(visitor, 'en');

  expect(answer).toMatchObject({ language: 'en', contentHash: server.world.content.orgs.default?.hash });
  expect(await pageOf(visitor)).toContain('<html lang="en-US"');
});

test('content has an address of its own in each language, and the validator serves both', async () => {
  const visitor = new Visitor(server.app);
  const { contentHash } = await choose(visitor, 'es');
  const english = server.world.content.orgs.default?.hash;
  const at = async (hash: string | undefined, file: string) =>
    (await visitor.get(`/content/default/${hash}/register/page/login-info.${file}`)).body;

  expect(JSON.parse(await at(contentHash, 'json'))).toMatchObject({ title: 'Cree su acceso' });
  expect(JSON.parse(await at(english, 'json'))).toMatchObject({ title: 'Create your login' });
  expect(await at(contentHash, 'js')).toBe(await at(english, 'js'));
});

test('a language that the lender does not speak is refused, and nothing changes', async () => {
  const visitor = new Visitor(server.app);
  const answer = await visitor.put(choice, { language: 'fr' });

  expect(answer.statusCode).toBe(422);
  expect(await pageOf(visitor)).toContain('<html lang="en-US"');
});

test('a code is sent in the language that was chosen', async () => {
  const visitor = new Visitor(server.app);
  await choose(visitor, 'es');
  await visitor.post('/identity/api/v1/otp', { email: 'ana@example.com' });

  const sent = server.outbox.sent.findLast(({ to }) => to === 'ana@example.com');
  expect(sent?.subject).toMatch(/^Su código de /);
});

test('a consent keeps the words that were shown, and their language', async () => {
  const visitor = await register(server, 'default', undefined, 'es');
  const { rows } = await consentsOf(visitor.uuid);

  expect(rows).toContainEqual(
    expect.objectContaining({ language: 'es', text: expect.stringMatching(/^Acepto los términos de /) }),
  );
});

test('the application follows a later choice of its owner', async () => {
  const visitor = await register(server);
  await choose(visitor, 'es');
  const row = await server.world.db
    .selectFrom('applications')
    .select('language')
    .where('uuid', '=', visitor.uuid)
    .executeTakeFirst();

  expect(row?.language).toBe('es');
});

test('a new device is greeted in the language of its browser, until its reader chooses one', async () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
  const visitor = new Visitor(server.app);
  const greeted = async () =>
    (await visitor.send({ method: 'GET', url: '/account/heloc/register', headers: spanish })).body;
  const before = await greeted();
  await choose(visitor, 'en');

  expect(before).toContain('<html lang="es-US"');
  expect(await greeted()).toContain('<html lang="en-US"');
});

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-CA,fr;q=0.9,en-US;q=0.5,es;q=0.4', 'en'],
  ['es;q=0,en', 'en'],
  ['fr,*;q=0.1', undefined],
  [undefined, undefined],
  [`${'x,'.repeat(100_000)}es`, undefined],
])('a browser that asks for %s gets %s', (header, tag) => {
  expect(acceptedLanguage(header, ['en', 'es'])).toBe(tag);
});

const bare = { id: 'x', title: 'X', display: { properties: {} } };

test('a Spanish page that gives documents says which language those are in', async () => {
  const { languages = {} } = server.world.content.orgs.default ?? {};
  const page = (content: object) => ({ ...bare, content: [content] }) as never;

  expect(pageInWords(languages.es as never, page({ block: 'documents' })).legal).toMatch(/inglés/);
  expect(pageInWords(languages.es as never, page({ block: 'text' })).legal).toBeUndefined();
});

test('a page that stays English brings what its widgets say in English too, and a Spanish one in Spanish', () => {
  const words = (yes: string, about: string) => ({
    'yes-no': { yes },
    page: { about },
    shell: { help: 'x' },
  });
  const spanish = { language: 'es', site: { says: words('Sí', 'Tiempo') } };
  const lender = { ...spanish, source: { says: words('Yes', 'Time') } } as never;
  const asks = { ...bare, ui: { attends: { 'ui:widget': 'yes-no' } } };

  expect(pageInWords(lender, { ...asks, language: 'en' } as never).says).toEqual({
    language: 'en',
    rooms: { 'yes-no': { yes: 'Yes' }, page: { about: 'Time' } },
  });
  expect(pageInWords(lender, asks as never).says).toEqual({
    language: 'es',
    rooms: { 'yes-no': { yes: 'Sí' } },
  });
});

async function consentsOf(uuid: string) {
  const rows = await server.world.db
    .selectFrom('consents')
    .select(['text', 'language'])
    .where('application_uuid', '=', uuid)
    .execute();
  return { rows };
}
