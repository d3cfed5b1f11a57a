/** The payment counts up when it is first seen: it ends at the cent, nothing reads it on its way, and it counts once. */
/** Covers src/web/widgets/offer/use-counted.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function draw(motion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: motion }));
  const { useCounted } = await import('../../../src/web/widgets/offer/use-counted.ts');
  function Payment({ value }: { value: number }) {
    const { shown, counts } = useCounted(value);
    return (
      <p data-testid="payment" aria-live={counts ? 'off' : 'polite'}>
        {shown}
      </p>
    );
  }
  return { Payment, ...render(<Payment value={76_005} />) };
}

const payment = () => screen.getByTestId('payment');

test('with motion it comes from below, unread, and ends at the cent', async () => {
  const { Payment, rerender, unmount } = await draw(true);
  expect(Number(payment().textContent)).toBeLessThan(76_005);
  expect(payment()).toHaveAttribute('aria-live', 'off');
  await waitFor(() => expect(payment()).toHaveAttribute('aria-live', 'polite'), { timeout: 20_000 });
  expect(payment()).toHaveTextContent('76005');
  rerender(<Payment value={50_000} />);
  expect(payment()).toHaveTextContent('50000');
  unmount();
  render(<Payment value={76_005} />);
  expect(payment()).toHaveTextContent('76005');
});

test('without motion it stands at once', async () => {
  await draw(false);
  expect(payment()).toHaveTextContent('76005');
  expect(payment()).toHaveAttribute('aria-live', 'polite');
});
