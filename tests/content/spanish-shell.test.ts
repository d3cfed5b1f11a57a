/** Whoever reads Spanish reads no English around the page: in the header, menus, footer, dialogs or banners of any lender. */
/** Covers src/server/http/web/org-data.ts, src/engine/text/lenders-own.ts, flows/languages/es/site.json. */
import { expect, test } from 'vitest';
import { orgData } from '../../src/server/http/web/org-data.ts';
import { productContent } from '../product.ts';
import { flows } from '../web/fixtures/org.ts';

const { orgs } = productContent();
const context = { basePath: '/account/heloc', mode: 'sandbox', flows, vocabulary: {} } as const;

type Placed = [place: string, text: string];

/** What people do not read of the injected data: names, addresses, codes and what each language says of itself. */
const unread = new Set(
  `baseUrl canonicalOrgCode orgBrand orgCode companyInfo products publicFeatureToggles decisions theme links flows
   keepQuery source languages texts url companyName productSettings orgPricingData`.split(/\s+/),
);

function texts(value: unknown, place = ''): Placed[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unread.has(key) ? [] : texts(inner, `${place}/${key}`),
  );
}

const english =
  /\b(?:the|your|you|we|our|is|are|of|and|this|that|with|from|accessibility|become|find|write|read|see|log|help)\b/i;

const lenders = Object.entries(orgs).filter(([, lender]) => lender?.languages.es);

test.each(lenders)('%s says everything around the page in Spanish', (_code, lender) => {
  const spoken = lender?.languages.es;
  if (!spoken) throw new Error('The lender speaks no Spanish.');
  const read = texts(orgData(spoken, context));
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(([, text]) => english.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))).toEqual([]);
});

test('our own footer names its links and says its disclosure in Spanish', () => {
  const spoken = orgs.default?.languages.es;
  const { footer } = JSON.parse(JSON.stringify(spoken && orgData(spoken, context))).orgMetaData;
  expect(footer.additionalLinks.map(({ name }: { name: string }) => name)).toEqual([
    'Accesibilidad',
    'Cómo decidimos',
  ]);
  expect(footer.disclosureCopy).toMatch(/^Este no es un compromiso de préstamo\..*podría perderla\./);
});
