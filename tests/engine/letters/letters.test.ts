/** When a message has a reason, which occasion it is, and when no message may be sent. */
/** Covers src/engine/letters/{due-messages,quiet-until,subjects-of}.ts, src/engine/letters. */
import { describe, expect, test } from 'vitest';
import { dueMessages, type Known, stillDue } from '../../../src/engine/letters/due-messages.ts';
import { quietUntil } from '../../../src/engine/letters/quiet-until.ts';
import type { FlowMessage, Messages } from '../../../src/types/messages.ts';

const at = Date.parse;
const noon = at('2026-11-20T18:00:00Z');

const quiet: Messages['quietHours'] = {
  from: 21,
  until: 8,
  stateAt: ['profile.mailing.state', 'address.location.state'],
  zones: {
    NY: ['America/New_York'],
    TX: ['America/Chicago', 'America/Denver'],
    AZ: ['America/Phoenix'],
    HI: ['Pacific/Honolulu'],
  },
  otherwise: ['America/New_York', 'Pacific/Honolulu'],
};

const rules = {
  waits: { means: 'It waits.', logic: { '==': [{ var: 'step' }, 'SIGN'] } },
};
const flow = { org: {}, rules };

function due(change: Partial<FlowMessage>, facts = {}, known: Known[] = [], step: string | null = 'SIGN') {
  const message = {
    means: 'x',
    when: 'waits',
    subject: 's',
    preheader: 'p',
    text: 't',
    action: { label: 'l' },
  };
  const messages = { quietHours: quiet, messages: { sign: { ...message, ...change } } };
  return dueMessages(flow, messages, { facts, step, now: noon }, known);
}

const row = (occasion: string, over = false, entry = ''): Known => ({
  ...{ name: 'sign', entry, occasion, over },
  channel: 'EMAIL',
});

describe('a reason to write', () => {
  test('begins with its rule, once per application', () => {
    expect(due({}, {}, [], null).begin).toEqual([]);
    expect(due({}).begin).toEqual([{ name: 'sign', entry: '', occasion: '', channel: 'EMAIL', at: noon }]);
    expect(due({}, {}, [row('')]).begin).toEqual([]);
  });

  test('is there on each channel that has words', () => {
    expect(due({ sms: 'Sign.' }).begin.map(({ channel }) => channel)).toEqual(['EMAIL', 'SMS']);
  });

  test('comes again with each visit: after the first is over, and not before', () => {
    expect(due({ per: 'visit' }).begin).toMatchObject([{ occasion: '1' }]);
    expect(due({ per: 'visit' }, {}, [row('1')]).begin).toEqual([]);
    expect(due({ per: 'visit' }, {}, [row('1')], null).over).toMatchObject([{ occasion: '1' }]);
    expect(due({ per: 'visit' }, {}, [row('1', true)], null).over).toEqual([]);
    expect(due({ per: 'visit' }, {}, [row('1', true)]).begin).toMatchObject([{ occasion: '2' }]);
  });

  test('comes again with another value of its fact, and waits for one', () => {
    const per = { per: 'offer.version' };
    expect(due(per).begin).toEqual([]);
    expect(due(per, { offer: { version: 'b' } }, [row('a')]).begin).toMatchObject([{ occasion: 'b' }]);
  });

  test('a reminder waits for its moment; one whose moment is past is none', () => {
    const reminder = { at: { fact: 'offer.holdUntil', before: { days: 5 } } };
    const on = (holdUntil: string) => due(reminder, { offer: { holdUntil } }).begin.map((one) => one.at);
    expect(on('2026-11-27')).toEqual([at('2026-11-22T17:00:00Z')]);
    expect(on('2026-11-24')).toEqual([]);
    expect(on('soon')).toEqual([]);
  });

  test('counts from its moment as well as to it', () => {
    const after = { at: { fact: 'offer.invitedAt', after: { days: 3 } } };
    const invited = { offer: { invitedAt: '2026-11-20T18:00:00Z' } };
    expect(due(after, invited).begin).toMatchObject([{ at: at('2026-11-23T18:00:00Z') }]);
  });

  test('is there once for each entry of a list, and reads the entry', () => {
    const each = { each: 'figures.signers', per: 'item.sends' };
    const facts = {
      figures: { signers: [{ uuid: 'a', sends: 1 }, { uuid: 'b', sends: 2 }, { name: 'no uuid' }] },
    };
    const begins = (known: Known[]) =>
      due(each, facts, known).begin.map(({ entry, occasion }) => [entry, occasion]);
    expect(begins([])).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(begins([row('1', false, 'a'), row('1', false, 'b')])).toEqual([['b', '2']]);
  });

  test('a visit of one entry is over by itself', () => {
    const rule = { means: 'It waits.', logic: { '==': [{ var: 'item.status' }, 'INVITED'] } };
    const message = {
      means: 'x',
      when: 'asked',
      subject: 's',
      preheader: 'p',
      text: 't',
      action: { label: 'l' },
    };
    const visits = { sign: { ...message, each: 'figures.signers', per: 'visit' } };
    const signers = [
      { uuid: 'a', status: 'INVITED' },
      { uuid: 'b', status: 'SIGNED' },
    ];
    const known = [row('1', false, 'a'), row('1', false, 'b')];
    const asked = { org: {}, rules: { asked: rule } };
    const moment = { facts: { figures: { signers } }, step: null, now: noon };
    const { begin, over } = dueMessages(asked, { quietHours: quiet, messages: visits }, moment, known);
    expect(begin).toEqual([]);
    expect(over.map(({ entry }) => entry)).toEqual(['b']);
  });

  test('is gone when its rule or its value is', () => {
    const message = { means: '', when: 'waits', subject: '', preheader: '', text: '', action: { label: '' } };
    const facts = { offer: { version: 'b' } };
    expect(stillDue(flow, message, { facts, step: 'SIGN' }, '')).toBe(true);
    expect(stillDue(flow, message, { facts, step: null }, '')).toBe(false);
    const perVersion = { ...message, per: 'offer.version' };
    expect(stillDue(flow, perVersion, { facts, step: 'SIGN' }, 'b')).toBe(true);
    expect(stillDue(flow, perVersion, { facts, step: 'SIGN' }, 'a')).toBe(false);
  });
});

describe('quiet hours', () => {
  const until = (moment: string, state?: string) =>
    new Date(quietUntil(quiet, { address: { location: { state } } }, at(moment))).toISOString();

  test.each([
    ['by day nobody waits', 'NY', '2026-11-20T18:00:00Z', '2026-11-20T18:00:00.000Z'],
    ['9 p.m. waits for 8 a.m.', 'NY', '2026-11-21T02:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['8:59 p.m. does not', 'NY', '2026-11-21T01:59:59Z', '2026-11-21T01:59:59.000Z'],
    ['in summer 9 p.m. is an hour earlier by UTC', 'NY', '2026-07-21T01:00:00Z', '2026-07-21T12:00:00.000Z'],
    ['the night in which clocks go forward', 'NY', '2027-03-14T06:30:00Z', '2027-03-14T12:00:00.000Z'],
    ['the night in which clocks go back', 'NY', '2026-11-01T04:30:00Z', '2026-11-01T13:00:00.000Z'],
    ['a state without daylight saving time', 'AZ', '2026-07-21T14:59:00Z', '2026-07-21T15:00:00.000Z'],
    [
      'a state with two zones waits for the later one',
      'TX',
      '2026-11-21T14:10:00Z',
      '2026-11-21T15:00:00.000Z',
    ],
    ['and begins with the earlier one', 'TX', '2026-11-21T03:00:00Z', '2026-11-21T15:00:00.000Z'],
    ['far west', 'HI', '2026-11-21T12:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['an unknown state waits for all', 'ZZ', '2026-11-21T14:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['no state at all too', undefined, '2026-11-21T14:00:00Z', '2026-11-21T18:00:00.000Z'],
  ])('%s', (_what, state, moment, wanted) => {
    expect(until(moment, state)).toBe(wanted);
  });

  test('mail goes where the borrower lives, not where the home stands', () => {
    const facts = { profile: { mailing: { state: 'HI' } }, address: { location: { state: 'NY' } } };
    const moment = at('2026-11-21T13:30:00Z');
    expect(new Date(quietUntil(quiet, facts, moment)).toISOString()).toBe('2026-11-21T18:00:00.000Z');
  });
});
