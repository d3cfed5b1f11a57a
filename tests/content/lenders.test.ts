/** Every lender of orgs/, one after the other: its flows compile, its colors can be read, its logo is safe, its figures hold. */
/**
 * Covers src/engine/finance/rate-range.ts, src/engine/journey/marks-crypto.ts,
 *   src/engine/lints/lender/logo.ts, src/engine/text/{phone,week-text}.ts,
 *   src/engine/theme/{brand-colors,color,palette}.ts, src/content, src/engine/theme.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import type { OrgContent } from '../../src/content/loaded/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { rateRange } from '../../src/engine/finance/rate-range.ts';
import { cryptoSources, marksCrypto } from '../../src/engine/journey/marks-crypto.ts';
import { lintLogo } from '../../src/engine/lints/lender/logo.ts';
import { phone } from '../../src/engine/text/phone.ts';
import { weekText } from '../../src/engine/text/week-text.ts';
import { brandPairs, brandScales } from '../../src/engine/theme/brand-colors.ts';
import { contrast, isHex } from '../../src/engine/theme/color.ts';
import { GROUNDS } from '../../src/engine/theme/ground.ts';
import { logoInTheDark } from '../../src/engine/theme/logo-in-the-dark.ts';
import { SHADES } from '../../src/engine/theme/palette.ts';

const { orgs } = readContent('.');
const base = orgs.default as OrgContent;
const lenders = Object.values(orgs);
const partners = lenders.filter(({ code }) => code !== 'default');
const having = (test: (lender: OrgContent) => unknown) => partners.filter(test).length;

test('there are forty beside our own', () => {
  expect(partners).toHaveLength(40);
});

test('texts name the phone as the lender writes it; a number with its country code is for links', () => {
  const texts = [...readTree('.')].filter(([path]) => /^(flows|orgs)\//.test(path));
  const wrong = texts.filter(([, json]) => /supportPhoneNumber\.number \|/.test(JSON.stringify(json)));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

describe.each(Object.keys(orgs))('%s', (code) => {
  const lender = orgs[code] as OrgContent;
  const { org, flows, data } = lender;
  const svg = readFileSync(`orgs/${code}/logo.svg`, 'utf8');

  test('has every flow, with every page', () => {
    const pages = (of: OrgContent) => Object.values(of.flows).map((flow) => Object.keys(flow.pages));
    expect(pages(lender)).toEqual(pages(base));
    expect(flows.register?.org.code).toBe(code);
  });

  test.each(['light', 'dark'] as const)('[ACC-X60] has colors that can be read on %s pages', (scheme) => {
    const pairs = brandPairs(org.theme, GROUNDS[scheme]);
    expect(pairs.filter(({ front, back, ratio }) => contrast(front, back) < ratio)).toEqual([]);
  });

  test('has a logo whose every color can be read in the dark', () => {
    const colors = logoInTheDark(svg).match(/#[0-9a-f]{6}/gi) ?? [];
    expect(colors.length).toBeGreaterThan(0);
    for (const color of colors) expect(contrast(color, GROUNDS.dark.surface)).toBeGreaterThanOrEqual(7);
  });

  test('[ACC-D3] has sixteen shades of both its colors, from 50 to 800 by 50, each darker than the one before', () => {
    expect(SHADES).toEqual(Array.from({ length: 16 }, (_, index) => String(50 * (index + 1))));
    for (const scale of Object.values(brandScales(org.theme))) {
      const onWhite = scale.map((shade) => contrast(shade, '#ffffff'));
      expect(scale.every(isHex)).toBe(true);
      expect(onWhite).toHaveLength(16);
      expect(onWhite).toEqual([...onWhite].sort((one, other) => one - other));
    }
  });

  test('has a safe logo of its own that fits the top bar', () => {
    const [, width = 0, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
    expect(lintLogo('logo.svg', svg, [org.companyNameShort])).toEqual([]);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(Buffer.byteLength(svg)).toBeLessThan(16_000);
    expect(svg).toContain(`>${org.companyNameShort}</title>`);
    expect(width / height).toBeLessThan(5);
    expect(width / height).toBeGreaterThan(2);
  });

  test('has words in its logo that can be read on what they stand on', () => {
    const paths = [...svg.matchAll(/<path [^>]*>/g)].map(([path]) => path);
    const words = paths.reduce((one, other) => (one.length < other.length ? other : one));
    const color = /fill="(#[0-9a-f]{6})"/.exec(words)?.[1] ?? '#000000';
    const isLight = contrast(color, '#ffffff') < 4.5;
    const badge = /fill="(#[0-9a-f]{6})"/.exec(paths[0] ?? '')?.[1] ?? '#ffffff';
    expect(contrast(color, isLight ? badge : '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('lends only where the product is licensed, and in New York only with permission', () => {
    const states = org.licensedStates ?? [];
    const known = [...(base.org.licensedStates ?? []), ...(org.allowNewYork ? ['NY'] : [])];
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => !known.includes(state))).toEqual([]);
    expect(states.includes('NY')).toBe(org.allowNewYork === true);
  });

  test('prices inside the promised range', () => {
    const pricing = data.heloc?.pricing;
    const range = pricing && rateRange(pricing);
    expect(range?.lowest).toBe(pricing?.rate.minimum);
    expect(range?.highest).toBe(pricing?.rate.maximum);
    expect(range?.lowest).toBeGreaterThanOrEqual(7.6);
    expect(range?.highest).toBeLessThanOrEqual(17.2);
    expect(pricing?.highCost).toEqual(base.data.heloc?.pricing?.highCost);
  });

  test('says of itself only its own', () => {
    const { companyName, companyNMLS, email, phoneFormatted, supportPhoneNumber, supportHoursText } = org;
    expect(phoneFormatted).toBe(phone(supportPhoneNumber.number).replace('+1 ', ''));
    expect(weekText(org.hours?.OPS_PHONE ?? []).length).toBeGreaterThan(0);
    expect(supportHoursText).toContain('Pacific Time');
    const same = lenders.filter(
      (other) => other.org.companyNMLS === companyNMLS || other.org.email === email,
    );
    expect(same.map(({ org: other }) => other.companyName)).toEqual([companyName]);
  });
});

describe('between them they use every switch', () => {
  test.each(['DIRECT', 'PARTNER', 'WHOLESALE', 'REFERRING_LO', 'CREDIT_UNION', 'BROKER'])('%s', (kind) => {
    expect(having(({ org }) => org.organization === kind)).toBeGreaterThan(1);
  });

  test.each<[string, (lender: OrgContent) => unknown]>([
    ['New York allowed', ({ org }) => org.allowNewYork],
    ['credit union administration logo', ({ org }) => toggle(org, 'credit-union-administration-logo')],
    ['crypto product', ({ org }) => org.products?.includes('CRYPTO_HELOC')],
    ['crypto product under its own name', ({ org }) => cryptoSources(org.productSettings).length > 1],
    ['equal opportunity lender', ({ org }) => org.footerImage === 'EOL'],
    ['equal housing lender', ({ org }) => org.footerImage === 'EHL'],
    ['equal housing opportunity', ({ org }) => org.footerImage === 'EHO'],
    ['privacy elsewhere', ({ org }) => org.privacyLinkIsExternal],
    ['privacy here', ({ org }) => !org.privacyLinkIsExternal],
    ['Portfolio Manager', ({ org }) => toggle(org, 'portfolio-manager')],
    ['no Portfolio Manager', ({ org }) => !toggle(org, 'portfolio-manager')],
    ['no chat', ({ org }) => !toggle(org, 'fe-webchat')],
    ['no leave-survey', ({ org }) => !toggle(org, 'leave-survey')],
    ['no feedback', ({ org }) => !toggle(org, 'ceo-feedback')],
    ['prices of its own', ({ data }) => data.heloc?.pricing?.version !== base.data.heloc?.pricing?.version],
    ['fewer states', ({ org }) => org.licensedStates?.length !== base.org.licensedStates?.length],
  ])('%s', (_, uses) => {
    expect(having(uses)).toBeGreaterThan(0);
  });

  test('FINDING-A3.10: utm_source=cloc marks a crypto visitor at every one of them', () => {
    expect(having(({ org }) => !marksCrypto(org.productSettings, 'cloc'))).toBe(0);
  });

  test('several support hours, loaders and corners', () => {
    const kinds = (of: (lender: OrgContent) => unknown) =>
      new Set(partners.map((one) => JSON.stringify(of(one)))).size;
    expect(kinds(({ org }) => org.hours?.OPS_PHONE)).toBeGreaterThan(5);
    expect(kinds(({ org }) => org.theme.loader)).toBe(4);
    expect(kinds(({ org }) => org.theme.radius)).toBe(4);
  });
});

function toggle({ publicFeatureToggles }: OrgContent['org'], name: string): boolean {
  return publicFeatureToggles?.[name] === true;
}
