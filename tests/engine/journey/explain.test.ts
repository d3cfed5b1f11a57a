/** Why the journey stands where it stands, and not on another page. */
/** Covers src/engine/journey/{explain,why-not}.ts, src/engine/journey. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { explain } from '../../../src/engine/journey/explain.ts';
import { waysTo } from '../../../src/engine/journey/why-not.ts';
import { at } from '../at.ts';
import { smallBundle } from '../small-bundle.ts';
import { flow, signed, started, texan } from './standings.ts';

describe('explain', () => {
  test("tells the walk in the authors' sentences, with the values that decided", () => {
    const lines = explain(flow, at(texan, 'DETAILS'));

    expect(lines.map(({ kind, outcome, name }) => [kind, outcome, name])).toEqual([
      ['transition', 'fired', 'begin'],
      ['transition', 'idle', 'finish'],
      ['transition', 'idle', 'miss'],
      ['transition', 'idle', 'reopen'],
      ['state', 'chosen', 'details'],
      ['step', 'held', 'DETAILS'],
      ['row', 'held', 'texas'],
      ['page', 'chosen', 'texas'],
    ]);
    expect(lines[1]?.text).toBe('finish did not start: not so: Everything is signed.');
    expect(lines[1]?.findings).toEqual([
      {
        rule: 'isDone',
        means: 'Everything is signed.',
        held: false,
        reads: [{ path: 'application.signed', value: false }],
      },
      {
        rule: 'isStarted',
        means: 'The amount is known.',
        held: true,
        reads: [{ path: 'application.amount', value: 60000 }],
      },
    ]);
  });

  test("where no step decides, the rows of the machine's state are told", () => {
    const told = explain(flow, at(started, 'SHELVED')).filter(
      ({ kind }) => kind !== 'transition' && kind !== 'state',
    );

    expect(told[0]).toMatchObject({
      kind: 'step',
      outcome: 'failed',
      text: expect.stringMatching(/not listed/),
    });
    expect(told.slice(1).map(({ kind, outcome, name }) => [kind, outcome, name])).toEqual([
      ['row', 'failed', 'texas'],
      ['row', 'held', 'details'],
      ['page', 'chosen', 'details'],
    ]);
    expect(explain(flow, at({})).find(({ kind }) => kind === 'step')?.text).toMatch(/names no step yet/);
  });

  test('an event says that it was fired, not what its rule means', () => {
    const text = (facts: Facts) =>
      explain(flow, at(facts, null, ['reopen'])).findLast(({ name }) => name === 'reopen')?.text;

    expect(text(signed)).toBe('From end to details (reopen): its event was fired.');
    expect(text({})).toMatch(/^reopen was refused: its event was fired, but it starts only in end;/);
  });
});

describe('why not there', () => {
  test('names every way to a page, the one that the application stands on first, with what its rule read', () => {
    const ways = waysTo(flow, at(started, 'DETAILS'), 'texas');

    expect(ways.map(({ by, name, stands, held }) => [by, name, stands, held])).toEqual([
      ['step', 'DETAILS', true, false],
      ['state', 'details', true, false],
    ]);
    expect(ways[0]?.text).toMatch(/^When the step is DETAILS: /);
    expect(ways[0]?.findings[0]?.reads[0]?.path).toMatch(/state/);
  });

  test('says which earlier row leads elsewhere first', () => {
    const way = waysTo(flow, at(texan), 'details').find(({ by }) => by === 'state');

    expect(way).toMatchObject({ name: 'details', stands: true, held: true, before: 'texas' });
  });

  test('tells the rule by which a page is open at any time', () => {
    expect(waysTo(flow, at(started, 'DETAILS'), 'details')[0]).toMatchObject({
      by: 'open',
      stands: true,
    });
  });

  test('a page of a sequence is asked in its turn', () => {
    const bundle = smallBundle();
    const sequence = [{ page: 'texas', when: 'isTexas' }];
    const { machine: _machine, steps: _steps, ...rest } = bundle;
    const inTurn = compile({ ...rest, flow: { ...bundle.flow, sequence } });

    expect(waysTo(inTurn, at(started), 'texas')).toMatchObject([{ by: 'sequence', held: false }]);
    expect(waysTo(inTurn, at(texan), 'texas')).toMatchObject([{ by: 'sequence', held: true }]);
  });
});
