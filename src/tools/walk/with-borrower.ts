/** A server of one's own in the sandbox, a browser, and a borrower who lived through the sample: all of it ends with the work. */
import type { Browser } from '@playwright/test';
import type { OrgContent } from '../../content/loaded/content.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { startServer } from '../journey/start-server.ts';
import { type Lived, liveThrough } from './live-through.ts';

export async function withBorrower<Made>(
  lender: OrgContent,
  work: (browser: Browser, lived: Lived) => Promise<Made>,
): Promise<Made> {
  const server = await startServer({ env: { HEARTHLINE_STAGE_MS: '20' }, readyWithinMs: 120_000 });
  const browser = await openBrowser();
  try {
    return await work(browser, await liveThrough(server.base, lender));
  } finally {
    await browser.close();
    await server.remove();
  }
}
