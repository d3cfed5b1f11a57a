/**
 * What the check refuses is inert even where it was forced in (THREAT-9): every lender of tests/content/hostile that brings
 * markup, a style, an address or a template is on a server that checked nothing, and the browser runs none of it: no
 * script, no dialog, no request to another site.
 */
/** Covers src/web/page, src/web/shell. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { applyPatch } from '../src/engine/content/apply-patch.ts';
import { openElsewhere, openForcedServer } from './forced-server.ts';
import { goWithin } from './go-within.ts';

type Hostile = { file: string; json?: unknown; text?: string };
type Heard = { ran: string[]; dialogs: string[] };

const product = fileURLToPath(new URL('../', import.meta.url));
const pack = join(product, 'tests/content/hostile');
const root = mkdtempSync(join(tmpdir(), 'hearthline-hostile-'));
let server: Awaited<ReturnType<typeof openForcedServer>>;
let elsewhere: Awaited<ReturnType<typeof openElsewhere>>;

test.beforeAll(async () => {
  elsewhere = await openElsewhere();
  for (const folder of ['flows', 'schemas', 'orgs/default', 'orgs/alderquay'])
    cpSync(join(product, folder), join(root, folder), { recursive: true });
  for (const name of lenders()) writeLender(name, hostileOf(name));
  writeLender('everything', { file: 'org.json', json: everything(elsewhere.base) });
  writeFile('everything', 'flows/register/pages/name.json', pageOf(elsewhere.base));
  writeFile('everything', 'logo.svg', logoOf(elsewhere.base));
  server = await openForcedServer(root);
});
test.afterAll(async () => {
  await server.close();
  elsewhere.close();
  rmSync(root, { recursive: true });
});

test('every lender of the pack with what a browser could run: its first page and a question run nothing of it', async ({
  page,
}) => {
  const heard = await listen(page);
  for (const name of lenders())
    await test.step(name, async () => {
      await visit(page, name, placesOf(hostileOf(name).file));
      expect.soft(heard, name).toEqual({ ran: [], dialogs: [] });
      expect.soft(elsewhere.heard, name).toEqual([]);
    });
});

test('all of it at once, with every link pressed and the logo opened by itself', async ({ page }) => {
  const heard = await listen(page);
  for (const path of ['/register', '/register?step=name&preview=1', '/login', '/dashboard'])
    await visit(page, 'everything', [path]);
  await page.goto(`${server.base}/account/heloc/register?step=name&preview=1&org=everything`);
  await expect(page.locator('main')).toContainText(/\S/);
  await pressEveryLink(page);
  const logo = await page.request.get(`${server.base}/account/heloc/register?org=everything`);
  const [hash] = /[0-9a-f]{64}/.exec(await logo.text()) ?? [];
  await page.goto(`${server.base}/content/everything/${hash}/logo.svg`);
  expect(await page.evaluate(() => document.documentElement.tagName)).toBe('svg');

  expect(heard).toEqual({ ran: [], dialogs: [] });
  expect(elsewhere.heard).toEqual([]);
});

test('the traps work: without the product around them they run', async ({ page }) => {
  const heard = await listen(page);
  await page.setContent(`<img src=x onerror="ran('img')"><a href="javascript:ran('link')">go</a>`);
  await page.getByText('go').click();
  await expect.poll(() => heard.ran).toEqual(['img', 'link']);
});

/** Hears of every script of the pack that runs, under whatever name it calls, and of every dialog. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { ran: [], dialogs: [] };
  await page.exposeFunction('ran', (what: string) => heard.ran.push(what));
  await page.addInitScript(() => {
    window.alert = (text) => Reflect.get(window, 'ran')(String(text));
  });
  page.on('dialog', (dialog) => {
    heard.dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  return heard;
}

/** The first place loads the lender with its document; the others are drawn by the app that then has it. */
async function visit(page: Page, org: string, [first = '', ...others]: string[]) {
  await page.goto(`${server.base}${placeOf(first, org)}`);
  // Whether it draws the page, its fallback or the reason: it has an end.
  await expect(page.locator('h1, [role="alert"]').first()).toBeVisible();
  for (const path of others) await visitWithin(page, placeOf(path, org));
}

async function visitWithin(page: Page, place: string) {
  const before = await page.locator('h1, [role="alert"]').first().innerText();
  await goWithin(page, place);
  await expect(page.locator('h1, [role="alert"]').filter({ hasNotText: before }).first()).toBeVisible();
}

const placeOf = (path: string, org: string) =>
  `/account/heloc${path}${path.includes('?') ? '&' : '?'}org=${org}`;

/** Links that lead anywhere are held back; those that would run something are let do it. */
async function pressEveryLink(page: Page) {
  const pressed = await page.locator('a').evaluateAll((links) => {
    for (const link of links) {
      const isScript = /^\s*javascript:/i.test(link.getAttribute('href') ?? '');
      if (!isScript) link.addEventListener('click', (event) => event.preventDefault());
      if (link instanceof HTMLElement) link.click();
    }
    return links.length;
  });
  expect(pressed).toBeGreaterThan(3);
}

/** Those whose mistake could reach a browser: prices, rules and ways are the server's alone. */
function lenders(): string[] {
  return readdirSync(pack)
    .map((file) => file.replace('.json', ''))
    .filter((name) => {
      const { file, json, text } = hostileOf(name);
      const isDrawn = /^(org\.json|logo\.svg|flows\/register\/pages\/)/.test(file);
      return isDrawn && mayRun(JSON.stringify(json ?? text));
    });
}

/** Markup, styles, addresses, templates and names of a prototype. Of plain words and numbers a browser runs nothing. */
const mayRun = (written: string) =>
  /<|script|data:|url\(|\/\/|ran\(|import|expression|proto|constructor|\{\{|[^{}"],?;|\\/i.test(written);

// Where the mistake would show: a page on that page, anything else at the start and on a question.
function placesOf(file: string): string[] {
  const [, page] = /^flows\/register\/pages\/(.+)\.json$/.exec(file) ?? [];
  return page ? [`/register?step=${page}&preview=1`] : ['/register', '/register?step=name&preview=1'];
}

function hostileOf(name: string): Hostile {
  return JSON.parse(readFileSync(join(pack, `${name}.json`), 'utf8'));
}

/** A plain lender with one file changed. */
function writeLender(code: string, { file, json, text }: Hostile) {
  cpSync(join(product, 'orgs/alderquay'), join(root, 'orgs', code), { recursive: true });
  const org = JSON.parse(readFileSync(join(root, 'orgs', code, 'org.json'), 'utf8'));
  const own = applyPatch(org, { code, canonicalCode: code, brand: code, hosts: null });
  writeFile(code, 'org.json', file === 'org.json' ? applyPatch(own, json) : own);
  if (file !== 'org.json') writeFile(code, file, text ?? json);
}

function writeFile(code: string, name: string, content: unknown) {
  const path = join(root, 'orgs', code, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Malice in every place of a lender that reaches a page. */
function everything(site: string) {
  const markup = `</script><script>ran('text')</script><img src=x onerror="ran('text')">`;
  const link = `javascript:ran('link')`;
  const css = `#fff;background:url(${site}/css)`;
  return {
    companyName: `Acme ${markup}`,
    companyNameShort: `Acme ${markup}`,
    companyAddress: { street1: markup, city: markup, state: 'WA', zip: '98101' },
    email: `a@b.example"onmouseover="ran('email')`,
    phoneFormatted: markup,
    logoUrl: `/content/everything/../../../orgs/default/org.json`,
    logoAlt: markup,
    logoRedirect: link,
    baseUrl: link,
    termsOfUseUrl: link,
    privacyPolicyUrl: `data:text/html,<script>ran('data')</script>`,
    privacyLinkIsExternal: true,
    licensesUrl: ` ${link}`,
    companyLegalUrl: `JaVaScRiPt:ran('case')`,
    companyNmlsURL: `java\nscript:ran('newline')`,
    additionalLinks: [{ type: 'FOOTER', name: markup, url: link }],
    disclosureCopy: `${markup} [press](${link}) ![x](${site}/picture)`,
    links: { terms: link, privacy: link, licenses: link, communications: link },
    texts: { lead: `${markup} [press](${link})` },
    theme: { primary: css, secondary: css, font: `x;} body{background:url(${site}/font)}` },
  };
}

function pageOf(site: string) {
  const markup = `<img src=x onerror="ran('page')"> <script>ran('page')</script>`;
  const links = `[press](javascript:ran('markdown')) [and](//${site.slice(7)}/x) ![x](${site}/picture)`;
  return { title: markup, lead: `${links} ${markup}`, schema: { properties: { first: { title: markup } } } };
}

function logoOf(site: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" onload="ran('logo')"><title>Acme</title>
<script>ran('logo script')</script><style>@import url(${site}/style);</style><image href="${site}/image" width="9" height="9"/>
<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${site}/foreign"/></foreignObject>
<a href="javascript:ran('logo link')"><path d="M0 0h90v40H0Z"/></a></svg>`;
}
