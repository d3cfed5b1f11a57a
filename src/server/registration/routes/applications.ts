/** The list of a borrower's applications. */
import type { FlowCore } from '../../../engine/content/bundle.ts';
import type { Facts } from '../../../engine/facts/facts.ts';
import { readPath } from '../../../engine/facts/read-path.ts';
import { findStep } from '../../../engine/journey/find-step.ts';
import { matchPage } from '../../../engine/journey/match-page.ts';
import { firstRow } from '../../../engine/rules/first-row.ts';
import { holds } from '../../../engine/rules/holds.ts';
import { type Scope, scopeOf } from '../../../engine/rules/scope.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import type { ListedRow } from '../../../types/steps.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import type { Backend } from '../../backend/backend.ts';
import { entity, flag, listOf, orNull, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { record, uuid } from '../../platform/shapes.ts';
import { ownApplications } from '../../standing/own-applications.ts';
import { readApplication } from '../../standing/read-application.ts';
import { readStanding } from '../../submission/read-standing.ts';
import { isOpen } from '../open-applications.ts';

const applicationEntry = record(
  {
    uuid,
    active: flag,
    loanNumber: words,
    title: words,
    step: orNull(words),
    statusText: words,
    badge: words,
    action: words,
    page: words,
    rows: listOf(record({ label: words, value: words })),
    timeline: entity('figures#/properties/timeline'),
    waits: flag,
    path: words,
    auditFields: record({ createdDate: timestamp }),
    amount: { type: 'number' },
    requestedAmount: { type: 'number' },
    term: { type: 'number' },
    rate: { type: 'number' },
    property: entity('application#/properties/property'),
  },
  ['uuid', 'active', 'loanNumber', 'step', 'waits', 'path', 'auditFields'],
);

export function applicationsRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'GET',
        path: '/service-application/api/v3/application/heloc/all',
        summary: 'The applications of the account',
        answers: replies(listOf(applicationEntry)),
        actors: 'signed-in',
      },
      async (request) => {
        const rows = await ownApplications(world, sessionOf(request).account);
        const list = [];
        for (const { uuid } of rows)
          list.push(await readApplication(world, uuid, (scope) => summary(backend, scope)));
        return list;
      },
    ),
  ];
}

async function summary(backend: Backend, scope: ApplicationScope) {
  const standing = await readStanding(backend, scope);
  const { flow, facts, step, route } = standing;
  const { uuid, active, loanNumber, createdAt } = scope.application;
  const application = (facts.application ?? {}) as Facts;
  const { amount, requestedAmount, term, rate, property } = application;
  const auditFields = { createdDate: new Date(createdAt).toISOString() };
  const title = flow.flow.title;
  const at = findStep(flow.steps, step);
  const said = scopeOf(flow, facts);
  const listed = at?.listed && { ...at.listed, ...firstRow(flow.rules, at.listed.instead, said) };
  const statusText =
    (listed?.text && interpolate(listed.text, said)) ??
    at?.says?.title ??
    pageTitle(flow, route.path) ??
    title;
  return {
    uuid,
    active: isOpen(standing, active),
    loanNumber,
    title,
    step,
    statusText,
    ...(listed && { badge: listed.badge, action: listed.action, page: listed.page }),
    ...(listed?.rows && { rows: rowsOf(flow, listed.rows, said) }),
    ...(listed?.timeline && { timeline: readPath(facts, listed.timeline) ?? [] }),
    // Others are at work: the borrower may close the page.
    waits: at?.kind === 'waiting' || at?.says !== undefined,
    path: route.path,
    auditFields,
    amount,
    requestedAmount,
    term,
    rate,
    property,
  };
}

function rowsOf({ rules }: FlowCore, rows: readonly ListedRow[], scope: Scope) {
  return rows
    .filter(({ when }) => when === undefined || holds(rules, when, scope))
    .map(({ label, value }) => ({ label, value: interpolate(value, scope) }));
}

// What the borrower does next, in its page's words; a title with slots needs its page.
function pageTitle(flow: FlowCore, path: string): string | undefined {
  const page = matchPage(flow, path)?.page;
  const title = page === undefined ? undefined : flow.pages[page]?.title;
  return title?.includes('{{') ? undefined : title;
}
