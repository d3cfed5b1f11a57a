/** Nothing moves on any page while it comes: what is loaded later has its room, or what follows waits (web.dev/cls). */
/** Covers src/web/page, src/web/blocks. */
import { openClient } from '../src/tools/journey/client.ts';
import { drive, readSample } from '../src/tools/journey/drive.ts';
import { allPages, shownAt } from './all-pages.ts';
import { expect, newEmail, signIn, test } from './fixtures.ts';
import { settling } from './settling.ts';
import { expectSteady, watchShifts } from './shifts.ts';

const most = 0.02;

for (const width of [375, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('every page comes without a jump', async ({ page, server }) => {
      const client = openClient(server.base);
      const progress = await drive(client, readSample('happy'), { email: newEmail('happy') });
      await watchShifts(page);
      await signIn(page, client);
      const settled = settling(page);
      const pages = allPages();
      expect(pages.length).toBeGreaterThan(100);
      for (const name of pages)
        await test.step(name.join('/'), async () => {
          await page.goto(`${server.base}${shownAt(name, progress)}`);
          await settled();
          await expectSteady(page, most);
        });
    });
  });
