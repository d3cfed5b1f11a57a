/** The address behind a button or link of a page. */
/** Covers src/web/page/open-target.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { expect, test } from 'vitest';
import { targetHref } from '../../../src/web/page/open-target.ts';

test.each([
  ['bank/confirm', '/page/bank/confirm'],
  ['/dashboard', '/dashboard'],
  ['external:terms', 'https://x.example/terms'],
  ['external:email', '#'],
  ['external:missing', '#'],
  ['external:bad', '#'],
  ['//evil.example', '#'],
  ['tel:+18005550142', 'tel:+18005550142'],
])('the target %s is %s', (to, href) => {
  const org = { links: { terms: 'https://x.example/terms', bad: 'javascript:alert(1)' }, email: 'a b' };
  expect(targetHref(to, org, (page) => `/page/${page}`)).toBe(href);
});
