/** Browser tests: one story per file, Chromium from the machine, a server of its own for each worker. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A second try tells a fault of the product from a machine that was busy; the summary names what needed one.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../dist/e2e-report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace takes a picture at every step: only the second try of a story that failed is recorded.
    trace: 'on-first-retry',
  },
});
