/** What a visitor sees first is drawn first; the rest follows without being asked for. */
/** Covers src/web/page/use-first-screen.ts, src/web/parts/later.tsx. */
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Later } from '../../../src/web/parts/later.tsx';

/** A new visit: no page has been drawn in it yet. */
async function newVisit() {
  vi.resetModules();
  window.history.replaceState(null, '', '/');
  const { FIRST_FIELDS, useFirstScreen } = await import('../../../src/web/page/use-first-screen.ts');
  const Page = ({ count }: { count: number }) => <p>{useFirstScreen(count) ? 'first screen' : 'all'}</p>;
  // Drawn on a server, a component stays as it is drawn first.
  return { FIRST_FIELDS, Page, first: (count: number) => renderToString(<Page count={count} />) };
}

let visit: Awaited<ReturnType<typeof newVisit>>;

beforeEach(async () => {
  visit = await newVisit();
});

test('a long page is drawn in two steps, a short one in one', () => {
  const { FIRST_FIELDS, first } = visit;
  expect(first(FIRST_FIELDS + 1)).toContain('first screen');
  expect(first(FIRST_FIELDS)).toContain('all');
});

test('an address that names a place on the page finds all of it', () => {
  const { first } = visit;
  expect(first(30)).toContain('first screen');
  window.history.replaceState(null, '', '#field-phone');
  expect(first(30)).toContain('all');
});

test('the rest of the first page follows, and every later page is drawn at once', () => {
  const { Page, first } = visit;
  expect(first(30)).toContain('first screen');
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
