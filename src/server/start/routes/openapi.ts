/** The sandbox's description of every call, for programs and for readers. */
import type { Backend } from '../../backend/backend.ts';
import { anyObject, file, replies } from '../../http/calls/answers.ts';
import { openApi } from '../../http/calls/openapi.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { escapeHtml } from '../../messages/mail/escape-html.ts';

/** @param table every route of the server, this one too */
export function openApiRoutes({ world, library, settings }: Backend, table: () => readonly Route[]): Route[] {
  const { requestsPerMinute } = settings;
  return [
    route(
      {
        method: 'GET',
        path: '/sandbox/openapi.json',
        summary: 'Every call as an OpenAPI 3.1 document',
        answers: replies(anyObject),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async () =>
        openApi({
          rows: table(),
          domain: library.content.domain,
          origin: world.origin,
          requestsPerMinute,
        }),
    ),
    route(
      {
        method: 'GET',
        path: '/sandbox/openapi',
        summary: 'Every call as a page to read',
        answers: file('text/html'),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(table())),
    ),
  ];
}

function pageOf(rows: readonly Route[]): string {
  const lines = rows.map(
    ({ method, path, summary, actors }) =>
      `<tr><td>${method}</td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${actors}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calls</title><h1>Calls</h1><p><a href="/sandbox/openapi.json">OpenAPI 3.1</a></p><table><tr><th>Method</th><th>Path</th><th>What for</th><th>For whom</th></tr>${lines.join('')}</table></html>`;
}
