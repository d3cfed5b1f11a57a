/** The loan officer or broker beside a page. */
/** Covers src/web/platform/api/hooks/use-originator.ts, src/web/shell/originator-card.tsx. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { describe, expect, test } from 'vitest';
import { toOriginator } from '../../../src/web/platform/api/hooks/use-originator.ts';
import { originatorHeading } from '../../../src/web/shell/originator-card.tsx';

describe('[ACC-O1][ACC-O2] originator', () => {
  test('the heading names a broker only when no officer is known', () => {
    expect(originatorHeading({ brokerName: 'B' })).toBe('Your Broker');
    expect(originatorHeading({ originatorName: 'A', brokerName: 'B' })).toBe('Your Loan Officer');
  });

  test('without a name there is no originator', () => {
    expect(toOriginator({ originatorDisplayInfo: { email: 'a@b.example' } })).toBeUndefined();
    expect(toOriginator(undefined)).toBeUndefined();
    expect(toOriginator({ originatorDisplayInfo: { originatorName: 'A', nmls: null } })).toEqual({
      originatorName: 'A',
    });
  });
});
