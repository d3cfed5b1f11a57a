/** Fills a rendered page as a person would, from a sample's answers: finds each field, and uses it by role and label. */
import { expect, type Locator, type Page } from '@playwright/test';
import { plainPng } from '../src/tools/journey/png.ts';

type Fill = (field: Locator, value: never, page: Page) => Promise<void>;

/** @param widgets field name → widget name, as the page's JSON declares it */
export async function fillPage(page: Page, data: Record<string, unknown>, widgets: Record<string, string>) {
  await unfold(page);
  for (const [name, value] of Object.entries(data)) {
    const field = page.locator(`[data-field="${name}"]`);
    // A placeholder of facts means: what is already on the page stays.
    if (isKept(value) || (await field.count()) === 0) continue;
    const fill = fills[widgets[name] ?? 'text'] ?? typeText;
    await fill(field, value as never, page);
  }
}

/** Opens everything that the page folds. */
export async function unfold(page: Page) {
  const folded = page.locator('.hl-fold:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

function isKept(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$fact' in value;
}

const typeText: Fill = async (field, value: string | number) => {
  await field.locator('input, textarea').first().fill(String(value));
};
const typeDate: Fill = async (field, value: unknown, page) =>
  typeText(field, (await usDate(value, page)) as never, page);
const typeMonth: Fill = (field, value: string, page) =>
  typeText(field, value.split('-').reverse().join('/') as never, page);
const typePhone: Fill = (field, value: string, page) => typeText(field, value.slice(2) as never, page);
const choose: Fill = async (field, value: unknown) => {
  if (typeof value === 'object')
    return field.locator('input[type=radio]:enabled').first().check({ force: true });
  await field.locator(`input[type=radio][value="${value}"]`).check({ force: true });
};
const tick: Fill = async (field) => {
  await field.getByRole('checkbox').check({ force: true });
};
const wish: Fill = async (field) => {
  await field.getByRole('button').click();
};
const consent: Fill = async (field, value: never, page) => {
  const sample = field.getByRole('button', { name: /^Open/ });
  // A box that cannot be checked yet has a document to open first, whose button may still be on its way.
  if (await field.getByRole('checkbox').isDisabled()) {
    await sample.click();
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field.getByRole('checkbox')).toBeEnabled();
  }
  await tick(field, value, page);
};
const select: Fill = async (field, value: string) => {
  await field.getByRole('combobox').selectOption(value);
};

const fillAddress: Fill = async (field, value: Record<string, string>) => {
  for (const [part, label] of [
    ['street1', 'Street address'],
    ['city', 'City'],
    ['zip', 'ZIP code'],
  ] as const)
    await field.getByLabel(label, { exact: true }).fill(value[part] ?? '');
  await field.getByLabel('State', { exact: true }).selectOption(value.state ?? '');
};

const fillLink: Fill = async (field, value: { institution: string; username: string; password: string }) => {
  const search = field.getByRole('textbox').first();
  await search.fill(value.institution);
  await field.getByRole('button', { name: value.institution }).first().click();
  await field
    .getByLabel(/user ?name|login|email/i)
    .first()
    .fill(value.username);
  await field.locator('input[type=password]').fill(value.password);
  const checking = field.getByRole('radio', { name: 'Checking' });
  if (await checking.count()) await checking.check({ force: true });
};

const uploadPicture: Fill = async (field) => {
  const seed = Math.floor(Math.random() * 2 ** 32);
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `photo-${seed}.png`, mimeType: 'image/png', buffer: plainPng(seed) });
  await expect(field.getByRole('button', { name: /remove/i }).first()).toBeVisible();
};

const sign: Fill = async (field, value: { typedName: string; initials?: string }) => {
  await field.getByLabel('Full legal name').fill(value.typedName);
  if (value.initials) await field.getByLabel('Initials').fill(value.initials);
};

const readAll: Fill = async (field, _value: never, page) => {
  // By text, not by role: while the reader is open, the page behind it is inert and has no roles.
  const rows = field.locator('button', { hasText: /^Open/ });
  await expect(rows.first()).toBeVisible();
  while ((await rows.count()) > 0) {
    const before = await rows.count();
    await rows.first().click();
    const dialog = page.getByRole('dialog');
    // Its pages, or on a narrow screen its words.
    const shown = dialog.locator('canvas, .hl-reflowed');
    await expect(shown.first()).toBeVisible();
    await expect(async () => {
      await shown.last().scrollIntoViewIfNeeded();
      await dialog.locator('[data-end], .hl-pdf-end').first().scrollIntoViewIfNeeded();
      await expect(rows).toHaveCount(before - 1, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
};

const refuseAll: Fill = async (field) => {
  await expect(field.getByRole('checkbox').first()).toBeVisible();
  for (const box of await field.getByRole('checkbox', { name: /do not wish to provide/i }).all())
    await box.check({ force: true });
};

const otherDevice: Fill = async (field) => {
  await field.getByRole('checkbox').check({ force: true });
};

const answerQuiz: Fill = async (field, value: { $choices: number[] }) => {
  await expect(field.locator('fieldset').first()).toBeVisible();
  for (const [index, place] of value.$choices.entries())
    await field.locator('fieldset').nth(index).getByRole('radio').nth(place).check({ force: true });
};

/** Chooses the first day and hour on offer for as many times as the value says, a day apart. */
const choosePreferences: Fill = async (field, value: number) => {
  for (const [rank, row] of (await field.locator('fieldset').all()).slice(0, value).entries()) {
    await row
      .getByRole('combobox')
      .first()
      .selectOption({ index: 3 + rank });
    await row.getByRole('combobox').last().selectOption({ index: 2 });
  }
};

/** Answers the first of a list of given items: a choice and words. */
const explainItem: Fill = async (field, value: { answer: string; explanation: string }) => {
  const edit = field.getByRole('button', { name: /Edit/ });
  if (await edit.count()) await edit.first().click();
  await field.locator(`input[type=radio][value="${value.answer}"]`).check({ force: true });
  await field.locator('textarea').fill(value.explanation);
};

const fills: Record<string, Fill> = {
  birthdate: typeDate,
  date: typeDate,
  'year-month': typeMonth,
  phone: typePhone,
  'choice-cards': choose,
  radio: choose,
  'yes-no': choose,
  'slot-picker': choose,
  consent,
  checkbox: tick,
  'wish-link': wish,
  select,
  address: fillAddress,
  'bank-link': fillLink,
  'income-link': fillLink,
  'file-upload': uploadPicture,
  signature: sign,
  'document-reader': readAll,
  'choice-groups': refuseAll,
  'device-check': otherDevice,
  kba: answerQuiz,
  schedule: choosePreferences,
  'item-list': explainItem,
  'offer-selector': async () => {},
};

async function usDate(value: unknown, page: Page): Promise<string> {
  const isRelative = typeof value === 'object' && value !== null;
  const iso = isRelative ? await dayFromNow(Number(Reflect.get(value, '$days')), page) : String(value);
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}

/** The day that many days from now on the server, whose clock other stories may have moved. */
async function dayFromNow(days: number, page: Page): Promise<string> {
  const answer = await page.request.post(new URL('/sandbox/clock', page.url()).href, { data: { ms: 1 } });
  const { now } = (await answer.json()) as { now: string };
  return new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);
}
