/** What a lender may change of the messages: the words, and nothing else. */
/** Covers src/engine/lints/lender/override-messages.ts, src/content/lints. */
import { expect, test } from 'vitest';
import { lintMessageOverride } from '../../src/engine/lints/lender/override-messages.ts';

const base = { messages: { funded: { when: 'isFunded', required: true, subject: 'We sent your money' } } };
const file = 'orgs/acme/flows/heloc/messages.json';
const places = (patch: unknown) => lintMessageOverride(base, file, patch).map(({ place }) => place);

test("a lender's own words of a message replace ours", () => {
  const words = {
    subject: 'Your money is on its way',
    text: 'Hello.',
    preheader: 'x',
    sms: 'y',
    action: { label: 'z' },
  };
  expect(places({ $comment: 'Ours.', messages: { funded: words } })).toEqual([]);
});

test.each([
  ['when it is sent', { messages: { funded: { when: 'never' } } }, '/messages/funded/when'],
  ['that it must be sent', { messages: { funded: { required: false } } }, '/messages/funded/required'],
  ['whether it is sent at all', { messages: { funded: null } }, '/messages/funded/'],
  ['where it leads', { messages: { funded: { action: { to: '/pay' } } } }, '/messages/funded/to'],
  ['a subject taken away', { messages: { funded: { subject: null } } }, '/messages/funded/subject'],
  ['a message of its own', { messages: { advert: { subject: 'Buy' } } }, '/messages/advert'],
  ['the quiet hours', { quietHours: { from: 23 } }, '/quietHours'],
])('it may not change %s', (_what, patch, pointer) => {
  expect(places(patch)).toEqual([`${file}#${pointer}`]);
});
