/** Covers src/web/widgets/typing/{parse-month,show-month}.ts. */
import { expect, test } from 'vitest';
import { parseMonth } from '../../../../src/web/widgets/typing/parse-month.ts';
import { showMonth } from '../../../../src/web/widgets/typing/show-month.ts';

test.each(['5/2019', '05/2019', '052019', 'May 2019', 'May, 2019', '2019-05', '2019/5'])(
  '"%s" is May 2019',
  (typed) => {
    expect(parseMonth(typed)).toBe('2019-05');
  },
);

test.each(['13/2019', '5/19', 'Foo 2019', '2019', ''])('"%s" is no month', (typed) => {
  expect(parseMonth(typed)).toBeUndefined();
});

test('a stored month is shown month first', () => {
  expect(showMonth('2019-05')).toBe('05/2019');
  expect(showMonth('5/19')).toBe('5/19');
});
