/** The developers' page: what the site measured about itself. */
import { requireDeveloper } from '../../auth/developer-secret.ts';
import type { Backend } from '../../backend/backend.ts';
import { file } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { readMeasured } from '../telemetry/read-measured.ts';
import { telemetryPage } from '../telemetry/telemetry-page.ts';

export function developerRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/developers/telemetry',
        summary: 'What the site measured about itself',
        answers: file('text/html'),
        security: 'developer-page-read',
        actors: 'anyone',
        perMinute: 60,
      },
      async (request, reply) => {
        requireDeveloper(backend, request, reply);
        const html = telemetryPage(await readMeasured(backend), request.styleNonce);
        return reply.type('text/html; charset=utf-8').send(html);
      },
    ),
  ];
}
