/**
 * The server draws pages: each can be read and typed into before a script has come. The browser takes it over as it is; what was typed
 * is kept, and a button that was pressed is pressed, once. Where scripts are blocked the page says what it asks, and who to call.
 */
/** Covers src/web/{draw,main,taken-over}.tsx, src/web/open-document.ts, src/server/http/web/{drawn,drawn-root}.ts, src/server/start/routes/drawn-for.ts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSample } from '../src/tools/journey/drive.ts';
import { expect, test } from './fixtures.ts';

const base = '/account/heloc';
const LATER_MS = 400;
const { publicPaths } = JSON.parse(readFileSync('flows/site.json', 'utf8')) as { publicPaths: string[] };
const question = '/register?step=property-info';
const campaign = 'utm_source=autumn&gclid=7';
const invited = ['/heloc-signer/invitation', '/heloc-signer/login'];
const visits = [
  {
    org: 'default',
    language: 'en',
    paths: [...publicPaths, question, `${question}&${campaign}`, ...invited],
  },
  { org: 'default', language: 'es', paths: [...publicPaths, question] },
  { org: 'sunhatch', language: 'en', paths: ['/register', question, '/auth/login'] },
  { org: 'kestrelmoor', language: 'es', paths: ['/register', question, '/auth/login'] },
];

for (const { org, language, paths } of visits)
  test(`what a visitor of ${org} may open (${language}) is drawn, and taken over as it is`, async ({
    page,
    server,
    watched,
  }) => {
    await page.addInitScript(defineLook);
    const domain = new URL(server.base).hostname;
    await page.context().addCookies([{ name: 'hl_language', value: language, domain, path: '/' }]);
    await page.goto(`${server.base}${base}/register?org=${org}`);
    let drawn = 0;
    for (const path of paths) {
      const release = await holdScripts(page);
      await page.goto(`${server.base}${base}${path}`, { waitUntil: 'commit' });
      await expect(page.locator('#root > main')).toBeAttached();
      const titles = await page.locator('h1').count();
      // The other addresses lead on.
      if (titles > 0) {
        drawn += 1;
        const title = await page.title();
        const marked = await page.locator('#root').evaluate(markAll);
        await release();
        await expect(page.locator('html')).toHaveAttribute('data-live', '');
        await expect(page.locator('h1[data-drawn-here]'), path).toBeVisible();
        expect(await page.locator('#root').evaluate(lostOf), path).toEqual([]);
        expect(await page.locator('#root').evaluate(changedOf), path).toEqual([]);
        expect(await page.title(), path).toBe(title);
        expect(marked, path).toBeGreaterThan(10);
      } else await page.goto('about:blank');
      await release();
    }
    expect(drawn).toBeGreaterThan(paths.length / 4);
    expect(watched.problems).toEqual([]);
  });

for (const by of ['', `&${campaign}`])
  test(`what is typed and pressed before the script has come is kept, and sent once${by && ' (from a campaign)'}`, async ({
    page,
    server,
    watched,
  }) => {
    const { data = {} } = readSample('happy').steps.find((step) => step.page === 'property-info') ?? {};
    const home = data.location as Record<string, string>;
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/registration') && sent.push(request.url()));
    const release = await holdScripts(page);
    await page.goto(`${server.base}${base}${question}${by}`, { waitUntil: 'commit' });

    for (const part of ['street1', 'city', 'zip'])
      await page.locator(`[id="field-location-${part}"]`).fill(home[part] ?? '');
    await page.locator('[id="field-location-state"]').selectOption(home.state ?? '');
    await page.locator(`[id="field-occupancy-${data.occupancy}"]`).check({ force: true });
    await page.locator('[id="field-ownsHome"]').check({ force: true });
    const send = page.getByRole('button', { name: 'Continue' });
    await send.click();
    await send.click();
    await release();

    await expect(page).not.toHaveURL(/step=property-info/);
    await expect(page.locator('h1')).not.toHaveText('Which home would you like to borrow against?');
    const submissions = sent.filter((url) => url.includes('/submission'));
    expect(submissions).toHaveLength(1);
    // Who sent the visitor is noted before the first answer is.
    if (by) expect(sent.findIndex((url) => url.includes('utm_source=autumn'))).toBe(0);
    expect(page.url()).not.toContain(home.zip);
    expect(watched.problems).toEqual([]);
  });

test('what a tool of the browser fills at once is sent, while parts that the page can do without are still coming', async ({
  page,
  server,
}) => {
  const address = `${server.base}${base}${question}`;
  const { data = {} } = readSample('happy').steps.find((step) => step.page === 'property-info') ?? {};
  const named = await (await page.request.get(address)).text();
  // What the document does not name never comes.
  await page.route('**/assets/*.js', (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  );
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-live', '');

  const sent = page.waitForRequest((request) => request.url().includes('/submission'));
  await page.evaluate(fillSilently, data);
  const { data: answers } = (await sent).postDataJSON();
  expect(answers.location).toMatchObject(data.location as Record<string, string>);
  expect(answers.occupancy).toBe(data.occupancy);
});

test('where scripts are blocked the page says what it asks, and who to call', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.base}${base}${question}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Which home would you like to borrow against?',
  );
  await expect(
    page.getByText(/Turn it on in your browser, or call us at \(\d{3}\) \d{3}-\d{4}\./),
  ).toBeVisible();
  await context.close();
});

// Runs in the page, without an event. Presses at once.
function fillSilently({ location, occupancy }: Record<string, unknown>): void {
  const box = (id: string) => document.getElementById(`field-${id}`) as HTMLInputElement;
  for (const [part, value] of Object.entries(location as Record<string, string>))
    box(`location-${part}`).value = value;
  for (const id of [`occupancy-${occupancy}`, 'ownsHome']) box(id).checked = true;
  document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click();
}

test('what is typed while the script comes is kept whole', async ({ page, server }) => {
  const release = await holdScripts(page);
  await page.goto(`${server.base}${base}${question}`, { waitUntil: 'commit' });
  const street = page.getByLabel('Street address', { exact: true });
  await street.focus();
  const typing = page.keyboard.type('101 Sandbox Way, back house', { delay: 40 });
  await page.waitForTimeout(120);
  await release();
  await typing;
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  // The field that suggests has come, or waits until this one is left.
  await page.waitForTimeout(3 * LATER_MS);
  await expect(street).toHaveValue('101 Sandbox Way, back house');
  await expect(street).toBeFocused();
});

declare global {
  interface Window {
    lookOf(one: Element): string;
  }
}
// Runs in the page. What a person sees of an element, but for where it stands.
function defineLook(): void {
  const seen = ['color', 'background-color', 'font', 'display', 'visibility', 'border', 'padding', 'margin'];
  window.lookOf = (one) => {
    const style = getComputedStyle(one);
    return seen.map((name) => style.getPropertyValue(name)).join('|');
  };
}

// Run in the page. All that may be read, pressed or typed into.
function markAll(root: Element): number {
  const all = [...root.querySelectorAll('h1, h2, p, a, button, input, select, textarea')];
  for (const one of all) one.toggleAttribute('data-drawn-here', true);
  // Which language a browser prefers is known only there.
  const others = [...root.querySelectorAll('*')].filter((one) => !one.closest('.hl-language'));
  const looks = others.map((one) => [one, window.lookOf(one)] as const);
  Object.assign(window, { marked: all, looks });
  return all.length;
}
function changedOf(): string[] {
  const { looks } = window as unknown as { looks: [Element, string][] };
  const changed = looks.filter(([one, look]) => one.isConnected && window.lookOf(one) !== look);
  return changed.map(([one, look]) => `${one.outerHTML.slice(0, 120)} ${look} ${window.lookOf(one)}`);
}
function lostOf(): string[] {
  const { marked } = window as unknown as { marked: Element[] };
  // The plain field of a street gives way to one that suggests (src/web/widgets/parts/street-input.tsx).
  const isLost = (one: Element) => !one.isConnected && one.getAttribute('autocomplete') !== 'address-line1';
  return marked.filter(isLost).map((one) => one.outerHTML.slice(0, 200));
}

/** The entry comes when it is let, and the parts later than it. @returns lets them come */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let come = () => {};
  const free = new Promise<void>((done) => (come = done));
  await page.route('**/assets/*.js', async (route) => {
    await free;
    if (!/\/index-[^/]*$/.test(route.request().url()))
      await new Promise((done) => setTimeout(done, LATER_MS));
    await route.continue().catch(() => undefined);
  });
  return async () => {
    come();
  };
}
