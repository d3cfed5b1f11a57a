/** What becomes of stored answers when an application moves to a newer version of its flow. */
/** Covers src/engine/answers/migrate.ts, src/engine/content/stored-at.ts. */
import { expect, test } from 'vitest';
import { type Documents, migrate, migrationsSince } from '../../../src/engine/answers/migrate.ts';
import type { AnswerChange, Migration } from '../../../src/types/migration.ts';

const of = (...answers: AnswerChange[]): Migration => ({ means: 'A change.', answers });

test.each<[string, AnswerChange, Documents, Documents]>([
  [
    'to another name',
    { answer: 'profile.call.time', to: 'profile.call.when' },
    { profile: { call: { time: 'NOON', day: 'MONDAY' } } },
    { profile: { call: { when: 'NOON', day: 'MONDAY' } } },
  ],
  [
    'to another entity, in other words',
    { answer: 'profile.tone', to: 'contact.tone', values: { HIGH: 'LOUD' } },
    { profile: { tone: 'HIGH', age: 7 } },
    { profile: { age: 7 }, contact: { tone: 'LOUD' } },
  ],
  [
    'below itself',
    { answer: 'profile.name', to: 'profile.name.first' },
    { profile: { name: 'Maria' } },
    { profile: { name: { first: 'Maria' } } },
  ],
  [
    'in each entry of a list',
    { answer: 'income.jobs.kind', to: 'income.jobs.type', values: { A: 'B' } },
    { income: { jobs: [{ kind: 'A' }, { other: 1 }, { kind: 'C' }] } },
    { income: { jobs: [{ type: 'B' }, { other: 1 }, { type: 'C' }] } },
  ],
  [
    'each choice of several',
    { answer: 'hmda.race', values: { '5': '6' } },
    { hmda: { race: ['5', '2'] } },
    { hmda: { race: ['6', '2'] } },
  ],
  [
    'in the home, which is an entry of the profile',
    { answer: 'address.use', to: 'address.occupancy' },
    { profile: { addresses: [{ use: 'OWN' }] } },
    { profile: { addresses: [{ occupancy: 'OWN' }] } },
  ],
  [
    'a yes becomes a word',
    { answer: 'profile.isLoud', to: 'profile.tone', values: { true: 'LOUD', false: 'SOFT' } },
    { profile: { isLoud: false } },
    { profile: { tone: 'SOFT' } },
  ],
  [
    'what counts where nothing is answered',
    { answer: 'profile.call.day', value: 'ANY' },
    { profile: {} },
    { profile: { call: { day: 'ANY' } } },
  ],
])('an answer is led on: %s', (_, change, before, after) => {
  expect(migrate(before, [of(change)])).toEqual(after);
});

test.each<[string, AnswerChange, Documents]>([
  ['there is none', { answer: 'profile.a', to: 'profile.b' }, { profile: { c: 1 } }],
  ['its new place has an answer', { answer: 'profile.a', to: 'profile.b' }, { profile: { a: 1, b: 2 } }],
  ['one was given', { answer: 'profile.a', value: 'ANY' }, { profile: { a: '' } }],
  ['there is no home yet', { answer: 'address.use', value: 'OWN' }, { profile: {} }],
  ['it is a name of every object', { answer: 'profile.constructor', to: 'profile.b' }, { profile: {} }],
  [
    'it is a value of every object',
    { answer: 'profile.a', values: { b: 'c' } },
    { profile: { a: 'toString' } },
  ],
])('nothing changes where %s', (_, change, before) => {
  expect(migrate(structuredClone(before), [of(change)])).toEqual(before);
});

test('those that an application has not met come in the order of their versions', () => {
  const all = Object.fromEntries(
    [10, 2, 3, 1].map((version) => [version, of({ answer: 'a.b', value: version })]),
  );
  const met = (begun: number, version: number) =>
    migrationsSince(all, begun, version).map(({ answers }) => answers[0]?.value);

  expect(met(1, 10)).toEqual([2, 3, 10]);
  expect(met(2, 3)).toEqual([3]);
  expect(met(3, 3)).toEqual([]);
});

test('the way there and the way back leave everything as it was', () => {
  const before = { profile: { tone: 'HIGH', age: 7 } };
  const there = of({ answer: 'profile.tone', to: 'contact.mood', values: { HIGH: 'LOUD' } });
  const back = of({ answer: 'contact.mood', to: 'profile.tone', values: { LOUD: 'HIGH' } });

  expect(migrate(before, [there, back])).toEqual({ ...before, contact: {} });
});
