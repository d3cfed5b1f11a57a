/** How far along the sidebar says one is, in the real flow's own words. */
/** Covers src/engine/journey/progress.ts. */
import { expect, test } from 'vitest';
import { progress } from '../../src/engine/journey/progress.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { heloc, rulesOf, signer } from './heloc-core.ts';

const labels = [
  'Basic Info',
  'Select Offer',
  'Provide More Info',
  'Link Income Sources',
  'Verify Identity',
  'Sign Documents',
];

test.each([
  ['INITIAL', 0],
  ['PRODUCT_SELECT', 1],
  ['MORE_INFO', 2],
  ['LINK_INCOME', 3],
  ['ID_UPLOAD', 4],
  ['SIGNING', 5],
  ['ENOTARY', 6],
  ['MANUAL_NOTARY', 6],
  ['COMPLETE', 7],
  ['SOMETHING_ELSE', 0],
  [undefined, 0],
])('[ACC-P1] progress %s stands at %i', (value, index) => {
  expect(progress(heloc, { facts: {} }, value).index).toBe(index);
});

test('an offer that changed after it was chosen stands at step two, and the steps that were answered since stay done', () => {
  const answered = ['INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', undefined, 'LINK_INCOME'];
  expect(progress(heloc, { facts: {} }, 'PRODUCT_SELECT', answered)).toMatchObject({ index: 1, reached: 3 });
});

test('[ACC-P2] the last step is a call with the notary, or a meeting where the deed is signed by hand', () => {
  const status = (manualNotary: boolean) => ({ application: { status: { manualNotary } } });
  expect(progress(heloc, { facts: status(false) }, 'INITIAL').labels).toEqual([...labels, 'Talk to eNotary']);
  expect(progress(heloc, { facts: status(true) }, 'INITIAL').labels).toEqual([
    ...labels,
    'Schedule Notary Session',
  ]);
});

test('[ACC-P3] a signer who only co-signs has two steps', () => {
  expect(progress(signer, { facts: {} }, 'ENOTARY')).toMatchObject({
    index: 1,
    labels: ['Identity verification', 'Talk to eNotary'],
  });
});

test('[ACC-P3] a listed signer of the newer kind co-signs, one of the older kind and the borrower do not', () => {
  const rules = rulesOf('support');
  const isSigner = (type: string, additionalSignerVersion: string, uuid: string) => {
    const application = { additionalSignerVersion, helocSigners: [{ identityUuid: 'a' }] };
    return holds(rules, 'isAdditionalSigner', { identity: { uuid, type }, application });
  };
  const listed = [isSigner('BORROWER', 'v1', 'a'), isSigner('BORROWER', 'v0', 'a')];
  expect([...listed, isSigner('BORROWER', 'v1', 'b'), isSigner('CO_DEEDER', 'v0', 'b')]).toEqual([
    ...[true, false, false, true],
  ]);
});

test('[ACC-P4] the sentence beside the progress', () => {
  expect(progress(heloc, { facts: {} }, 'INITIAL').text).toBe(
    'Complete the loan process today and get funded in as little as five days.',
  );
});
