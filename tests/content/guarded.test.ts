/** Content that makes the check itself fail costs its lender the service, not everyone the start. */
/** Covers src/content/files/guarded.ts, src/content/merge/lender-of.ts. */
import { expect, test } from 'vitest';
import { guarded } from '../../src/content/files/guarded.ts';
import { lenderOf } from '../../src/content/merge/lender-of.ts';

test('whatever is thrown over one lender is an issue of that lender', () => {
  const [issue] = guarded('acme', () => {
    throw new RangeError('Maximum call stack size exceeded');
  });

  expect(issue).toMatchObject({ code: 'CHECK_FAILED', severity: 'error', place: 'orgs/acme/' });
  expect(issue?.message).toContain('Maximum call stack size exceeded');
  expect(issue && lenderOf(issue)).toBe('acme');
});

test('the product’s own lender is the product', () => {
  expect(lenderOf({ place: 'orgs/default/org.json#/theme' })).toBeUndefined();
  expect(lenderOf({ place: 'flows/heloc/rules/credit.json#/x' })).toBeUndefined();
  expect(lenderOf({ place: 'flows/heloc/rules/credit.json#/x', lender: 'acme' })).toBe('acme');
});
