/** An outbox that a developer can read: one JSON line per message. For the sandbox only. */
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Outbox } from '../outbox.ts';

export function fileOutbox(path: string, now: () => number = Date.now): Outbox {
  return {
    async send(message) {
      await mkdir(dirname(path), { recursive: true });
      const line = JSON.stringify({ at: new Date(now()).toISOString(), ...message });
      await appendFile(path, `${line}\n`, { mode: 0o600 });
    },
  };
}
