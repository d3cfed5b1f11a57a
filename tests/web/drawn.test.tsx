/** What the server draws of a page is what the browser draws of it, in both languages: nothing is drawn again when it takes over. */
/** Covers src/web/{draw,taken-over}.tsx, src/web/open-document.ts, src/web/platform/api/hooks/opening-cache.ts. */
// @vitest-environment jsdom
import './fixtures/browser.ts';

import { pathToFileURL } from 'node:url';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrgContent } from '../../src/content/loaded/content.ts';
import { compileValidator } from '../../src/content/validators/compile-validator.ts';
import { makeFormats } from '../../src/engine/answers/formats/formats.ts';
import { flowCore } from '../../src/engine/content/flow-core.ts';
import { flowRoles } from '../../src/engine/content/flow-roles.ts';
import { placeOf } from '../../src/engine/journey/place.ts';
import { sequencePages } from '../../src/engine/journey/sequence.ts';
import { bring } from '../../src/server/http/web/bring.ts';
import { orgData } from '../../src/server/http/web/org-data.ts';
import { inLanguage } from '../../src/server/platform/language/in-language.ts';
import { App } from '../../src/web/app.tsx';
import { bringPage } from '../../src/web/bring-page.ts';
import type { Drawing, Drawn } from '../../src/web/draw.tsx';
import { openDocument } from '../../src/web/open-document.ts';
import { bringForm } from '../../src/web/page/form-part.tsx';
import { loading } from '../../src/web/page/loading/loading-store.ts';
import { drawWhole } from '../../src/web/page/use-first-screen.ts';
import { announce } from '../../src/web/parts/announcer.tsx';
import type { OrgData } from '../../src/web/platform/data/org.ts';
import { forgetValues } from '../../src/web/platform/jsx/kept-parts.ts';
import { bringParts } from '../../src/web/platform/jsx/part.tsx';
import { TakenOver } from '../../src/web/taken-over.tsx';
import { productContent } from '../product.ts';

const content = productContent();
const roles = flowRoles(Object.values(content.orgs.default?.flows ?? {}), (flow) => flow.id === 'register');
const formats = makeFormats({ sandbox: true });
const base = '/account/heloc';

// As it is built: what draws on the server shares no React with a browser.
let draw: (drawing: Drawing) => Promise<Drawn>;
beforeAll(async () => {
  ({ draw } = await import(pathToFileURL('dist/draw/draw.js').href));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const [lender] = Object.values(content.orgs);
const spoken = lender ? ['en', 'es'].map((language) => inLanguage(lender, language)) : [];

test.each(spoken.map((lender) => [lender.org.code, lender.language, lender] as const))(
  'the pages of %s (%s) are taken over as they were drawn',
  async (_code, _language, lender) => {
    const wrong: string[] = [];
    let count = 0;
    // In one browser the suggestions of streets are here by then, and would be drawn at once.
    const paths = pathsOf(lender).filter(
      (path) => lender === spoken.at(0) || !path.endsWith('property-info'),
    );
    for (const path of paths) {
      const found = await differences(lender, path);
      count += 1;
      wrong.push(...found.map((line) => `${path}: ${line}`));
    }

    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(35);
  },
);

function pathsOf({ flows }: OrgContent): string[] {
  const { register, support, signer } = flows;
  if (!register || !support || !signer) throw new Error('no such flows');
  const steps = sequencePages(flowCore(register), { facts: {} });
  return [
    '/register',
    ...steps.map((page) => `/register?step=${page}`),
    ...Object.keys(support.pages).map((page) => `/${page}`),
    '/heloc-signer/login',
  ];
}

async function differences(lender: OrgContent, path: string): Promise<string[]> {
  const context = { basePath: base, mode: 'sandbox' as const, flows: roles, vocabulary: content.vocabulary };
  const org = JSON.parse(JSON.stringify(orgData(lender, context))) as OrgData;
  const [at = '', search = ''] = path.split('?');
  const done = Object.keys(lender.flows.register?.pages ?? {});
  const registration = { draft: {}, done, drafts: {} };
  const place = placeOf(at, search, roles);
  const { json, page } = bring({ lender, roles, place, registration });
  const found = page && lender.flows[page.flow]?.pages[page.page];
  if (!found) return ['nothing is brought'];
  const importModule = async () => ({ make: () => compileValidator(found, formats).validator });
  const drawn = await draw({ org, brought: JSON.parse(json), url: `${base}${path}`, importModule });
  window.history.replaceState(null, '', `${base}${path}`);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = drawn.text;
  await Promise.resolve();
  // React sets a property there, and does not know it again as the attribute that it is.
  for (const value of root.querySelectorAll('hl-value')) value.removeAttribute('translate');
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.map(String).join(' ')));
  const { opening } = await openDocument(JSON.parse(json), org, { bring: bringPage, importModule });
  await Promise.all([bringForm(), bringParts(drawn.parts)]);
  drawWhole();
  forgetValues();
  delete document.documentElement.dataset.live;
  const mounted = hydrateRoot(
    root,
    <StrictMode>
      <TakenOver>
        <App {...{ org, opening, importModule }} />
      </TakenOver>
    </StrictMode>,
    { onRecoverableError: (error) => said.push(String(error)) },
  );
  await vi.waitFor(() => expect(document.documentElement.dataset.live).toBe(''), 20_000);
  mounted.unmount();
  await atRest();
  root.remove();
  return said.filter((line) => /hydrat/i.test(line)).flatMap(whatDiffers);
}

// A page of another visit knows nothing of the one before it.
async function atRest(): Promise<void> {
  announce('');
  await vi.waitFor(() => expect(loading.read()).toBe('idle'), 20_000);
}

function whatDiffers(said: string): string[] {
  return said.split('\n').filter((line) => /^[+-]\s{2,}/.test(line));
}
