/** What the first page and the chat's button may bring: a build that goes over is refused. */
/** Covers src/tools/build/first-page-budget.ts. */
import { randomBytes } from 'node:crypto';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { chatButton, firstPage, overBudget } from '../../src/tools/build/first-page-budget.ts';

/** Text that cannot be compressed below this many bytes. */
const bytes = (count: number) => randomBytes(count).toString('base64');

type Part = { name: string; code: number; css?: number; imports?: string[]; isEntry?: boolean };

function bundle(parts: Part[]): Rollup.OutputBundle {
  const files = parts.flatMap(({ name, code, css = 0, imports = [], isEntry = false }) => {
    const importedCss = new Set(css > 0 ? [`${name}.css`] : []);
    const chunk = { type: 'chunk', name, fileName: `${name}.js`, isEntry, imports, code: bytes(code) };
    const style = { type: 'asset', fileName: `${name}.css`, source: bytes(css) };
    return [
      [`${name}.js`, { ...chunk, viteMetadata: { importedCss } }],
      ...(css > 0 ? [[`${name}.css`, style]] : []),
    ];
  });
  return Object.fromEntries(files);
}

const small: Part = { name: 'index', code: 1000, isEntry: true };

const toggle = (code: number, css: number) => ({ name: 'chat-toggle', code, css });

test('a build within its budgets passes', () => {
  const built = bundle([small, toggle(500, 200), { name: 'chat-panel', code: 90_000 }]);

  expect([overBudget(built, firstPage), overBudget(built, chatButton)]).toEqual([undefined, undefined]);
});

test('the button of the chat brings one kilobyte at most, its style included', () => {
  const problem = /^The chat's button brings 1\.\d\d kB of script and style, 1\.00 are allowed/;

  expect(overBudget(bundle([small, toggle(600, 600)]), chatButton)).toMatch(problem);
});

test('the first page is the entry, the form, what they import and their style', () => {
  const parts = [
    { ...small, code: 60_000, css: 20_000, imports: ['base.js'] },
    { name: 'base', code: 40_000 },
    { name: 'page-form', code: 40_000 },
  ];

  expect(overBudget(bundle(parts), firstPage)).toMatch(/^The first page brings 1\d\d\.\d\d kB/);
  expect(overBudget(bundle(parts.slice(0, 2)), firstPage)).toBeUndefined();
});

test('the hash in a name costs nothing, whatever its letters', () => {
  const loads = (hash: string) => `import("./chat-panel-${hash}.js");`;
  const withNames = (hashes: string[]) => {
    const built = bundle([small, toggle(0, 0)]);
    const chunk = built['chat-toggle.js'] as Rollup.OutputChunk;
    chunk.code = hashes.map(loads).join('');
    return overBudget(built, chatButton);
  };

  expect(withNames(Array.from({ length: 200 }, () => randomBytes(6).toString('base64url')))).toBeUndefined();
});
