/** A page that speaks another language than the shell: it is spoken once the page is there, and never because it was drawn. */
/** Covers src/web/page/use-spoken-page.ts, src/web/page/page-view.tsx. */
// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useSpokenPage } from '../../../src/web/page/use-spoken-page.ts';
import type { LoadedPage } from '../../../src/web/platform/api/calls/load-content.ts';
import { learn, learnPage, pageLanguage, say, speak, speakPage } from '../../../src/web/platform/data/say.ts';

learn('es', { 'yes-no': { yes: 'Sí' } });
learnPage('en', { 'yes-no': { yes: 'Yes' } });
afterEach(() => {
  speakPage(undefined);
  speak({ language: 'en', locale: 'en-US' });
});

const loaded = (id: string, language?: string) => ({ page: { id, language } }) as unknown as LoadedPage;
const drawn: string[] = [];

function Widget({ of }: { of: LoadedPage }) {
  const page = useSpokenPage(of)?.page;
  if (page) drawn.push(say('yes-no.yes'));
  return <p>{page ? `${page.id}: ${say('yes-no.yes')}` : ''}</p>;
}
const text = () => screen.getByRole('paragraph').textContent;

test('a drawing that nobody sees changes no language', () => {
  renderToString(<Widget of={loaded('a', 'en')} />);
  expect(pageLanguage()).toBeUndefined();
});

test('it is drawn in its own language from the first, follows a change of it, and leaves the shell its own', () => {
  speak({ language: 'es', locale: 'es-US' });
  drawn.length = 0;
  const { rerender, unmount } = render(<Widget of={loaded('a', 'en')} />);
  expect([text(), [...new Set(drawn)]]).toEqual(['a: Yes', ['Yes']]);
  rerender(<Widget of={loaded('a')} />);
  expect(text()).toBe('a: Sí');
  rerender(<Widget of={loaded('a', 'en')} />);
  expect(text()).toBe('a: Yes');

  unmount();
  expect([pageLanguage(), say('yes-no.yes')]).toEqual([undefined, 'Sí']);
});

test('the next page speaks at once, whatever the one before it spoke, and a page in a dialog gives the word back', () => {
  speak({ language: 'es', locale: 'es-US' });
  const { rerender } = render(<Widget key="a" of={loaded('a', 'en')} />);
  rerender(<Widget key="b" of={loaded('b')} />);
  expect(text()).toBe('b: Sí');
  rerender(<Widget key="c" of={loaded('c', 'en')} />);
  expect([text(), pageLanguage()]).toEqual(['c: Yes', 'en']);
  render(<Widget of={loaded('dialog')} />).unmount();
  expect(pageLanguage()).toBe('en');
});
