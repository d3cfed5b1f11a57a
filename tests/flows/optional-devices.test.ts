/** A field that is shown as optional never says that it is needed, and says that one can do without it. */
/** Covers flows/heloc/pages/signing/sign.json, flows/signer/pages/sign.json. */
import { expect, test } from 'vitest';
import { textsIn } from '../../src/engine/content/texts-in.ts';
import { filesLike, wholeFile } from '../whole-files.ts';

type Page = {
  schema?: { required?: string[] };
  requiredWhen?: Record<string, string>;
  ui?: Record<string, { 'ui:widget'?: string }>;
};

const pages = filesLike(/^flows\/(?:heloc|signer|support|register)\/pages\//).map((path) => ({
  name: path.slice('flows/'.length),
  page: wholeFile<Page>(path),
}));

const optional = pages.flatMap(({ name, page }) => {
  const asked = new Set([...(page.schema?.required ?? []), ...Object.keys(page.requiredWhen ?? {})]);
  return Object.entries(page.ui ?? {})
    .filter(([field, ui]) => typeof ui === 'object' && 'ui:widget' in ui && !asked.has(field))
    .map(([field, ui]) => ({ place: `${name} ${field}`, ui }));
});

const needed =
  /\b(?:you'll need|you need to|you must|we need (?:to|this)|(?:is|are) required|the law requires|as required by)\b/i;

test('what a page lets one leave out is nowhere said to be needed', () => {
  expect(optional.length).toBeGreaterThan(30);
  const told = optional.flatMap(({ place, ui }) =>
    textsIn(ui).flatMap(({ text }) => (needed.test(text) ? [`${place}: ${text}`] : [])),
  );
  expect(told).toEqual([]);
});

test('where the device is optional, the page says that one can do without', () => {
  const devices = optional.filter(({ ui }) => ui['ui:widget'] === 'device-check');
  expect(devices.map(({ place }) => place).sort()).toEqual([
    'heloc/pages/signing/sign.json device',
    'signer/pages/sign.json device',
  ]);
  for (const { ui } of devices) expect(JSON.stringify(ui)).toContain('You can also sign without it.');
});
