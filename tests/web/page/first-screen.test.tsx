/** Covers src/web/page/use-first-screen.ts, src/web/parts/later.tsx. */
/** What a visitor sees first is drawn first; the rest follows without being asked for. */
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIRST_FIELDS, useFirstScreen } from '../../../src/web/page/use-first-screen.ts';
import { Later } from '../../../src/web/parts/later.tsx';

function Page({ count }: { count: number }) {
  return <p>{useFirstScreen(count) ? 'first screen' : 'all'}</p>;
}

// Drawn on a server, a component stays as it is drawn first.
const first = (count: number) => renderToString(<Page count={count} />);

test('a long page is drawn in two steps, a short one in one', () => {
  expect(first(FIRST_FIELDS + 1)).toContain('first screen');
  expect(first(FIRST_FIELDS)).toContain('all');
});

test('an address that names a place on the page finds all of it', () => {
  window.history.replaceState(null, '', '#field-phone');
  expect(first(30)).toContain('all');
  window.history.replaceState(null, '', '/');
});

test('the rest of the first page follows, and every later page is drawn at once', () => {
  render(<Page count={30} />);
  expect(screen.getByText('all')).toBeVisible();
  expect(first(30)).toContain('all');
});

test('what is not seen is drawn after the first screen', () => {
  const telemetry = (
    <Later>
      <i>measured</i>
    </Later>
  );
  expect(renderToString(telemetry)).toBe('');
  render(telemetry);
  expect(screen.getByText('measured')).toBeVisible();
});
