/**
 * `npm run cluster`: PostgreSQL, an S3-compatible store, servers and a balancer on this machine, until it is stopped.
 * `--servers 3` says how many; `--next` adds one of another version, as in the middle of a release.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nextVersion } from './cluster/next-version.ts';
import { openCluster } from './cluster/open-cluster.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    port: { type: 'string', default: '3000' },
    next: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync(process.execPath, ['src/tools/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const cluster = await openCluster({ servers: Number(values.servers), port: Number(values.port) });
const next = values.next ? nextVersion() : undefined;
if (next) await cluster.add(next);
const lines = [
  `Borrowers    ${cluster.base}/account/heloc`,
  ...cluster.servers.map(({ base, dataDir }) => `Server       ${base} (${dataDir})`),
  `PostgreSQL   ${cluster.postgres.url()}`,
  `Files        ${cluster.s3.endpoint}/${cluster.s3.bucket}`,
];
process.stdout.write(`${lines.join('\n')}\n`);

const stop = async () => {
  await cluster.close();
  if (next) rmSync(next, { recursive: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
