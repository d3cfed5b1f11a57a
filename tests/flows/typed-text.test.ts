/** Whatever is typed or pasted into any field of any page, what is judged, stored or kept as a draft has nothing that no one sees. */
/** Covers src/engine/answers/clean-answers.ts, src/engine/content/typed-places.ts, src/engine/answers/validate.ts, src/engine/answers/unprintable-answers.ts, src/server/submission/drafts.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAnswers } from '../../src/engine/answers/clean-answers.ts';
import { judge } from '../../src/engine/answers/validate.ts';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { keepable } from '../../src/server/submission/drafts.ts';
import { judgedPages } from '../rjsf/pages.ts';
import { sampleAnswers } from '../rjsf/sample-answer.ts';

const asking = judgedPages.filter(({ page }) => textsIn(sampleAnswers(page)).length > 0);
const prose = asking.flatMap(({ page }) => Object.keys(page.typed ?? {}).map((at) => `${page.id} ${at}`));

const marks = fc
  .array(
    fc.constantFrom(
      ...'\u200b\u200e\u202e\u2066\ufeff\u00ad\ufe0f\0\u0007\u0085\r\n\t\ud800\u00a0\u3000e\u0301ａ',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((some) => some.join(''));

test('it knows the fields of several lines and the passwords', () => {
  expect(asking.length).toBeGreaterThan(60);
  expect(prose).toContain('cancel reason');
  expect(prose.some((at) => at.includes('.*.'))).toBe(true);
});

describe.each(asking)('$name', ({ page, flow }) => {
  test('judged and kept text is clean', () =>
    fc.assert(
      fc.property(marks, (dirt) => {
        const data = soiled(sampleAnswers(page), dirt) as Record<string, unknown>;
        const ground = {
          facts: {},
          today: '2026-11-23',
          validator: Object.assign(() => true, { errors: null }),
        };
        for (const clean of [
          judge(flow, page, { data, ...ground }).data,
          keepable(page, data),
          cleanAnswers(page, data),
        ]) {
          for (const { at, text } of textsIn(clean)) {
            if (page.typed?.[at] === 'exact') continue;
            const hidden =
              page.typed?.[at] === 'lines' ? /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u : /[\p{Cc}\p{Cf}\p{Cs}]/u;
            expect(text, at).not.toMatch(hidden);
            expect(text.normalize('NFC'), at).toBe(text);
          }
          expect(cleanAnswers(page, clean)).toEqual(clean);
        }
      }),
      { seed: 24, numRuns: 20 },
    ));
});

test('a password stays as it was typed', () => {
  const [one] = asking.flatMap(({ page }) => {
    const at = Object.entries(page.typed ?? {}).find(([, typed]) => typed === 'exact')?.[0];
    return at ? [cleanAnswers(page, { [at]: ' pa\u00a0ss ‘w’ ' })[at]] : [];
  });
  expect(one).toBe(' pa\u00a0ss ‘w’ ');
});

test('a stored text that no document can show is refused with the letters in question', () => {
  const found = asking.find(({ page }) => page.id === 'start/contact');
  if (!found) throw new Error('no page start/contact');
  const mailing = { street1: '12 李明 Street', city: 'Sacramento', state: 'CA', zip: '95812' };
  const validator = Object.assign(() => true, { errors: null });
  const { issues } = judge(found.flow, found.page, {
    data: { ...sampleAnswers(found.page), mailingSame: false, mailing },
    facts: {},
    today: '2026-11-23',
    validator,
  });
  expect(issues).toContainEqual({
    pointer: '/mailing/street1',
    message: "Use Latin letters, numbers and plain punctuation. We can't print 李 明 on your documents",
    code: 'unprintable',
  });
});

function soiled(value: unknown, dirt: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => soiled(entry, dirt));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, soiled(part, dirt)]));
  return typeof value === 'string' ? `${dirt}${value}${dirt}${value}` : value;
}

/** All texts, with their places as `typed` of a page names them. */
function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, `${at}.*`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, at ? `${at}.${key}` : key));
}
