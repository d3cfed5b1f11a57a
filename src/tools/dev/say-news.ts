/** Reports the outcome of a content change to the terminal and to every open page. */
import type { ViteDevServer } from 'vite';
import type { News } from './dev-server.ts';

/** The event that src/web/dev/live-content.tsx hears. */
const event = 'hearthline:content';
/** Content of the page itself, which its hash does not cover. */
const inPage = /(^orgs\/[^/]+\/(org\.json|logo\.svg)|\/site\.json|\/pricing\.json)$/;

export function sayNews(vite: ViteDevServer, { hashes, faults, changed = [] }: News): void {
  if (faults) {
    process.stderr.write(`\n${faults.join('\n')}\n`);
    const message = `${faults.join('\n\n')}\n\nThe page keeps the last good content.`;
    vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'flow check' } });
  }
  if (!hashes) return;
  process.stdout.write(`${changed.join(', ')}: shown.\n`);
  const reload = changed.some((path) => inPage.test(path));
  vite.ws.send({ type: 'custom', event, data: { hashes, reload } });
}

/** Hands the open pages what an edit does to people under way; src/web/dev/live-content.tsx hears it. */
export function sayRehearsal(vite: ViteDevServer, rehearsal: string): void {
  vite.ws.send({ type: 'custom', event: 'hearthline:rehearsal', data: { rehearsal } });
}
