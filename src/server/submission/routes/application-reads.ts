/** Fetches an application, under every specified prefix (SPEC-10). */

import type { Facts } from '../../../engine/facts/facts.ts';
import type { Backend } from '../../backend/backend.ts';
import { entity, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { readApplication } from '../../standing/read-application.ts';
import { readStanding } from '../read-standing.ts';

const service = '/service-application';
const prefixes = ['/api/v1/application/heloc', '/api/v2/application/heloc', '/external/api/v2'];
const cryptoPrefix = '/api/v1/application/crypto-heloc';

export function applicationReads(backend: Backend): Route[] {
  const read = (uuid: string) =>
    readApplication(backend.world, uuid, async (scope) => {
      const { facts } = await readStanding(backend, scope);
      return facts.application as Facts;
    });
  const row = (prefix: string, answer: (uuid: string) => Promise<Facts>) =>
    route(
      {
        method: 'GET',
        path: `${service}${prefix}/:uuid`,
        summary: 'One application',
        answers: replies(entity('application')),
        actors: 'owner',
      },
      (request) => answer(request.params.uuid),
    );
  const crypto = row(cryptoPrefix, async (uuid) => {
    const application = await read(uuid);
    if (application.isCrypto !== true) throw new CallError(409, 'This application is not for a crypto line.');
    return application;
  });
  return [...prefixes.map((prefix) => row(prefix, read)), crypto];
}
