/** The front door of each lender that takes no applications from the street says so, on a desktop and on a phone. */
/** Covers src/web/journey/support-route.tsx, flows/support/pages/not-accepting.json. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const closed = readdirSync('orgs').filter((code) =>
  ['WHOLESALE', 'REFERRING_LO'].includes(
    JSON.parse(readFileSync(`orgs/${code}/org.json`, 'utf8')).organization,
  ),
);

for (const width of [1280, 375])
  test(`[ACC-B13] the front door of closed lenders at ${width}`, async ({ page, server, watched }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const org of closed) {
      await page.goto(`${server.base}/account/heloc/?org=${org}`);
      await expect(
        page.getByRole('heading', { level: 1, name: "We aren't taking applications here" }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/account\/heloc\/(\?|$)/);
      await page.screenshot({ path: `test-results/closed-${org}-${width}.png`, fullPage: true });
    }
    expect(watched.problems).toEqual([]);
  });
