/** A card of facts looks alike on every page: the styles of the lists beside it leave it alone. */
/** Covers src/web/blocks/rows.css, src/web/parts/figure-rows.css. */
import { expect, test } from './fixtures.ts';

test('on the page with the lists of devices and reminders, the rows of a card stand as close as elsewhere', async ({
  page,
  server,
  reach,
}) => {
  await reach('heloc/start/profile');
  await page.goto(`${server.base}/account/heloc/dashboard/settings`);
  await expect(page.locator('main ul.hl-rows').first()).toBeVisible();
  const rows = page.locator('main dl.hl-rows').first();
  await expect(rows).toHaveCSS('row-gap', 'normal');
  await expect(rows).toHaveCSS('margin-bottom', '0px');
});
