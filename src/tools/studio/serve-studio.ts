/** The studio's page and its calls, on the address of `npm run dev`. It writes files: only its own page may ask. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Worker } from './open-worker.ts';

const mostBytes = 4 * 1024 * 1024;
const calls = '/studio/calls/';

/** @returns whether the request was the studio's */
export function studioOf(vite: ViteDevServer, program: string, worker: Worker) {
  return (asked: IncomingMessage, answer: ServerResponse): boolean => {
    const { pathname } = new URL(asked.url ?? '/', 'http://studio');
    if (pathname !== '/studio' && !pathname.startsWith('/studio/')) return false;
    const work = pathname.startsWith(calls)
      ? call(worker, pathname.slice(calls.length), asked, answer)
      : page(vite, program, answer);
    work.catch((error: unknown) => tell(answer, 500, { fault: messageOf(error) }));
    return true;
  };
}

async function page(vite: ViteDevServer, program: string, answer: ServerResponse): Promise<void> {
  const html = readFileSync(join(program, 'src/studio/index.html'), 'utf8');
  const main = `/@fs${join(program, 'src/studio/main.tsx')}`;
  const made = await vite.transformIndexHtml('/studio', html.replace('./main.tsx', main));
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "frame-ancestors 'none'",
  });
  answer.end(made);
}

async function call(
  worker: Worker,
  name: string,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  if (!isOwn(asked)) return tell(answer, 403, { fault: 'Only the studio may ask this.' });
  const text = await bodyOf(asked);
  if (text === undefined) return tell(answer, 413, { fault: 'That is too much for one call.' });
  try {
    tell(answer, 200, { value: await worker.ask(name, JSON.parse(text)) });
  } catch (error) {
    tell(answer, 400, { fault: messageOf(error) });
  }
}

/** Another site cannot send JSON without asking first, nor name our address as its own. */
function isOwn({ method, headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  const isHere = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return (
    isHere &&
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    headers.origin === `http://${host}`
  );
}

async function bodyOf(asked: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of asked) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tell(answer: ServerResponse, status: number, body: object): void {
  if (!answer.headersSent) answer.writeHead(status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(body));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
