/** Which application and which page an address means. */
/** Covers src/engine/journey/place.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { expect, test } from 'vitest';
import { applicationOf, placeOf } from '../../../src/engine/journey/place.ts';
import { flows } from '../fixtures/org.ts';

const UUID = '3f2c1b4a-0000-4000-8000-000000000001';

const withConditions = { ...flows, byPrefix: { ...flows.byPrefix, conditions: 'conditions' } };

test('[ACC-B14] a UUID segment names the application', () => {
  expect(applicationOf(`/x/${UUID}/y`)).toBe(UUID);
  expect(applicationOf('/x/3f2c1b4a-0000')).toBeUndefined();
});

test.each([
  [`/${UUID}/bank/confirm`, { flow: 'heloc', page: 'bank/confirm', uuid: UUID }],
  [`/somewhere/else/${UUID}/bank/confirm`, { flow: 'heloc', page: 'bank/confirm', uuid: UUID }],
  [`/dashboard/${UUID}`, { flow: 'heloc', page: '', uuid: UUID }],
  [`/${UUID}/conditions/upload-document`, { flow: 'conditions', page: 'upload-document', uuid: UUID }],
  ['/register', { flow: 'register', page: '', uuid: undefined }],
  ['/register/account-setup', { flow: 'register', page: 'account-setup', uuid: undefined }],
  ['/heloc-signer/login', { flow: 'signer', page: 'login', uuid: undefined }],
  ['/dashboard/settings', { flow: 'support', page: 'dashboard/settings', uuid: undefined }],
])('%s', (path, place) => expect(placeOf(path, '', withConditions)).toMatchObject(place));
