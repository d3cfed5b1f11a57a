/** An outbox that a developer can read: one JSON line per message. For the sandbox only. */
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Outbox } from '../common/outbox.ts';

/** Skips a message whose id is already there: a delivery cut off by a crash is tried twice. */
export function fileOutbox(path: string, now: () => number = Date.now): Outbox {
  const written = existsSync(path) ? idsIn(readFileSync(path, 'utf8')) : new Set<string>();
  return {
    async send(message, id) {
      if (id !== undefined && written.has(id)) return;
      await mkdir(dirname(path), { recursive: true });
      const line = JSON.stringify({ at: new Date(now()).toISOString(), ...(id && { id }), ...message });
      await appendFile(path, `${line}\n`, { mode: 0o600 });
      if (id !== undefined) written.add(id);
    },
  };
}

function idsIn(lines: string): Set<string> {
  return new Set([...lines.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id = '']) => id));
}
