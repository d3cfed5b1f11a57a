/** Shows a person what they agreed to, word for word, over all of their applications, newest first. */
import type { ApplicationScope } from '../../application/application-scope.ts';
import { stored } from '../../application/stored.ts';
import type { Backend } from '../../backend/backend.ts';
import { isTakenBack } from '../../facts/is-taken-back.ts';
import { listOf, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { record, uuid } from '../../platform/shapes.ts';
import { ownApplications } from '../../standing/own-applications.ts';
import { readApplication } from '../../standing/read-application.ts';

const consentEntry = record(
  {
    uuid,
    application: uuid,
    loanNumber: words,
    type: words,
    version: words,
    text: words,
    at: timestamp,
    withdrawnAt: timestamp,
  },
  ['uuid', 'application', 'loanNumber', 'type', 'version', 'text', 'at'],
);

export function consentRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/service-application/api/v3/application/heloc/consents',
        summary: 'Every consent of the person, word for word',
        answers: replies(listOf(consentEntry)),
        actors: 'signed-in',
      },
      async (request) => {
        const rows = await ownApplications(backend.world, sessionOf(request).account);
        const lists = [];
        for (const { uuid } of rows) lists.push(await readApplication(backend.world, uuid, given));
        return lists.flat().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
      },
    ),
  ];
}

// Address and device are evidence, and stay on the server.
async function given(scope: ApplicationScope) {
  const { uuid: application, loanNumber } = scope.application;
  const { esignWithdrawnAt } = await stored(scope, 'underwriting');
  const list = await scope.consents.list();
  return list.map((row) => ({
    uuid: row.uuid,
    application,
    loanNumber,
    type: row.type,
    version: row.version,
    text: row.text,
    at: moment(row.at),
    ...(isTakenBack(row, esignWithdrawnAt) && { withdrawnAt: moment(esignWithdrawnAt) }),
  }));
}

const moment = (at: number) => new Date(at).toISOString();
