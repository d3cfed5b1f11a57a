/** Browser tests: one story per file, Chromium from the machine, a server of its own for each worker. */
import { defineConfig } from '@playwright/test';

// Chromium draws the suggestions of its address bar as pages, two for each window. They cost as much as a page of ours.
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
// The last list counts, so that Playwright's own (1.65.1) stands here too.
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// A worker that is free takes a story for the server that it has. So those with servers of their own came last, the longest of
// them alone at the end while three workers rested. As a project of their own, with the longest of the others, they come first.
const long = ['axe', 'axe-rest', 'happy-path'];
const withOwnServers = [
  'bad-content',
  'database',
  'dev',
  'hostile',
  'kill',
  'kill-chat',
  'kill-signers',
  'products',
  'releases',
  'studio',
  'two-servers',
];
const first = [...long, ...withOwnServers].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'first', testMatch: first },
    { name: 'then', testMatch: '**/*.spec.ts', testIgnore: first },
  ],
  outputDir: '../test-results',
  // How fast a machine is, is no claim of these stories: only what hangs is over.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // Two for each core: stories wait half of their time for clocks, polls, jobs and restarts.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // A second try tells a fault of the product from a machine that was busy; the summary names what needed one.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../dist/e2e-report.json' }]],
  use: {
    browserName: 'chromium',
    // A press that waits for what never comes hangs; without this it would be over with the story, a quarter of an hour later.
    actionTimeout: 180_000,
    viewport: { width: 1280, height: 900 },
    // Drawing what moves is a sixth of a story's work. e2e/steady.spec.ts runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
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
        `--disable-features=${[...playwrights, ...addressBar].join(',')}`,
      ],
    },
    // A trace takes a picture at every step, which costs the stories with hundreds of them minutes. `--trace on` takes one.
    trace: 'off',
  },
});
