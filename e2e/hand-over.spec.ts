/** A borrower at a computer takes the photos with a phone: the code is scanned, the photos appear, the page continues. */
/** Covers src/web/blocks/hand-over. */
import { plainPng } from '../src/tools/journey/png.ts';
import { expect, test } from './fixtures.ts';

test('photos taken on a phone arrive on the computer, and the page is sent with them', async ({
  page,
  browser,
  server,
  reach,
  watched,
}) => {
  const { progress } = await reach('heloc/identity');
  // The bare page on which the session was planted has no icon.
  watched.problems.length = 0;
  await page.goto(`${server.base}/account/heloc/${progress.uuid}/identity`);
  await page.getByRole('radio', { name: /Driver's License/ }).check();
  await page.getByRole('combobox', { name: 'Which state issued it?' }).selectOption('CA');
  await page.getByRole('button', { name: 'Show the code for my phone' }).click();
  await expect(page.getByRole('img', { name: "Code to scan with your phone's camera" })).toBeVisible();

  // The link as the code holds it; the phone is another browser that has never signed in.
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => Object.assign(window, { text }),
    });
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await page.evaluate(() => String(Reflect.get(window, 'text')));
  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  const hand = await phone.newPage();
  await hand.goto(link);
  await expect(hand.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeVisible();
  await expect(page.getByText('Your phone is connected.')).toBeVisible();

  const files = hand.locator('input[type="file"]:not([capture])');
  for (let taken = 0; taken < 3; taken++) {
    await files.first().setInputFiles(photo(`photo-${taken}.png`, taken));
    await expect(hand.getByText(`photo-${taken}.png`, { exact: true }).first()).toBeVisible();
    await expect(files).toHaveCount(2 - taken);
  }
  // A plain gray picture is not sharp: that is advice, and stops nothing.
  await expect(hand.getByText('It looks blurry.').first()).toBeVisible();
  await expect(page.getByText('photo-2.png', { exact: true }).first()).toBeVisible();
  await hand.getByRole('button', { name: 'Done' }).click();
  await expect(hand.getByRole('heading', { name: 'Sent. You can put your phone away' })).toBeVisible();
  await expect(page.getByText("We've got your photos.")).toBeVisible();
  await hand.reload();
  await expect(hand.getByRole('heading', { name: 'This link has expired' })).toBeVisible();

  await page.getByRole('button', { name: 'Send my ID' }).click();
  await expect(page).toHaveURL(/signing\/intro$/, { timeout: 180_000 });
  await phone.close();
  expect(watched.problems).toEqual([]);
});

function photo(name: string, seed: number) {
  return { name, mimeType: 'image/png', buffer: plainPng(Date.now() + seed * 7919) };
}
