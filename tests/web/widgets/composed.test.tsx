/** What an input method composes stands as it was composed, and is put right once it is done. */
/** Covers src/web/widgets/{ssn,otp,routing-number,account-number}.tsx, src/web/widgets/parts/use-composed.ts, src/web/widgets/typing/bare-text.ts. */
// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from './draw.tsx';

const page = { answers: {} };

const boxIn = (container: Element) =>
  waitFor(() => {
    const box = container.querySelector('input');
    if (!box) throw new Error('no box yet');
    return box;
  });

test.each([
  ['ssn', '123-45-', '12345'],
  ['otp', '12 34', '1234'],
  ['routing-number', '02100-', '02100'],
  ['account-number', '12 345', '12345'],
])('%s is rewritten once its input method is done', async (widget, composed, bare) => {
  const { container, answer } = draw(widget, { page, label: 'Number' } as never);
  const box = await boxIn(container);
  fireEvent.focus(box);
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: composed }, isComposing: true });
  expect([box.value, answer()]).toEqual([composed, bare]);
  fireEvent.compositionEnd(box);
  expect([box.value, answer()]).toEqual([bare, bare]);
});

test('a Social Security number that is shown gets its hyphens once the input method is done', async () => {
  const { container } = draw('ssn', { page, label: 'Number' } as never);
  fireEvent.click(screen.getByRole('button'));
  const box = await boxIn(container);
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: '12345' }, isComposing: true });
  expect(box.value).toBe('12345');
  fireEvent.compositionEnd(box);
  expect(box.value).toBe('123-45');
});
