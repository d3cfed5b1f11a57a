/**
 * Each lender is found by its host and, outside production, by its code; its page holds its own data and no other
 * lender's (ACC-B2, THREAT-9).
 */
/**
 * Covers src/server/backend/content-library.ts, src/server/http/plugins/guard-org.ts,
 *   src/server/http/web/{fill-index,org-data}.ts, src/server/backend.
 */
import { describe, expect, test } from 'vitest';
import { contentLibrary } from '../../src/server/backend/content-library.ts';
import { guardOrg } from '../../src/server/http/plugins/guard-org.ts';
import { fillIndex } from '../../src/server/http/web/fill-index.ts';
import { orgData } from '../../src/server/http/web/org-data.ts';
import type { OrgTheme } from '../../src/types/org.ts';
import { productContent } from '../product.ts';

const content = productContent();
const lenders = Object.values(content.orgs);
const flows = contentLibrary(content, 'sandbox').roles;
const context = { basePath: '/account/heloc', mode: 'sandbox', flows, vocabulary: {} } as const;
const index = '<html lang="en-US"><head><title>x</title></head><body></body></html>';

type Asked = { hostname?: string; query?: object; headers?: object; cookies?: object };

async function orgOf(mode: 'sandbox' | 'production', asked: Asked): Promise<unknown> {
  const library = contentLibrary(content, mode);
  const request = { hostname: 'localhost', query: {}, headers: {}, cookies: {}, ...asked };
  const reply = { setCookie: () => reply };
  await guardOrg({ library, world: { mode } } as never)(request as never, reply as never, undefined as never);
  return 'orgCode' in request ? request.orgCode : undefined;
}

test('the flows say themselves what they are for', () => {
  expect(flows).toEqual({
    application: 'heloc',
    products: {},
    registration: 'register',
    registrations: ['register'],
    support: 'support',
    parts: ['signer'],
    byPrefix: { register: 'register', 'heloc-signer': 'signer', desk: 'desk' },
  });
});

describe.each(lenders)('$code', (lender) => {
  const { code, org } = lender;

  test('[ACC-B2] a lender is found by its code, outside production only', async () => {
    expect(await orgOf('sandbox', { query: { org: code } })).toBe(code);
    expect(await orgOf('production', { query: { org: code } })).toBe('default');
  });

  if (org.hosts)
    test('[ACC-B2] a lender is found by its hosts', async () => {
      for (const hostname of org.hosts ?? []) {
        expect(await orgOf('production', { hostname })).toBe(code);
        expect(await orgOf('production', { hostname: hostname.toUpperCase() })).toBe(code);
      }
    });

  test('[ACC-B2] its page is told everything that the specification names', () => {
    const data = orgData(lender, context);
    expect(data).toMatchObject({
      baseUrl: org.baseUrl,
      canonicalOrgCode: org.canonicalCode,
      orgBrand: org.brand,
      orgCode: code,
      orgMetaData: {
        companyInfo: { companyName: org.companyName, logoUrl: `/content/${code}/${lender.hash}/logo.svg` },
        products: org.products,
        footer: { companyNMLS: org.companyNMLS, footerImage: org.footerImage },
      },
      orgPricingData: { amount: { minimum: org.productSettings?.minAmount } },
      productSettings: org.productSettings,
      publicFeatureToggles: org.publicFeatureToggles,
      theme: { primary: org.theme.primary },
    });
  });

  test('when people answer the phone stands in the language of the page', () => {
    const hoursIn = (spoken: typeof lender) => {
      const { orgMetaData } = orgData(spoken, context) as { orgMetaData: { companyInfo: object } };
      return orgMetaData.companyInfo;
    };
    expect(hoursIn(lender)).toMatchObject({ supportHoursText: org.supportHoursText });
    for (const spoken of Object.values(lender.languages))
      expect(hoursIn(spoken)).toMatchObject({
        supportHoursText: expect.stringMatching(/^lunes.*\(hora del Pacífico\)$/),
      });
  });

  test('its own welcome greets readers of its language, and the words of the chat those of another', () => {
    const own = { ...lender, org: { ...org, chat: { ...org.chat, welcomeMessage: 'Hello there.' } } };
    expect(orgData(own, context)).toMatchObject({ chat: { welcomeMessage: 'Hello there.' } });
    for (const spoken of Object.values(lender.languages)) {
      const data = orgData({ ...spoken, org: own.org }, context) as { chat: object };
      expect(data.chat).not.toHaveProperty('welcomeMessage');
      expect(spoken.site.says).toMatchObject({
        chat: { welcome: expect.stringMatching(/^Le damos la bienvenida a {{company}}\. /) },
      });
    }
  });

  test('its page names no other lender', () => {
    const page = fillIndex(index, orgData(lender, context), {
      nonce: 'n',
      locale: 'en-US',
      theme: org.theme,
    });
    const others = lenders.filter((other) => other.code !== code && other.code !== org.canonicalCode);
    expect(others.filter((other) => page.includes(other.org.companyName)).map((other) => other.code)).toEqual(
      [],
    );
  });
});

test('a host is one lender’s: another one’s header is refused there in production', async () => {
  const [one, other] = lenders.filter(({ org }) => org.hosts);
  const asked = { hostname: one?.org.hosts?.[0] ?? '', headers: { 'x-org': other?.code } };

  await expect(orgOf('production', asked)).rejects.toThrow();
});

test('its look stands in the document before any script: in the dark too, unless it keeps to light', () => {
  const page = (theme: OrgTheme) =>
    fillIndex(index, orgData(lenders[0] as never, context), { nonce: 'n', locale: 'en-US', theme });
  const follows = page({ primary: '#1f4d3f' });
  expect(follows).toMatch(
    /<style nonce="n">:root:root{[^}]*--hl-link:#1f4d3f[^}]*}@media screen and \(prefers-color-scheme: dark\)/,
  );
  expect(follows).not.toContain('data-scheme');
  const light = page({ primary: '#1f4d3f', scheme: 'light' });
  expect(light).toContain('<html lang="en-US" data-scheme="light"');
  expect(light).not.toContain('prefers-color-scheme');
});

test('each lender has a hash of its own', () => {
  expect(new Set(lenders.map(({ hash }) => hash)).size).toBe(lenders.length);
});

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of a script in other letters', '</SCRIPT ><img src=x onerror=alert(1)>'],
  ['the beginning of a comment', '<!--<script>'],
  ['line separators', 'a\u2028b\u2029c'],
])('%s is inert even where it was forced in', (_, name) => {
  const hostile = { ...lenders[0], org: { ...lenders[0]?.org, companyName: name, companyNameShort: name } };

  const page = fillIndex(index, orgData(hostile as never, context), {
    nonce: 'n',
    locale: 'en-US',
    theme: { primary: '#1f4d3f' },
  });

  const json =
    /<script type="application\/json" id="hearthline-data">([^<]*)<\/script>/.exec(page)?.[1] ?? '';
  expect(page.match(/<script/gi)).toHaveLength(1);
  expect(page).not.toMatch(/<img|<!--|[\u2028\u2029]/);
  expect(JSON.parse(json).orgMetaData.companyInfo.companyName).toBe(name);
});
