/** Covers src/web/page/answers.ts. */
/** The answers with which a page opens. */
import { expect, test } from 'vitest';
import type { Page } from '../../../src/web/data/content.ts';
import { openingAnswers } from '../../../src/web/page/answers.ts';

test('a page opens with what was chosen elsewhere, until its field has an answer of its own', () => {
  const page = {
    fields: { payType: { entity: 'bank', path: ['payType'] } },
    display: { properties: { payType: {} } },
    defaults: {},
    opensWith: { payType: 'application.payType' },
  } as unknown as Page;
  const chosen = { application: { payType: 'AUTOPAY' }, bank: {} };
  expect(openingAnswers(page, chosen)).toEqual({ payType: 'AUTOPAY' });
  expect(openingAnswers(page, { ...chosen, bank: { payType: 'MANUAL' } })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, chosen, { payType: 'MANUAL' })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, {})).toEqual({});
});
