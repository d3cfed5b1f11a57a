/**
 * Lays out all pictures of a gallery: phone and desktop side by side, each pair under its name, on as many sheets as
 * needed.
 */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

export type Shot = { page: string; width: number; file: string };

/** More pictures than these make a sheet that no one can read and few machines can draw. */
const pairsOnASheet = 48;

/** @param path of the first sheet, ending in .png; the second is called -2 and so on  @returns the sheets' paths */
export async function contactSheets(browser: Browser, shots: Shot[], path: string): Promise<string[]> {
  const names = [...new Set(shots.map((shot) => shot.page))].sort();
  const sheets = Math.ceil(names.length / pairsOnASheet);
  const each = Math.ceil(names.length / sheets);
  const paths: string[] = [];
  for (let sheet = 0; sheet < sheets; sheet++) {
    const own = names.slice(sheet * each, (sheet + 1) * each);
    const name = sheet === 0 ? path : path.replace(/\.png$/, `-${sheet + 1}.png`);
    await drawSheet(browser, await Promise.all(own.map((one) => figure(one, shots))), name);
    paths.push(name);
  }
  return paths;
}

async function drawSheet(browser: Browser, figures: string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  await page.setContent(`<style>${style}</style><main>${figures.join('')}</main>`, { timeout: 120_000 });
  await page.screenshot({ path, fullPage: true, timeout: 120_000 });
  await page.close();
}

// A long page is cut: the sheet is for comparing, the single pictures are for reading.
const style = `*{box-sizing:border-box}body{margin:32px;font:600 15px/20px system-ui;color:#14181f;background:#e6e6e2}
main{display:grid;grid-template-columns:repeat(3,1fr);gap:32px 28px}
figure{margin:0}figcaption{margin-bottom:8px}div{display:grid;grid-template-columns:168px 1fr;gap:10px}
span{display:block;height:430px;overflow:hidden;border-radius:8px;background:#fff;box-shadow:0 1px 4px #0002}
img{display:block;width:100%}`;

async function figure(name: string, shots: Shot[]): Promise<string> {
  const pair = shots.filter((shot) => shot.page === name).sort((a, b) => a.width - b.width);
  const pictures = await Promise.all(pair.map(picture));
  return `<figure><figcaption>${name}</figcaption><div>${pictures.join('')}</div></figure>`;
}

async function picture({ file }: Shot): Promise<string> {
  const data = (await readFile(file)).toString('base64');
  return `<span><img alt="" src="data:image/png;base64,${data}"></span>`;
}
