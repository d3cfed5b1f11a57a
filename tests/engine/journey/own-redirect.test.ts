/** Covers src/engine/journey/own-redirect.ts. */
import { expect, test } from 'vitest';
import signer from '../../../flows/signer/flow.json' with { type: 'json' };
import { ownRedirect } from '../../../src/engine/journey/own-redirect.ts';

test.each([
  ['resume', '/'],
  ['conditions/identity', 'identity'],
  ['conditions/phone-number', 'conditions'],
  ['conditions/anything/else', 'conditions'],
  ['condition', undefined],
  ['constructor', undefined],
])('a co-owner who asks for %s is led to %s', (path, to) => {
  expect(ownRedirect(signer, path)).toBe(to);
});

test('a flow without redirects leads nowhere', () => {
  expect(ownRedirect({}, 'conditions')).toBeUndefined();
});
