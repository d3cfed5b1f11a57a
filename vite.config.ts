/** Builds the web app (dist/web) and, with --ssr, the server (dist/server); runs unit tests. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { copyThreads } from './src/tools/build/copy-threads.ts';
import { firstPageBudget } from './src/tools/build/first-page-budget.ts';
import { keepApart } from './src/tools/build/keep-apart.ts';
import { leanForm } from './src/tools/build/lean-form.ts';
import { leanRouter } from './src/tools/build/lean-router.ts';
import { packAssets } from './src/tools/build/pack-assets.ts';
import { preloadParts } from './src/tools/build/preload-parts.ts';
import sweeps from './tests/sweeps.json' with { type: 'json' };

// A part of a kilobyte costs as much again in headers: what the first page needs comes in one piece, and so do the icons.
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'icon-set', test: /@tabler.icons-react/, minShareCount: 2, priority: 1 },
];

// Most of a small file's time is reading its imports: the files of a worker share them, its databases and its browser.
const drawn = ['tests/web/**/*.test.{ts,tsx}', 'tests/rjsf/**/*.test.{ts,tsx}'];
const setup = ['tests/learn-says.ts', 'tests/same-draws.ts'];
// Each replaces a module, or is about what no page before it has left behind.
const apart = [
  'tests/server/effects/reaches.test.ts',
  'tests/server/enumeration.test.ts',
  'tests/web/drawn.test.tsx',
  'tests/web/pdf-reader.test.tsx',
  'tests/web/widgets/{address,consent,signing}.test.tsx',
];

// Texts that other tools may replace: docs/decisions/146.
const jsxImportSource = 'hearthline';
const here = (path: string) => new URL(path, import.meta.url).pathname;

/** What the web app is compiled by, for the browser and for the server that draws it (vite.draw.ts). */
export const drawing = () => [react({ jsxImportSource }), leanForm()];
export const alias = {
  'markdown-to-jsx/react': here('src/web/page/rjsf/no-markdown.tsx'),
  [`${jsxImportSource}/jsx-runtime`]: here('src/web/platform/jsx/jsx-runtime.ts'),
  [`${jsxImportSource}/jsx-dev-runtime`]: here('src/web/platform/jsx/jsx-dev-runtime.ts'),
};

// What `file-type` is made of: inside a bundle it would not find them.
const ofFileType = [
  '@borewit/text-codec',
  '@tokenizer/inflate',
  'debug',
  'ieee754',
  'ms',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

// `npm test` leaves the sweeps to `npm test -- --all`.
const leftOut = process.env.SWEEPS === 'none' ? sweeps.tests.map(({ file }) => file) : [];

// A build does without the test runner.
const order = process.env.VITEST ? { sequencer: (await import('./tests/long-first.ts')).LongFirst } : {};

export default defineConfig(({ isSsrBuild }) => ({
  root: isSsrBuild ? '.' : 'src/web',
  base: '/account/heloc/',
  plugins: [
    ...drawing(),
    ...(isSsrBuild
      ? [copyThreads()]
      : [leanRouter(), preloadParts(), packAssets(), firstPageBudget(), keepApart()]),
  ],
  resolve: { alias },
  // Without this a server reads a hundred small files of theirs, one by one, whenever it starts.
  ssr: { noExternal: ['kysely', 'file-type', ...ofFileType] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        chunkSizeWarningLimit: 10_000,
        // Its pieces stand beside it, as the programs do that they start.
        rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
      }
    : {
        outDir: '../../dist/web',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        // Budgets of what a page loads are in tests/tools/first-page-budget.test.ts; a warning here tells a newcomer nothing.
        chunkSizeWarningLimit: 10_000,
        // Browsers that know no `modulepreload` load the same a little later.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
  test: {
    root: '.',
    // How fast a machine is, is no claim of these tests: only what hangs for minutes is over.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // The servers of the tests make much that is soon forgotten: with room for it less is copied about.
    execArgv: ['--max-semi-space-size=64'],
    sequence: order,
    projects: [
      {
        extends: true,
        test: {
          name: 'drawn',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/web/fixtures/new-tab.ts', 'tests/web/fixtures/drawn-texts.ts', ...setup],
          sequence: { setupFiles: 'list' },
          include: drawn,
          exclude: apart,
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          setupFiles: setup,
          include: ['tests/**/*.test.ts'],
          exclude: [...drawn, ...apart, ...leftOut],
        },
      },
      { extends: true, test: { name: 'apart', setupFiles: setup, include: apart, exclude: leftOut } },
    ],
  },
}));
