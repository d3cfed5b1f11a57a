/** Small public answers: opening hours, licensed states, the originator's card. */

import { type DepartmentHours, departmentHours } from '../../../engine/hours/department-hours.ts';
import { isOpenAt } from '../../../engine/hours/is-open-at.ts';
import { openingAt } from '../../../engine/hours/opening-at.ts';
import type { Backend } from '../../backend/backend.ts';
import { entity, flag, listOf, replies, timestamp } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import { originatorCard } from '../../platform/world/originator-card.ts';

const hours = '/service-operating-hours/external/api/v1/hours/:department';

export function supportRoutes({ library, world }: Backend): Route[] {
  const hoursOf = (orgCode: string, { department }: { department: string }): DepartmentHours => {
    const found = departmentHours(library.lender(orgCode).org, department);
    if (!found) throw new CallError(404, 'There is no such department.');
    return found;
  };
  return [
    route(
      {
        method: 'GET',
        path: hours,
        summary: 'The hours of a department',
        answers: replies(listOf(entity('operating-hours'))),
        actors: 'anyone',
      },
      async (request) => hoursOf(request.orgCode, request.params).week,
    ),
    route(
      {
        method: 'GET',
        path: `${hours}/week`,
        summary: 'The week of a department',
        answers: replies(listOf(entity('operating-hours'))),
        actors: 'anyone',
      },
      async (request) => hoursOf(request.orgCode, request.params).week,
    ),
    route(
      {
        method: 'GET',
        path: `${hours}/openStatus`,
        summary: 'Whether a department is open now',
        answers: replies(flag),
        actors: 'anyone',
      },
      async (request, reply) => {
        const isOpen = isOpenAt(hoursOf(request.orgCode, request.params), world.clock.now());
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(isOpen));
      },
    ),
    route(
      {
        method: 'GET',
        path: `${hours}/opening`,
        summary: 'Until when a department is open, or when it opens again',
        answers: replies(record({ isOpen: flag, changesAt: timestamp }, ['isOpen'])),
        actors: 'anyone',
      },
      async (request) => {
        const { isOpen, changesAt } = openingAt(hoursOf(request.orgCode, request.params), world.clock.now());
        return { isOpen, ...(changesAt !== undefined && { changesAt: new Date(changesAt).toISOString() }) };
      },
    ),
    route(
      {
        method: 'GET',
        path: '/service-application/external/api/v1/heloc/state-licenses',
        summary: 'The states in which the lender is licensed',
        answers: replies(record({ items: listOf(record({ abbrev: text(2, 2) })) })),
        actors: 'anyone',
      },
      async (request) => {
        const states = [...(library.lender(request.orgCode).org.licensedStates ?? [])].sort();
        return { items: states.map((abbrev) => ({ abbrev })) };
      },
    ),
    route(
      {
        method: 'GET',
        path: '/service-lead-portal/api/lo/:originator',
        summary: 'The card of a loan officer or broker',
        answers: replies(entity('loan-originator')),
        actors: 'anyone',
        // Each unknown identifier is a question to the lender's directory.
        perMinute: 60,
      },
      async (request) => {
        const { originator } = request.params;
        const card =
          uuidPattern.test(originator) && (await originatorCard(world, originator, request.orgCode));
        if (!card) throw new Refusal(404, [says('request.notFound')]);
        return card;
      },
    ),
  ];
}
