/** Lays all pictures of a gallery out on one sheet: a row of phones and desks, each pair under the name of its page. */
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

export type Shot = { page: string; width: number; file: string };

/** @returns the sheet's path */
export async function contactSheet(browser: Browser, shots: Shot[], path: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  const names = [...new Set(shots.map((shot) => shot.page))].sort();
  const figures = await Promise.all(names.map((name) => figure(name, shots)));
  await page.setContent(`<style>${style}</style><main>${figures.join('')}</main>`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  return path;
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
