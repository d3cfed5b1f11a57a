/** The answers with which a page opens. */
/** Covers src/engine/answers/opening-answers.ts. */
import { expect, test } from 'vitest';
import { openingAnswers } from '../../../src/engine/answers/opening-answers.ts';
import type { BrowserPage } from '../../../src/engine/content/bundle.ts';

test('a page opens with what was chosen elsewhere, until its field has an answer of its own', () => {
  const page = {
    fields: { payType: { entity: 'bank', path: ['payType'] } },
    display: { properties: { payType: {} } },
    defaults: {},
    opensWith: { payType: 'application.payType' },
  } as unknown as BrowserPage;
  const chosen = { application: { payType: 'AUTOPAY' }, bank: {} };
  expect(openingAnswers(page, chosen)).toEqual({ payType: 'AUTOPAY' });
  expect(openingAnswers(page, { ...chosen, bank: { payType: 'MANUAL' } })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, chosen, { payType: 'MANUAL' })).toEqual({ payType: 'MANUAL' });
  expect(openingAnswers(page, {})).toEqual({});
});
