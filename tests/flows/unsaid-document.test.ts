/** Where neither a note nor a kind says which document is asked for, the page says how to learn it, and shows no empty note. */
/** Covers flows/heloc/rules/conditions.json, flows/signer/rules/conditions.json. */
import { expect, test } from 'vitest';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { heloc, signer } from './heloc-core.ts';

const open = {
  actionNeeded: true,
  requestDocuments: [{ type: 'SUPPORT', title: 'The document we asked for' }],
};

test.each([
  ['no note', open, true],
  ['a note says it', { ...open, commentsToBorrower: 'Send the plat of survey.' }, false],
  ['its kind says it', { ...open, requestDocuments: [{ type: 'TAX_BILL', title: 'Tax bill' }] }, false],
  ['it was sent', { ...open, actionNeeded: false }, false],
])('%s', (_, condition, expected) => {
  for (const core of [heloc, signer])
    expect(holds(core.rules, 'isDocumentUnsaid', scopeOf(core, { condition }))).toBe(expected);
});
