/** Small public answers: opening hours, licensed states, the originator's card, a tidied address. */
import { zipInState } from '../../engine/geo/zip-in-state.ts';
import { title } from '../../engine/text/title.ts';
import type { OrgDay } from '../../types/org.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../errors/refusal.ts';
import { bodyOf, paramsOf } from './asked.ts';
import { isOpenAt } from './is-open-at.ts';
import type { Route } from './route.ts';
import { sampleOriginator } from './sample-originator.ts';
import { record, text, uuidPattern } from './shapes.ts';

const hours = '/service-operating-hours/external/api/v1/hours/:department';

type Location = { street1: string; street2?: string; city: string; state: string; zip: string };

export function supportRoutes({ library, world }: Backend): Route[] {
  const weekOf = (orgCode: string, department: string): OrgDay[] => {
    const weeks = library.lender(orgCode).org.hours ?? {};
    const week = Object.hasOwn(weeks, department) ? weeks[department] : undefined;
    if (!week) throw new Refusal(404, ['There is no such department.']);
    return week;
  };
  const departmentOf = (params: { department: string }) => params.department;
  return [
    {
      method: 'GET',
      path: hours,
      actors: 'anyone',
      handler: async (request) => weekOf(request.orgCode, departmentOf(paramsOf(request))),
    },
    {
      method: 'GET',
      path: `${hours}/week`,
      actors: 'anyone',
      handler: async (request) => weekOf(request.orgCode, departmentOf(paramsOf(request))),
    },
    {
      method: 'GET',
      path: `${hours}/openStatus`,
      actors: 'anyone',
      handler: async (request, reply) => {
        const isOpen = isOpenAt(weekOf(request.orgCode, departmentOf(paramsOf(request))), world.clock.now());
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(isOpen));
      },
    },
    {
      method: 'GET',
      path: '/service-application/external/api/v1/heloc/state-licenses',
      actors: 'anyone',
      handler: async (request) => {
        const states = [...(library.lender(request.orgCode).org.licensedStates ?? [])].sort();
        return { items: states.map((abbrev) => ({ abbrev })) };
      },
    },
    {
      method: 'GET',
      path: '/service-lead-portal/api/lo/:originator',
      actors: 'anyone',
      handler: async (request) => {
        const { originator } = paramsOf<{ originator: string }>(request);
        if (world.mode === 'production' || !uuidPattern.test(originator))
          throw new Refusal(404, ['Not found']);
        return sampleOriginator(originator);
      },
    },
    {
      method: 'POST',
      path: '/service-application/external/api/v1/address/suggest',
      actors: 'anyone',
      body: record({
        location: record(
          { street1: text(100), street2: text(50), city: text(50), state: text(2), zip: text(10) },
          ['street1', 'city', 'state', 'zip'],
        ),
      }),
      handler: async (request) => suggest(bodyOf<{ location: Location }>(request).location),
    },
  ];
}

/** `exact` as typed, a tidier `suggestion`, or `none` when no such place can be. */
function suggest(typed: Location) {
  const location = tidied(typed);
  const isPlace = /\d/.test(location.street1) && zipInState(location.zip, location.state);
  if (!isPlace) return { kind: 'none' };
  const isSame = Object.entries(location).every(([part, value]) => typed[part as keyof Location] === value);
  return isSame ? { kind: 'exact', location } : { kind: 'suggestion', location };
}

function tidied({ street1, street2, city, state, zip }: Location): Location {
  const plain = (value: string) => value.trim().replace(/\s+/g, ' ');
  const cased = (value: string) => (/[a-z]/.test(value) && /[A-Z]/.test(value) ? value : title(value));
  return {
    street1: cased(plain(street1)),
    ...(street2?.trim() && { street2: plain(street2) }),
    city: cased(plain(city)),
    state: plain(state).toUpperCase(),
    zip: plain(zip),
  };
}
