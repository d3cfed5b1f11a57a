/** What a page is sent, whatever the browser let through: stored as plain text, refused in kind words, or asked about. */
/** Covers src/server/submission/submit.ts, src/server/submission/judge-answers.ts, src/engine/answers/clean-answers.ts, src/engine/answers/unprintable-answers.ts, src/engine/answers/checks/zip-in-state.ts, src/engine/answers/formats/mail-street.ts. */
import { beforeAll, expect, test } from 'vitest';
import { fact, settled, submit, type Walk, walk } from '../effects/real-server.ts';
import { sharedRealServer } from '../effects/shared-real-server.ts';

let borrower: Walk & { email: string };
const server = sharedRealServer();
beforeAll(async () => {
  borrower = await walk(server, { key: 'happy', until: 'heloc/start/contact' });
});

const home = { street1: '12 Maple Street', city: 'Sacramento', state: 'CA', zip: '95814' };
const owner = {
  first: 'Sam',
  last: 'Alvarez',
  email: 'sam@example.com',
  relation: 'SIBLING',
  borrows: false,
};

function send(data: object) {
  const rest = { phone: '+12025550101', phoneCode: '000000', ownership: 'SOLE', ssn: '666101001' };
  const all = { email: borrower.email, ...rest, mailingSame: true, hardCredit: true, ...data };
  return submit(borrower, 'start/contact', all);
}

test.each<[string, object, Record<string, string>]>([
  [
    'a name in another script',
    { ownership: 'JOINT_OTHER', coOwners: [{ ...owner, first: '李明' }] },
    { '/coOwners/0/first': "Enter the owner's name in Latin letters, as on their ID" },
  ],
  [
    'a street that no document can show',
    { mailingSame: false, mailing: { ...home, street1: '12 نور Street' } },
    {
      '/mailing/street1':
        "Use Latin letters, numbers and plain punctuation. We can't print ن و ر on your documents",
    },
  ],
  [
    'a ZIP code of another state, before it is confirmed',
    { mailingSame: false, mailing: { ...home, zip: '10001' } },
    { '/mailing/zip': "Is this ZIP code right for that state? Correct it, or tell us it's right" },
  ],
  [
    'a street without a number',
    { mailingSame: false, mailing: { ...home, street1: 'Maple Street' } },
    { '/mailing/street1': 'Enter a street and number, a PO box or General Delivery' },
  ],
])('%s is refused where it is asked', async (_name, data, fields) => {
  expect(await send(data)).toMatchObject({ status: 422, body: { fields } });
});

test.each([
  [
    'marks that nobody sees',
    { ...home, street1: '\u202a12\u2067 Maple\u200b\tStreet\u0000\ud800', street2: 'Apt\u00a04\u2011B\n' },
    { ...home, street2: 'Apt 4-B' },
  ],
  ['a PO box', { ...home, street1: 'PO Box 412', zip: '95812' }, undefined],
  ['General Delivery', { ...home, street1: 'General Delivery', zip: '95812' }, undefined],
  [
    'a military post office',
    { street1: 'PSC 3 Box 4120', city: 'APO', state: 'AE', zip: '09021' },
    undefined,
  ],
  [
    'Puerto Rico',
    { street1: 'URB Las Gladiolas', street2: '150 Calle A', city: 'San Juan', state: 'PR', zip: '00926' },
    undefined,
  ],
  ['a box in Guam', { street1: 'PO Box 3112', city: 'Hagatna', state: 'GU', zip: '96932' }, undefined],
  ['Verdi, California', { ...home, city: 'Verdi', zip: '89439' }, undefined],
  ['a ZIP code that was confirmed', { ...home, zip: '88063', zipConfirmed: '88063 CA' }, undefined],
])('mail to %s', async (_name, mailing, stored) => {
  const answer = await send({ mailingSame: false, mailing });
  expect(answer).toMatchObject({ status: 200 });
  expect(fact(await settled(server, borrower), 'profile.mailing')).toEqual(stored ?? mailing);
});
