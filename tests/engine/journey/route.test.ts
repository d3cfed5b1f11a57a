/** Which page the step or the state leads to, how far it is, and which page an address names. */
/** Covers src/engine/journey/{route,progress,match-page}.ts. */
import { describe, expect, test } from 'vitest';
import { matchPage } from '../../../src/engine/journey/match-page.ts';
import { progress } from '../../../src/engine/journey/progress.ts';
import { route } from '../../../src/engine/journey/route.ts';
import { at } from '../at.ts';
import { flow, signed, started, texan } from './standings.ts';

describe('route', () => {
  test('the step decides, and hands on what its row names', () => {
    expect(route(flow, at(texan, 'DETAILS'), { state: 'start' })).toEqual({
      path: 'texas',
      state: { origin: 'start', amount: 60000 },
      by: 'step',
      row: 0,
    });
  });

  test('a step without a row that holds leaves it to the state', () => {
    expect(route(flow, at(started, 'DETAILS'), { state: 'details' })).toEqual({
      path: 'details',
      by: 'state',
      row: 1,
    });
  });

  test('so does no step, and one that nobody knows', () => {
    expect(route(flow, at(texan, null), { state: 'details' })).toMatchObject({ path: 'texas', by: 'state' });
    expect(route(flow, at(started, 'NEVER_HEARD'), { state: 'details' })).toMatchObject({
      path: 'details',
      by: 'state',
    });
  });

  test('a waiting step without a row waits, and does not ask again what was answered', () => {
    expect(route(flow, at({}, 'WAITING_FOR_RECORD'), { state: 'start' })).toEqual({
      path: 'waiting',
      by: 'step',
    });
    expect(route(flow, at(started, 'WAITING_FOR_ANYTHING'), { state: 'details' })).toMatchObject({
      path: 'waiting',
    });
  });

  test('unless the machine stands beside the way, where something must be said', () => {
    expect(route(flow, at({}, 'WAITING_FOR_RECORD'), { state: 'stuck' })).toEqual({
      path: 'stuck',
      by: 'state',
      row: 0,
    });
  });

  test('a state that nobody knows goes to the root of the site', () => {
    expect(route(flow, at({}, null), { state: 'nowhere' })).toEqual({ path: '/', by: 'state' });
    expect(route(flow, at(signed, 'COMPLETE'), { state: 'end' })).toMatchObject({ path: '/', by: 'step' });
  });
});

describe('progress', () => {
  test('counts an unknown value as 0 and chooses labels by rule', () => {
    expect(progress(flow, { facts: texan }, 'DETAILS')).toEqual({
      index: 1,
      reached: 0,
      labels: ['Start', 'Texas details'],
      text: 'Apply with Acme today.',
    });
    expect(progress(flow, { facts: started }, 'ELSE')).toMatchObject({
      index: 0,
      labels: ['Start', 'Details'],
    });
    expect(progress(flow, { facts: started }, undefined)).toMatchObject({ index: 0 });
    expect(progress(flow, { facts: started }, 'constructor')).toMatchObject({ index: 0 });
  });
});

describe('matchPage', () => {
  test('finds a page by its id and its parameters', () => {
    expect(matchPage(flow, 'link/BANK')).toEqual({ page: 'link', params: { type: 'BANK' } });
    expect(matchPage(flow, 'details?from=mail')).toEqual({ page: 'details', params: {} });
  });

  test.each(['link', 'link/BANK/more', 'nowhere', '', 'constructor', '__proto__'])(
    'nothing at "%s"',
    (path) => {
      expect(matchPage(flow, path)).toBe(undefined);
    },
  );
});
