/** Counts browsers' reports against the content security policy: which rule, blocked from where. Keeps nothing else. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Backend } from '../../backend/backend.ts';
import { done } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';

export function cspReportRoutes({ world }: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/csp-report',
        summary: 'Report against the content security policy',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'a report that is counted twice decides nothing' },
        takes: 'report',
        perMinute: 60,
        body: { type: ['object', 'array'], maxProperties: 20, maxItems: 20 },
      },
      async (request, reply) => {
        for (const { directive, blocked } of readReports(request)) {
          request.security('policy-violated', { outcome: 'failure', reason: directive });
          await sql`insert into csp_reports (directive, blocked, count, last_at)
            values (${directive}, ${blocked}, 1, ${world.clock.now()})
            on conflict (directive, blocked) do update set count = csp_reports.count + 1,
              last_at = excluded.last_at`.execute(world.db);
        }
        return reply.code(204).send();
      },
    ),
  ];
}

function readReports(request: FastifyRequest) {
  const list = Array.isArray(request.body) ? request.body : [request.body];
  return list.flatMap((item) => {
    const report = isRecord(item) ? (item['csp-report'] ?? item.body) : undefined;
    if (!isRecord(report)) return [];
    const directive = String(report['effective-directive'] ?? report.effectiveDirective ?? '').slice(0, 60);
    // A directive is a word; everything else in a report is dropped.
    if (!/^[a-z-]*$/.test(directive)) return [];
    return [{ directive, blocked: originOf(report['blocked-uri'] ?? report.blockedURL) }];
  });
}

// An address may hold a token or a name; its origin does not.
function originOf(blocked: unknown): string {
  const text = String(blocked ?? '');
  return URL.canParse(text) ? new URL(text).origin : text.replace(/[^a-z-]/gi, '').slice(0, 20);
}
