/**
 * Where a login may lead when a request names the address (ACC-R2; THREAT-4): own paths only, whatever the spelling.
 */
/** Covers src/engine/text/own-path.ts, src/web/platform/api/transport/session-redirect.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnPath } from '../../../src/engine/text/own-path.ts';
import {
  afterLogin,
  isElsewhere,
  signedOutPath,
} from '../../../src/web/platform/api/transport/session-redirect.ts';
import { orgData } from '../../web/fixtures/org.ts';

const base = '/account/heloc';
const ground = orgData({ basePath: base });
const origins = ['https://apply.lender.example', 'http://127.0.0.1:3000'];
const dashboard = `${base}/dashboard`;

/** What a browser would open, seen from a page of ours. */
const opened = (to: string, origin: string) => new URL(to, `${origin}${base}/auth/login`);

const starts = [
  '',
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '/ ',
  '/\t',
  '/\n',
  '/\r',
  ' /',
  '\t/',
  '\u0000/',
  '/%2f',
  '/%5c',
  '/.',
  '/..',
  '/;',
  '/@',
  '/:',
];
const hosts = [
  'evil.example',
  'evil.example/a',
  'evil.example:443',
  '@evil.example',
  'a@evil.example',
  'evil%2eexample',
  'EVIL.example',
  '%65vil.example',
];
const schemes = [
  'http:',
  'https:',
  'HTTPS:',
  'javascript:',
  'JavaScript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'ftp:',
  'ws:',
  'about:',
  'mailto:',
];
const tails = ['', '//evil.example', 'alert(1)', '/\\evil.example'];
const corpus = [
  ...starts.flatMap((start) => hosts.map((host) => start + host)),
  ...schemes.flatMap((scheme) => tails.map((tail) => scheme + tail)),
  '/A',
  '/Z',
  '/1',
  '/_',
  '/-',
  '/É',
  '/ａ',
  '/?a',
  '/#a',
  '/',
  '',
  'a',
  '.',
  '..',
  '/a\\b',
  '/a\\\\evil.example',
  '/a b',
  '/a\tb',
  '/a\n//evil.example',
];

describe('THREAT-4', () => {
  test('there are at least two hundred ways to try', () => {
    expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
  });

  test('[ACC-R2][ACC-X64] none of them leads away, and what does not begin with / and a lowercase letter is not followed', () => {
    for (const wanted of corpus) {
      const followed = isOwnPath(wanted);
      if (!/^\/[a-z]/.test(wanted)) expect(followed, JSON.stringify(wanted)).toBe(false);
      for (const origin of origins)
        expect(opened(afterLogin(wanted, ground), origin).origin, JSON.stringify(wanted)).toBe(origin);
      if (!followed) expect(afterLogin(wanted, ground)).toBe(dashboard);
    }
  });

  test('[ACC-R2] nor does anything else that can be written', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.tuple(fc.constantFrom(...starts), fc.string(), fc.webUrl()).map((parts) => parts.join('')),
      fc.webPath().map((path) => `/${path}`),
    );
    fc.assert(
      fc.property(wild, fc.constantFrom(...origins), (wanted, origin) => {
        expect(opened(afterLogin(wanted, ground), origin).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });

  test('[ACC-R2] the way to the login and back is the page that was left', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const here = `/x${path}`;
        const search = query ? `?${query}` : '';
        const to = signedOutPath(ground, here, search);
        const wanted = new URL(to, origins[0]).searchParams.get('redirectUrl');
        expect(to.startsWith('/auth/login?redirectUrl=')).toBe(true);
        expect(afterLogin(wanted, ground)).toBe(`${base}${here}${search}`);
      }),
    );
  });
});

describe('[ACC-R1] there are exactly three places to go', () => {
  test.each([
    ['/heloc-signer', '', '/heloc-signer/login'],
    ['/heloc-signer/sign', '?a=1', '/heloc-signer/login'],
    ['/heloc-signers', '', '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signers'],
    ['/register', '?step=name&referrer=x', '/register?step=name&referrer=x'],
    ['/register/account-setup', '', '/register'],
    ['/registered', '', '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregistered'],
    ['/dashboard', '', '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fdashboard'],
  ])('%s%s', (path, search, to) => {
    expect(signedOutPath(ground, path, search)).toBe(to);
  });
});

test.each([
  ['https://login.broker.example/authorize?x=1', true],
  ['http://login.broker.example', false],
  ['https://user@evil.example', false],
  ['https:evil', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
])('[ACC-R3] the broker’s place %s: %s', (to, safe) => expect(isElsewhere(to)).toBe(safe));
