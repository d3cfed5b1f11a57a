/** What the browser refuses by itself, whatever code asks (THREAT-8). */
/** Covers src/server/http/plugins/security-headers.ts, src/web/guard-markup.ts. */
import { expect, test } from './fixtures.ts';

test('markup and script from a string are refused by the browser itself (Trusted Types, THREAT-8)', async ({
  page,
  server,
}) => {
  await page.goto(`${server.base}/account/heloc/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const refuses = (work: () => void) => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    return [
      refuses(() => (document.createElement('div').innerHTML = '<img src=x onerror="1">')),
      refuses(() => (script.text = 'window.ran = true')),
      refuses(() => (script.src = 'https://evil.example/x.js')),
    ];
  });
  expect(refused).toEqual([true, true, true]);
});
