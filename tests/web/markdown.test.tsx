/** The small Markdown of pages: what it reads, and what it never lets through. */
/** Covers src/engine/text/safe-href.ts, src/engine/text/markdown.ts, src/web/parts/markdown.tsx. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../src/engine/text/markdown.ts';
import { isSafeHref } from '../../src/engine/text/safe-href.ts';
import { Markdown } from '../../src/web/parts/markdown.tsx';
import { leastCost } from '../processor-clock.ts';

const draw = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;

test('paragraphs, bold, italics, lists and links', () => {
  const box = draw('One **bold** and *soft*.\nNext line.\n\n- first\n- [second](/help)\n\n1. a\n2. b');
  expect(box.querySelectorAll('p')).toHaveLength(1);
  expect(box.querySelector('br')).not.toBeNull();
  expect(screen.getByText('bold').tagName).toBe('STRONG');
  expect(screen.getByText('soft').tagName).toBe('EM');
  expect(box.querySelectorAll('ul > li')).toHaveLength(2);
  expect(box.querySelectorAll('ol > li')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'second' })).toHaveAttribute('href', '/help');
});

test('a link to another site opens apart and cannot reach back', () => {
  draw('[terms](https://example.com/a_(b)?x=1)');
  const link = screen.getByRole('link', { name: /terms/ });
  expect(link).toHaveAttribute('href', 'https://example.com/a_(b)?x=1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('what must stay text', () => {
  const payloads = [
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https://own.example@evil.example)',
    '[x](http://plain.example)',
    '<a href="javascript:alert(1)">x</a>',
    '**<b onclick=alert(1)>**',
    '[<svg onload=alert(1)>](https://example.com)',
    '![x](https://example.com/i.png)',
  ];
  test.each(payloads)('%s', (payload) => {
    const box = draw(payload);
    expect(box.querySelector('script, img, svg, b, iframe, [onclick], [onerror], [onload]')).toBeNull();
    for (const link of box.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^https:\/\/example\.com/);
  });
});

// It costs about 60 ms; a pattern that tries every way to pair the marks would not end today.
test('a text with many marks is read quickly', () => {
  const text = '*'.repeat(5000) + '['.repeat(5000) + '**a'.repeat(2000);
  expect(leastCost(() => parseMarkdown(text), 2000)).toBeLessThan(2000);
});

test.each([
  ['mailto:a@b.example', true],
  ['tel:+1 (800) 555-0142', true],
  ['/help', true],
  ['bank/confirm', true],
  ['#', true],
  ['mailto:', false],
  ['https://', false],
  ['ftp://x.example', false],
  ['', false],
])('%s is %s', (href, safe) => expect(isSafeHref(href)).toBe(safe));
