/**
 * Sends many equal requests at once to a running server: measures how long each took and what each cost the server's
 * processor.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Client } from './client.ts';
import type { RunningServer } from './start-server.ts';

export type LoadResult = {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Processor milliseconds of the server for each; NaN where the system does not tell. A busy machine changes it little. */
  cpuEach: number;
  /** Answers other than 200. */
  failed: number;
};

/** @param options connections at a time, and for how many milliseconds */
export async function load(
  server: RunningServer,
  client: Client,
  path: string,
  { connections = 10, forMs = 4000 } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const from = performance.now();
  const cpuBefore = cpuOf(server.child.pid);
  const one = async () => {
    while (performance.now() < from + forMs) {
      const start = performance.now();
      if ((await ask(agent, client, path)) !== 200) failed += 1;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const cpuEach = (cpuOf(server.child.pid) - cpuBefore) / times.length;
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: at(0.5), p99: at(0.99), cpuEach, failed };
}

// Not fetch: it costs more than what is measured.
function ask(agent: Agent, client: Client, path: string): Promise<number> {
  const cookie = client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const headers = {
    'x-org': client.org,
    origin: client.base,
    cookie,
    authorization: `Bearer ${client.jwt()}`,
  };
  return new Promise((resolve) => {
    const request = get(`${client.base}${path}`, { agent, headers, timeout: 10_000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

const millisecondsPerTick = 10;

/** User and system time of a process so far, in milliseconds; NaN without /proc. */
export function cpuOf(pid: number | undefined): number {
  try {
    // Field 2 is the program's name in brackets, which may hold spaces: count from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return Number.NaN;
  }
}
