/** Gives a browser the session of an HTTP client: its cookies and its token, as they would be after signing in. */
import type { Page } from '@playwright/test';
import type { Client } from '../journey/client.ts';

export async function signIn(page: Page, client: Client): Promise<void> {
  const cookies = client.cookies().map((cookie) => ({ ...cookie, url: client.base }));
  if (cookies.length > 0) await page.context().addCookies(cookies);
  // Any page of the server has its storage.
  if (!page.url().startsWith(client.base)) await page.goto(`${client.base}/healthz`);
  await page.evaluate((token) => {
    if (token) localStorage.setItem('jwt-local', token);
    else localStorage.removeItem('jwt-local');
  }, client.jwt());
}
