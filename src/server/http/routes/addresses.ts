/**
 * Address lookup: completions while typing, the postal spelling afterwards. Open to everyone, since registration comes
 * before login. Uses POST, so that no address appears in a log line; stores nothing.
 */
import type { Backend } from '../../backend/backend.ts';
import { inTime } from '../../platform/parties/common/in-time.ts';
import { record, text } from '../../platform/shapes.ts';
import { listOf, replies } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';

const base = '/service-application/external/api/v1/address';
/** As many as fit above a phone's keyboard. */
const most = 5;
/** A reader who types on has no use for a later answer. */
const patienceMs = 5_000;

export function addressRoutes({ world }: Backend): Route[] {
  const ask = <T>(question: string, answer: () => Promise<T>) =>
    inTime(`addressBook.${question}`, Math.min(patienceMs, world.parties.patienceMs), answer);
  return [
    route(
      {
        method: 'POST',
        path: `${base}/complete`,
        summary: 'Complete an address while it is typed',
        answers: replies(record({ items: listOf(location) })),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        perMinute: 120,
        body: record({ text: text(100, 3) }),
      },
      async (request) => ({
        items: await ask('complete', () => world.parties.addressBook.complete(request.body.text, most)),
      }),
    ),
    route(
      {
        method: 'POST',
        path: `${base}/suggest`,
        summary: 'Check how an address is written',
        answers: replies(record({ kind: { enum: ['exact', 'suggestion', 'none'] }, location }, ['kind'])),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        perMinute: 60,
        body: record({ location }),
      },
      (request) => ask('check', () => world.parties.addressBook.check(request.body.location)),
    ),
  ];
}

const location = record(
  { street1: text(100), street2: text(50), city: text(50), state: text(2), zip: text(10) },
  ['street1', 'city', 'state', 'zip'],
);
