/** What operators are given to look at a server reads metrics that it has, by labels that they have. */
/** Covers src/server/platform/meters/prometheus-meters.ts, src/tools/server-only.mjs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prometheusMeters } from '../../src/server/platform/meters/prometheus-meters.ts';
import { freePort } from '../../src/tools/cluster/postgres.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** Everything that a server tells once each meter has told something. */
async function everything(): Promise<string> {
  const port = await freePort();
  const meters = await prometheusMeters({ host: '127.0.0.1', port });
  meters.request({ method: 'GET', route: '/a', status: 200, seconds: 0.1 });
  meters.party({ call: 'flood.determine', outcome: 'away', seconds: 0.1 });
  for (const what of ['opened', 'sent'] as const) meters.page({ lender: 'default', page: '/a', what });
  meters.watch({
    pools: () => [{ pool: 'requests', used: 1, idle: 1, waiting: 0 }],
    lanes: async () => [{ lane: 'mail', due: 0, oldestSeconds: 0 }],
  });
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  await meters.close();
  return text;
}

/** Names of metrics, and labels that are grouped by, in expressions of Prometheus. */
function asked(text: string) {
  const names = text.match(/\b(http_server|hearthline|db_client|nodejs)_\w+/g) ?? [];
  const labels = [...text.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
  return { names: new Set(names), labels: new Set(labels) };
}

test.each(['deploy/grafana-dashboard.json', 'deploy/alerts.yaml'])('%s', async (path) => {
  const told = await everything();
  const { names, labels } = asked(read(path));
  expect(names.size).toBeGreaterThan(2);
  for (const name of names) expect(told, name).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  for (const label of labels) expect(told, label).toMatch(new RegExp(`[{,]${label}="`));
});

test('the table of operations.md names every metric that a server tells', async () => {
  const families = [...(await everything()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  const table = read('docs/operations.md');
  expect(families.length).toBeGreaterThan(6);
  expect(families.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test.each(['deploy/compose.yaml', 'deploy/kubernetes.yaml', 'Dockerfile'])(
  'every setting of %s is one that operations.md explains, and every file that it names is there',
  (path) => {
    const text = read(path);
    const named = [...text.matchAll(/\b((?:HEARTHLINE|AWS)_[A-Z0-9_]+|(?:DATABASE|FILES)_URL|DATA_DIR)\b/g)];
    const manual = read('docs/operations.md');
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, name = '']) => name).filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
    for (const [, file = ''] of text.matchAll(/'\.\/([\w.-]+):/g))
      expect(read(`deploy/${file}`)).not.toBe('');
  },
);

test('an image has what the server asks for, and not what only the pages are made of', async () => {
  const { serverOnly } = await import('../../src/tools/server-only.mjs');
  const names = Object.keys(serverOnly().dependencies);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'pdfkit', '@aws-sdk/client-s3']));
  expect(names.filter((name) => /react|mantine|tabler|swr|@twilio|fontsource-/.test(name))).toEqual([]);
});
