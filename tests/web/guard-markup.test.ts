/** What may become part of a page from a string: styles and our own worker, nothing else (THREAT-8). */
/** Covers src/web/guard-markup.ts. */
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { guardMarkup } from '../../src/web/guard-markup.ts';

type Rules = Parameters<NonNullable<Parameters<typeof guardMarkup>[0]>['createPolicy']>[1];

function rulesOf(): Rules {
  let rules: Rules | undefined;
  guardMarkup({ createPolicy: (_, given) => (rules = given) });
  if (!rules) throw new Error('no policy was made');
  return rules;
}

test('a style sheet passes, and the empty text that clears an element', () => {
  const css = '@media (max-width: 640px){.a>.b{color:var(--c)}}';
  expect(rulesOf().createHTML(css)).toBe(css);
  expect(rulesOf().createHTML('')).toBe('');
});

test.each(['<img src=x onerror=alert(1)>', '</style><script>alert(1)</script>', 'a < b'])(
  '%s does not',
  (text) => {
    expect(() => rulesOf().createHTML(text)).toThrow(TypeError);
  },
);

test('a worker comes from our own origin alone, and script from no string', () => {
  const own = `${window.location.origin}/assets/worker.mjs`;
  expect(rulesOf().createScriptURL(own)).toBe(own);
  expect(rulesOf().createScriptURL('/assets/worker.mjs')).toBe('/assets/worker.mjs');
  for (const foreign of [
    'https://evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
  ])
    expect(() => rulesOf().createScriptURL(foreign)).toThrow(TypeError);
  expect(rulesOf()).not.toHaveProperty('createScript');
});
