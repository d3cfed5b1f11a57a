/** A site of staging says above each page that it makes no loans; production and the sandbox say nothing of the kind. */
/** Covers src/server/http/web/fill-index.ts, src/server/start/routes/shell.ts. */
import { expect, test } from 'vitest';
import { productContent } from '../product.ts';
import { openTestServer } from './harness.ts';

const content = productContent();

const english = "This is a test site. No loan is made here. Don't enter anyone's real details.";
const spanish =
  'Este es un sitio de prueba. Aquí no se otorga ningún préstamo. No escriba los datos reales de nadie.';
const paths = [
  '/account/heloc/auth/login',
  '/account/heloc/register?step=property-info',
  '/account/heloc/no-such-page',
];

/** What a visitor's browser gets before any script of it runs. */
async function pagesOf(mode: 'sandbox' | 'production', env: Record<string, string>, language: string) {
  const server = await openTestServer({ content, mode, startQueue: false, env });
  const pages = [];
  for (const url of paths)
    pages.push((await server.app.inject({ url, headers: { 'accept-language': language } })).body);
  await server.close();
  return pages;
}

test('in staging it is the first thing on each page, in the reader’s language', async () => {
  const staging = { HEARTHLINE_MODE: 'staging' };
  for (const page of await pagesOf('production', staging, 'en-US'))
    expect(page).toMatch(
      new RegExp(`<body>(<style nonce="[^"]+">[^<]+</style>)?<aside[^>]*>${english}</aside>`),
    );
  for (const page of await pagesOf('production', staging, 'es'))
    expect(page).toContain(`>${spanish}</aside>`);
});

test('real borrowers and developers do not read it', async () => {
  const [production, sandbox] = await Promise.all([
    pagesOf('production', {}, 'en-US'),
    pagesOf('sandbox', {}, 'en-US'),
  ]);
  for (const page of [...production, ...sandbox]) expect(page).not.toContain('<aside');
});
