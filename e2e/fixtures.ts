/** A server of its own for each worker, and a page that fails the test on a console error or a content-security report. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signIn } from '../src/tools/browser/sign-in.ts';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import { drive, type Progress, readSample, untilAwake } from '../src/tools/journey/drive.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';

type Watched = { problems: string[] };
type Reached = { client: Client; progress: Progress };

export const test = base.extend<
  { watched: Watched; reach: (until: string) => Promise<Reached> },
  { server: RunningServer; slowly: undefined }
>({
  // SCRIPTS_LATE=1500: every script of every window comes so many milliseconds late, as over a slow line.
  slowly: [
    async ({ browser }, use) => {
      const lateMs = Number(process.env.SCRIPTS_LATE ?? 0);
      const slow = (context: BrowserContext) =>
        context.route('**/assets/*.js', async (route) => {
          await new Promise((come) => setTimeout(come, lateMs));
          await route.continue().catch(() => undefined);
        });
      if (lateMs > 0) browser.on('context', slow);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  server: [
    async ({}, use) => {
      const server = await startServer({ env: { HEARTHLINE_STAGE_MS: '150' }, readyWithinMs: 300_000 });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  // Every story is told to the same visitor, so that no experiment changes its words from run to run.
  page: async ({ page }, use) => {
    await page.addInitScript(keepTracker, controlVisitor);
    await use(page);
  },
  watched: async ({ page }, use) => {
    const watched: Watched = { problems: [] };
    watch(page, watched);
    await use(watched);
    expect(watched.problems, 'console errors and content-security reports').toEqual([]);
  },
  // Brings a new sample borrower to the page `until` (flow/page) over HTTP and signs the browser in as that person.
  reach: async ({ page, server }, use) => {
    await use(async (until) => {
      const client = openClient(server.base);
      const progress = await drive(client, readSample('happy'), { email: newEmail('happy'), until });
      if (progress.uuid) progress.journey = await untilAwake(client, progress.uuid);
      await signIn(page, client);
      return { client, progress };
    });
  },
});

export { expect, signIn };

/** An address that no earlier run has used, with the persona's key. */
export function newEmail(persona: string): string {
  return `e2e-${Date.now()}-${Math.floor(Math.random() * 1e6)}+${persona}@example.com`;
}

/** Sees the control of every experiment. */
const controlVisitor = '00000000-0000-4000-8000-000000000000';

// Runs in the page, before anything of ours. A page that has no origin yet keeps nothing.
function keepTracker(id: string) {
  try {
    localStorage.setItem('tracker_uuid-local', id);
  } catch {}
}

function watch(page: Page, watched: Watched) {
  page.on('console', (message) => {
    // A bare page such as /healthz has no icon, and a browser that asks for one is no fault of a story.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error') watched.problems.push(message.text());
  });
  page.on('pageerror', (error) => watched.problems.push(String(error)));
  page.on('request', (request) => {
    if (request.url().includes('/csp-report')) watched.problems.push(`CSP report: ${request.postData()}`);
  });
}
