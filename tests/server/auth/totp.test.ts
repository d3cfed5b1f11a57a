/** Covers src/server/auth/totp.ts. */
import { expect, test } from 'vitest';
import { base32, otpauthUri, stepOf, totpCode } from '../../../src/server/auth/totp.ts';

const secret = Buffer.from('12345678901234567890');

test('RFC 6238: the codes of its appendix B, in six digits', () => {
  const seconds = [59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000];
  const codes = seconds.map((at) => totpCode(secret, stepOf(at * 1000)));
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

test('RFC 4648: the secret in letters that an app takes', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});

test('an app reads lender, login and secret from the address, blanks included', () => {
  const uri = otpauthUri(secret, 'First & Main Bank', 'ann+desk@example.com');
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toBe('/First & Main Bank:ann+desk@example.com');
  expect(uri).not.toMatch(/[+ ]/);
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: base32(secret),
    issuer: 'First & Main Bank',
    digits: '6',
    period: '30',
  });
});
