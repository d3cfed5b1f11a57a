/** Answers the browser: modules from Vite, everything else from the product's server. Adds Vite's part to each page. */
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { DevServer } from './dev-server.ts';
import { nonceMark } from './open-vite.ts';

/** @param studio answers what is asked of the studio, and says whether it did */
export function frontOf(
  vite: ViteDevServer,
  server: DevServer,
  studio: (asked: IncomingMessage, answer: ServerResponse) => boolean,
): RequestListener {
  return (asked, answer) => {
    if (studio(asked, answer)) return;
    const wantsPage = (asked.headers.accept ?? '').includes('text/html');
    const forward = () => void passOn(vite, server, asked, answer).catch((error) => fail(answer, error));
    if (wantsPage || !asked.url?.startsWith(vite.config.base)) forward();
    else vite.middlewares(asked, answer, forward);
  };
}

async function passOn(
  vite: ViteDevServer,
  server: DevServer,
  asked: IncomingMessage,
  answer: ServerResponse,
) {
  const url = new URL(asked.url ?? '/', await server.address());
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onward = request(url, { method: asked.method, headers }, (given) => {
    const isPage = String(given.headers['content-type']).startsWith('text/html');
    if (isPage) void withVite(vite, asked.url ?? '/', given, answer).catch((error) => fail(answer, error));
    else given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
  });
  onward.on('error', (error) => fail(answer, error));
  asked.pipe(onward);
}

async function withVite(vite: ViteDevServer, url: string, given: IncomingMessage, answer: ServerResponse) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of given) chunks.push(chunk);
  const policy = String(given.headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const html = await vite.transformIndexHtml(url, Buffer.concat(chunks).toString('utf8'));
  const { 'content-length': _, ...headers } = given.headers;
  // Vite's own lines in the page carry the nonce of its styles; its socket is at our address.
  const opened = policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    // The studio shows the page in a frame of its own.
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const { 'x-frame-options': __, ...rest } = headers;
  answer.writeHead(given.statusCode ?? 200, { ...rest, 'content-security-policy': opened });
  answer.end(html.replaceAll(nonceMark, nonce));
}

function fail(answer: ServerResponse, error: Error) {
  if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
  answer.end(`The server does not answer: ${error.message}`);
}
