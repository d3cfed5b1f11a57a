/** What is typed is never lost, and never drawn twice; what comes from elsewhere replaces it. */
/** Covers src/web/widgets/parts/use-typed-text.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { oneLine } from '../../../src/web/widgets/parts/one-line.ts';
import { useTypedText } from '../../../src/web/widgets/parts/use-typed-text.ts';

function drawText(keep: (told: string | undefined, set: (value: string | undefined) => void) => void) {
  let draws = 0;
  function Text({ value }: { value: string | undefined }) {
    draws += 1;
    const bound = useTypedText({ value, onChange: (told) => keep(told, set), onBlur() {} }, oneLine);
    return <input aria-label="Street" {...bound} />;
  }
  const drawn = render(<Text value={undefined} />);
  const set = (value: string | undefined) => drawn.rerender(<Text value={value} />);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' });
  return { set, field, draws: () => draws, user: userEvent.setup() };
}

test('a page that keeps the answer late, or not at all, takes back no letter', async () => {
  const { field, user } = drawText(() => undefined);

  await user.type(field(), '12 Main ');

  expect(field()).toHaveValue('12 Main ');
});

test('an answer that is emptied again from elsewhere empties the field, though it opened empty', async () => {
  const { field, set, user } = drawText((told, keep) => keep(told));
  await user.type(field(), 'Main');

  act(() => set(undefined));

  expect(field()).toHaveValue('');
});

test('another answer from elsewhere replaces the text; one that the text means already leaves it alone', async () => {
  const { field, set, user } = drawText((told, keep) => keep(told));
  await user.type(field(), ' Main ');

  act(() => set('Main'));
  expect(field()).toHaveValue(' Main ');
  act(() => set('Elm'));
  expect(field()).toHaveValue('Elm');
});
