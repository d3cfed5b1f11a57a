/** Looks at one page in Chromium: whether it is the right one and stands there whole, and what axe finds, at both widths. */
import type { Page } from '@playwright/test';
import { axeFindings } from '../browser/axe-scan.ts';
import { beyondEdge } from '../browser/beyond-edge.ts';
import { showWhole } from '../browser/show-whole.ts';
import { untilQuiet } from '../browser/until-quiet.ts';

export const widths = [375, 1280];

export type Expected = {
  /** The page that has to be drawn; undefined where it does not matter which. */
  page: string | undefined;
  /** The fields that its rules show; undefined where its facts are not known. */
  fields?: ReadonlySet<string> | undefined;
};

/** @returns what is wrong, each in a line; empty when all is well */
export async function lookAt(page: Page, address: string, expected: Expected): Promise<string[]> {
  await page.setViewportSize({ width: widths[0] ?? 375, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  await untilQuiet(page);
  const drawn = await drawnPage(page);
  if (expected.page !== undefined && drawn.page !== expected.page)
    return [`draws ${drawn.page ?? drawn.titles[0]} instead`];
  const findings = wrongDrawing(drawn, expected);
  for (const width of widths) {
    await showWhole(page, width);
    const says = [...(await axeFindings(page)), ...(await beyond(page))];
    findings.push(...says.map((one) => `${width} px: ${one}`));
  }
  return findings;
}

type Drawn = { page: string | undefined; titles: string[]; fields: string[] };

function drawnPage(page: Page): Promise<Drawn> {
  return page.evaluate(() => ({
    page: document.querySelector('article[data-page]')?.getAttribute('data-page') ?? undefined,
    titles: [...document.querySelectorAll('main h1')].map((title) => title.textContent ?? ''),
    fields: [...document.querySelectorAll('main [data-field]')].map(
      (field) => field.getAttribute('data-field') ?? '',
    ),
  }));
}

function wrongDrawing({ titles, fields: drawn }: Drawn, { fields }: Expected): string[] {
  const missing = [...(fields ?? [])].filter((name) => !drawn.includes(name));
  const extra = fields ? drawn.filter((name) => !fields.has(name)) : [];
  return [
    ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
    ...missing.map((name) => `does not draw the field ${name}`),
    ...extra.map((name) => `draws the field ${name}, which its rules hide`),
  ];
}

async function beyond(page: Page): Promise<string[]> {
  const over = await beyondEdge(page);
  return over > 0 ? [`${over} pixels lie beyond the edge`] : [];
}
