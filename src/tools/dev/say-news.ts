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

/** Hands the open pages what an edit does to people under way, and tells it again to a page that asks; src/web/dev/live-content.tsx does. */
export function rehearsalSayer({ ws }: ViteDevServer): (rehearsal: string) => void {
  const event = 'hearthline:rehearsal';
  let last = '';
  ws.on('hearthline:rehearsal-asked', (_, client) => client.send(event, { rehearsal: last }));
  return (rehearsal) => {
    last = rehearsal;
    ws.send(event, { rehearsal });
  };
}
