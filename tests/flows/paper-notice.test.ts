/** A reviewer looks for notices to cancel in the mail only while an owner has that right, has not used it, and no money was sent. */
/** Covers flows/heloc/rules/funding.json. */
import { expect, test } from 'vitest';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { heloc } from './heloc-core.ts';

const running = { checklistStatus: 'RESCISSION', rescissionApplies: true };

test.each([
  ['while the days run', running, true],
  [
    'until the money is sent, because a notice counts from its postmark',
    { ...running, checklistStatus: 'RECORDING' },
    true,
  ],
  ['not before the line is signed', { rescissionApplies: true }, false],
  ['not where there is no such right', { ...running, rescissionApplies: false }, false],
  ['not after an owner used it', { ...running, cancelled: true, rescinded: true }, false],
  [
    'not after the money was sent',
    { ...running, checklistStatus: 'FUNDING_DECISION', payout: 'SENT' },
    false,
  ],
  ['not once a reviewer has looked', { ...running, paperNoticesChecked: true }, false],
])('%s', (_, status, expected) => {
  const scope = scopeOf(heloc, { application: { status } });
  expect(holds(heloc.rules, 'isPaperNoticeAwaited', scope)).toBe(expected);
});
