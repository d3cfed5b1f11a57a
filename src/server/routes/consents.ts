/** Shows a person what they agreed to, word for word, over all of their applications, newest first. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { Backend } from '../backend/backend.ts';
import { listOf, replies, timestamp, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record, uuid } from '../calls/shapes.ts';
import { isTakenBack } from '../facts/is-taken-back.ts';
import { readApplication } from '../transactions/read-application.ts';
import { ownApplications } from './applications.ts';
import { sessionOf } from './request.ts';

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
        const rows = await ownApplications(backend, sessionOf(request).account);
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
