/** Which addresses are open to visitors. */
/** Covers src/web/platform/data/listed-path.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isListed } from '../../../src/web/platform/data/listed-path.ts';

test('[ACC-B11] the paths of the specification open to visitors, and what lies beside them does not', () => {
  const { publicPaths } = JSON.parse(readFileSync('flows/site.json', 'utf8')) as { publicPaths: string[] };
  const open = [
    '/register',
    '/terms',
    '/communications',
    '/privacy',
    '/licenses',
    '/coming-soon',
    '/register/account-setup',
    '/register/support',
    '/heloc-signer/login',
  ];
  expect(open.filter((path) => !isListed(path, publicPaths))).toEqual([]);
  const shut = [
    '/',
    '/dashboard',
    '/dashboard/settings',
    '/heloc-signer',
    '/heloc-signer/sign',
    '/registered',
  ];
  expect(shut.filter((path) => isListed(path, publicPaths))).toEqual([]);
});

test('[ACC-B11] a listed path is meant with or without its last slash', () => {
  expect(isListed('/register/', ['/register'])).toBe(true);
  expect(isListed('/registered', ['/register'])).toBe(false);
});
