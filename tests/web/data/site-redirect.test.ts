/** Where an old address leads, and what of its query goes along. */
/** Covers src/web/platform/data/site-redirect.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redirectOf } from '../../../src/engine/journey/redirect.ts';
import { keptSearch } from '../../../src/web/platform/data/site-redirect.ts';

test('redirects take the rest and only what the site keeps of the query', () => {
  const redirects = [{ from: '/account/heloc-signer*', to: '/heloc-signer*' }];
  expect(redirectOf(redirects, '/account/heloc-signer/sign')?.to).toBe('/heloc-signer/sign');
  expect(redirectOf(redirects, '/account')).toBeUndefined();
  expect(keptSearch('?pop-webchat=1&a=2', ['pop-webchat'])).toBe('?pop-webchat=1');
  expect(keptSearch('?a=2', [], true)).toBe('?a=2');
  expect(keptSearch('?redirectUrl=%2Fx&a=2', [], ['redirectUrl'])).toBe('?redirectUrl=%2Fx');
});

test('[ACC-B10][ACC-B12] the site carries pop-webchat across its redirects, and whole queries only where it says so', () => {
  const { redirects, keepQuery } = JSON.parse(readFileSync('flows/site.json', 'utf8'));
  const query = '?pop-webchat=1&referrer=a';
  const to = (path: string) => {
    const redirect = redirectOf(redirects, path);
    return redirect && redirect.to + keptSearch(query, keepQuery, redirect.keepsQuery);
  };
  expect(to('/')).toBe('/dashboard?pop-webchat=1');
  expect(to('/account')).toBe('/dashboard?pop-webchat=1');
  expect(to('/terms')).toBe('external:terms?pop-webchat=1');
  expect(to('/heloc-signer')).toBe('/heloc-signer/login?pop-webchat=1');
  expect(to('/account/register')).toBe(`/register${query}`);
  expect(to('/account/heloc-signer/sign')).toBe('/heloc-signer/sign?pop-webchat=1');
});
