/** What a browser gets: the page with its lender's data, content under a hash, and the headers of every answer. */
/**
 * Covers src/content/loaded/content.ts, src/engine/answers/formats/formats.ts, src/server/app.ts, src/server/http/web.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFormats } from '../../src/engine/answers/formats/formats.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
const web = mkdtempSync(`${tmpdir()}/hearthline-web-`);
beforeAll(async () => {
  mkdirSync(`${web}/assets`);
  writeFileSync(
    `${web}/index.html`,
    '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>',
  );
  writeFileSync(`${web}/assets/app-1a2b.js`, `export const words = '${'word '.repeat(500)}';`);
  for (const name of ['app-1a2b.css', 'inter-1a2b.woff2', 'pdf.worker.min-1a2b.mjs', 'logo-1a2b.svg'])
    writeFileSync(`${web}/assets/${name}`, name);
  writeFileSync(`${web}/.secret`, 'secret');
  server = await openTestServer({ webFolder: web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

const page = (url: string, orgCode = 'default') => new Visitor(server.app, orgCode).get(url);
const dataOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="hearthline-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );

test('[ACC-B2] the page holds its lender’s data as inert JSON, and the nonce of its styles', async () => {
  const answer = await page('/account/heloc/register');

  const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(answer.body)?.[1];
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(dataOf(answer.body)).toMatchObject({
    orgCode: 'default',
    basePath: '/account/heloc',
    mode: 'sandbox',
    orgMetaData: {
      companyInfo: { companyNameShort: 'Fixture' },
      footer: { licensesUrl: 'https://fixture.example/licenses' },
    },
    contentHash: server.world.content.orgs.default?.hash,
  });
});

test('a lender’s name cannot end the script that carries it, even if no lint had seen it', async () => {
  Object.assign(server.world.content.orgs.acme?.org ?? {}, { companyName: 'Acme </script><b>Bank' });
  const answer = await page('/account/heloc/register', 'acme');

  expect(answer.body).not.toContain('</script><b>');
  expect(dataOf(answer.body).orgMetaData.companyInfo.companyName).toBe('Acme </script><b>Bank');
});

test('[ACC-B2] the lender follows the host, or outside production the address', async () => {
  const at = async (url: string, headers: object = {}, cookies = {}) =>
    dataOf((await server.app.inject({ url, headers: { ...headers }, cookies })).body).orgCode;
  expect(await at('/account/heloc/register', { host: 'acme.example' })).toBe('acme');
  expect(await at('/account/heloc/register?org=acme')).toBe('acme');
  expect(await at('/account/heloc/register', {}, { hl_org: 'acme' })).toBe('acme');
  expect(await at('/account/heloc/register?org=nobody')).toBe('default');
});

test('declared addresses answer 200, unknown ones 404, both with the app', async () => {
  const uuid = crypto.randomUUID();
  const status = async (path: string) => (await page(`/account/heloc${path}`)).statusCode;
  for (const path of ['', '/', '/register', '/dashboard', `/${uuid}`, `/${uuid}/start`, `/${uuid}/papers`])
    expect(await status(path), path).toBe(200);
  for (const path of ['/nothing', `/${uuid}/nothing`, '/register/nothing', '/start'])
    expect(await status(path), path).toBe(404);
  expect((await page('/account/heloc/nothing')).body).toContain('hearthline-data');
});

test('[ACC-B3] short addresses lead below the base path', async () => {
  const to = async (url: string) =>
    (await server.app.inject({ url, headers: { accept: 'text/html' } })).headers.location;
  expect(await to('/')).toBe('/account/heloc/dashboard');
  expect(await to('/?pop-webchat=1&x=2')).toBe('/account/heloc/dashboard?pop-webchat=1');
  expect(await to('/register?referrer=a')).toBe('/account/heloc/register?referrer=a');
  expect(await to('/terms')).toBe('https://fixture.example/terms');
  expect((await page('/etc/passwd')).json().errors).toEqual(['Not found']);
});

test('built files are cached for good, and hidden ones are not there', async () => {
  const file = await page('/account/heloc/assets/app-1a2b.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await page('/account/heloc/assets/gone.js')).statusCode).toBe(404);
  expect((await page('/account/heloc/.secret')).body).not.toContain('secret<');
});

const ofDocuments = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
];

test('a part of a page says what it is, and nothing that only documents and workers are judged by', async () => {
  const { hash } = server.world.content.orgs.default ?? {};
  const assets = ['app-1a2b.js', 'app-1a2b.css', 'inter-1a2b.woff2'].map(
    (name) => `/account/heloc/assets/${name}`,
  );
  for (const url of [...assets, `/content/default/${hash}/heloc/page/start.js`]) {
    const { headers, statusCode } = await page(url);
    expect(statusCode, url).toBe(200);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(
      Object.keys(headers).filter((name) => ofDocuments.includes(name)),
      url,
    ).toEqual([]);
  }
});

test('a worker, a picture and a part that is not there carry the policy', async () => {
  for (const name of ['pdf.worker.min-1a2b.mjs', 'logo-1a2b.svg', 'gone.js', 'pdf%2eworker.min-1a2b.mjs']) {
    const { headers } = await page(`/account/heloc/assets/${name}`);
    expect(Object.keys(headers), name).toEqual(expect.arrayContaining(ofDocuments));
    expect(headers['content-security-policy'], name).toContain("default-src 'none'");
  }
});

test('the product starts no worker but one whose file says so', () => {
  const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const read = (name: string) => readFileSync(`src/web/${name}`, 'utf8');
  const starting = sources.filter((name) =>
    /\b(new (Shared)?Worker|serviceWorker|workerSrc)\b/.test(read(name)),
  );

  expect(starting).toEqual(['pdf/pdf-reader.tsx']);
  expect(read('pdf/pdf-reader.tsx')).toMatch(/from '[^']*\/pdf\.worker\.[^']*\?url'/);
});

test('content is served under its hash: the flow, a page, its validator', async () => {
  const hash = server.world.content.orgs.default?.hash;
  const base = `/content/default/${hash}/heloc`;
  const core = await page(`${base}/core.json`);
  expect(core.headers['cache-control']).toMatch(/immutable/);
  expect(core.json()).toMatchObject({ id: 'heloc', pages: { start: { title: 'Your details' } } });
  const start = (await page(`${base}/page/start.json`)).json();
  expect(start.fields.first).toEqual({ entity: 'profile', path: ['name', 'first'] });
  expect(start.authored).toBeUndefined();
  const { body } = await page(`${base}/page/start.js`);
  const { make } = await import(`data:text/javascript,${encodeURIComponent(body)}`);
  const check = make(makeFormats({ sandbox: true }), { ucs2length: (text: string) => [...text].length });
  expect([check({ maritalStatus: 'MARRIED' }), check({ maritalStatus: 'HAPPY' })]).toEqual([true, false]);
  const compressed = await server.app.inject({
    url: `${base}/core.json`,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString()).id).toBe('heloc');
});

test('a lender’s logo for white and the one for the dark are two files', async () => {
  const { hash } = server.world.content.orgs.default ?? {};
  const white = await page(`/content/default/${hash}/logo.svg`);
  const dark = await page(`/content/default/${hash}/logo-in-the-dark.svg`);
  expect(dark.headers['content-type']).toMatch(/^image\/svg/);
  expect([white, dark].map(({ body }) => body.includes('#1f4d3f'))).toEqual([true, false]);
});

test('content under another hash is answered with 404', async () => {
  const answer = await page(`/content/default/${'0'.repeat(64)}/heloc/core.json`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().message).toMatch(/Load it again/);
});

test('two spellings of one address serve one file', async () => {
  const { hash } = server.world.content.orgs.default ?? {};
  const plain = await page(`/content/default/${hash}/heloc/page/start.json`);
  const spelled = await page(`/content/default/${hash}/heloc/page/%73tart.json`);
  expect(spelled.statusCode).toBe(200);
  expect(spelled.body).toBe(plain.body);
});

test('pages and answers are compressed as the client likes', async () => {
  const get = (encoding: string) =>
    server.app.inject({ url: '/account/heloc/register', headers: { 'accept-encoding': encoding } });
  const [br, gzip, none] = await Promise.all(['gzip, deflate, br', 'gzip', 'br;q=0, identity'].map(get));

  expect([br, gzip, none].map((answer) => answer?.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  for (const answer of [br, gzip, none]) expect(answer?.headers.vary).toBe('accept-encoding');
  const words = '<!doctype html>';
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toContain(words);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toContain(words);
  expect(Number(br?.headers['content-length'])).toBe(br?.rawPayload.length);
  expect(Number(br?.headers['content-length'])).toBeLessThan(Number(none?.headers['content-length']) / 2);
});

test('a short response is not compressed', async () => {
  const answer = await server.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('every answer carries the headers, errors included', async () => {
  const urls = [
    '/healthz',
    '/nothing',
    '/account/heloc/register',
    '/account/heloc/%zz',
    '/service-profile/api/v1/profile',
  ];
  for (const url of urls) {
    const { headers } = await page(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    });
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy'], url).toContain('camera=(self), geolocation=(self)');
    expect(headers['x-powered-by'], url).toBeUndefined();
  }
});

test('changes asked for by another site are refused', async () => {
  const send = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email: 'a@example.com', password: 'x' },
      headers: { host: 'localhost:3000', ...headers },
    });
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost',
    'x',
  ])
    expect((await send({ origin })).statusCode, origin).toBe(403);
  for (const site of ['cross-site', 'same-site'])
    expect((await send({ 'sec-fetch-site': site })).statusCode, site).toBe(403);
  expect((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    401,
  );
});

test('policy reports are counted without what they could give away', async () => {
  const report = {
    'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example/?token=1' },
  };
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/csp-report',
      payload: JSON.stringify(report),
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(answer.statusCode, answer.body).toBe(204);
  }
  const rows = await server.world.db.selectFrom('csp_reports').selectAll().execute();
  expect(rows).toMatchObject([{ directive: 'script-src', blocked: 'https://evil.example', count: 2 }]);
});

test('hours and licences answer anyone', async () => {
  expect((await page('/service-operating-hours/external/api/v1/hours/OPS_PHONE/openStatus')).body).toMatch(
    /^(true|false)$/,
  );
  expect((await page('/service-operating-hours/external/api/v1/hours/OPS_PHONE')).json()).toHaveLength(7);
  const opening = (await page('/service-operating-hours/external/api/v1/hours/OPS_PHONE/opening')).json();
  expect(Date.parse(opening.changesAt)).toBeGreaterThan(server.world.clock.now());
  expect((await page('/service-operating-hours/external/api/v1/hours/OPS_NIGHT/openStatus')).statusCode).toBe(
    404,
  );
  expect((await page('/service-application/external/api/v1/heloc/state-licenses')).json()).toEqual({
    items: [{ abbrev: 'CA' }, { abbrev: 'WA' }],
  });
});
