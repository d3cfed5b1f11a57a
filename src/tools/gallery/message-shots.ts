/** Every message of a lender as the sandbox previews it, at both widths. */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { OrgContent } from '../../content/loaded/content.ts';
import { widths } from './camera.ts';
import type { Shot } from './contact-sheet.ts';

export async function messageShots(
  base: string,
  browser: Browser,
  { code, data }: OrgContent,
  out: string,
): Promise<Shot[]> {
  const names = Object.entries(data).flatMap(([flow, { messages }]) =>
    Object.keys(messages?.messages ?? {}).map((name) => `${flow}/${name}`),
  );
  const shots: Shot[] = [];
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 600 } });
    for (const name of names) {
      await page.goto(`${base}/sandbox/messages/${name}?org=${code}`, { waitUntil: 'load' });
      const file = join(out, `${code}-message-${name.replace('/', '-')}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      shots.push({ page: name, width, file });
    }
    await page.close();
  }
  return shots;
}
