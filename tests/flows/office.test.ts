/** Where the law has everything signed at an office, no title, no progress and no reminder speaks of signing online or by video. */
/** Covers flows/heloc, flows/signer, src/engine/journey/worded.ts. */
import { describe, expect, test } from 'vitest';
import type { FlowCore } from '../../src/engine/content/bundle.ts';
import { progress } from '../../src/engine/journey/progress.ts';
import { worded } from '../../src/engine/journey/worded.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import type { Messages } from '../../src/types/messages.ts';
import type { Page } from '../../src/types/page.ts';
import { wholeFile } from '../whole-files.ts';
import { heloc, signer } from './heloc-core.ts';

const read = <Content>(path: string): Content => wholeFile(`flows/${path}.json`);

const uuid = '3f2c1b4a-0000-4000-8000-000000000001';
const texan = {
  profile: { addresses: [{ uuid, location: { state: 'TX' }, occupancy: 'PRIMARY' }] },
  address: { uuid, location: { state: 'TX' }, occupancy: 'PRIMARY' },
  application: {
    selectedPropertyUuid: uuid,
    property: { state: 'TX' },
    status: { signsAtOffice: true, manualNotary: true },
  },
  invitation: { signsAtOffice: true },
};
const borrows = { ...texan, invitation: { signsAtOffice: true, role: 'CO_BORROWER' } };

describe.each([
  [heloc, texan, 'SIGNING', ['Read Documents', 'Sign at an Office']],
  [signer, texan, 'ENOTARY', ['Identity verification', 'Sign at an office']],
  [signer, borrows, 'ENOTARY', ['Identity verification', 'Sign at an office']],
])('the progress of $id', (flow, facts, value, last) => {
  test('ends at an office where the law asks for one, and with a call elsewhere', () => {
    expect(progress(flow, { facts }, value).labels.slice(-2)).toEqual(last);
    expect(progress(flow, { facts: {} }, value).labels.at(-1)).toBe('Talk to eNotary');
  });
});

test.each([
  [heloc, 'signing/intro', 'Your final offer is ready'],
  [heloc, 'signing/sign', 'Read your documents'],
  [heloc, 'notary/intro', 'Sign at an office'],
  [heloc, 'notary/schedule-manual', 'Choose when you sign'],
  [heloc, 'notary/reserve-manual', 'Your appointment to sign'],
  [signer, 'documents', 'See your documents'],
  [signer, 'sign', 'Read your documents'],
  [signer, 'notary', 'You sign at our office'],
])('$id %s: there, the page is called %s', (flow: FlowCore, id, title) => {
  const page = read<Page>(`${flow.id}/pages/${id}`);

  const there = worded(flow, page, texan);

  expect(there.title).toBe(title);
  expect(there.lead).not.toMatch(/video|online|come to you/);
  expect(worded(flow, page, {}).title).toBe(page.title);
});

test('who signs in person is reminded of the place, who signs by video of the camera', () => {
  const { messages } = read<Messages>('heloc/messages');
  const reminders = (more: object) =>
    Object.values(messages)
      .filter(
        ({ when, at }) =>
          at?.fact === 'notary.confirmedSlot' && holds(heloc.rules, when, { ...booked, ...more }),
      )
      .map(({ text }) => text);
  const booked = {
    notary: { confirmedSlot: '2026-12-04T10:00' },
    figures: { notary: { confirmedFor: 'December 4, 2026, at 10:00' } },
  };

  const [inPerson = '', ...more] = reminders({
    application: { requestedManualNotaryTime: '2026-12-04T10:00' },
  });
  expect(more).toEqual([]);
  expect(inPerson).toContain('photo ID');
  expect(inPerson).not.toMatch(/camera|microphone|video/);
  expect(reminders({ application: {} })).toEqual([expect.stringContaining('camera')]);
});
