/** A page on paper shows the page: nothing that floats over it on a screen is on the copy. */
/** Covers src/web/platform/theme, src/web/chat. */
import { expect, test } from './fixtures.ts';

test('the chat, closed or open, is not printed over a page', async ({ page, server }) => {
  await page.goto(`${server.base}/account/heloc/write`);
  const chat = page.getByRole('button', { name: /Chat with us/ });
  await expect(chat).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chat).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await chat.click();
  const panel = page.locator('.hl-chat');
  await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
});
