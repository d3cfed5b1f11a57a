/** Which state the machine reaches over the facts, and which step the server derives from them. */
/** Covers src/engine/journey/{decide,derive-step}.ts, src/engine/content/{compile,flow-core}.ts, src/engine/facts. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { flowCore } from '../../../src/engine/content/flow-core.ts';
import { decide } from '../../../src/engine/journey/decide.ts';
import { deriveStep } from '../../../src/engine/journey/derive-step.ts';
import { route } from '../../../src/engine/journey/route.ts';
import { leastCost } from '../../processor-clock.ts';
import { productContent } from '../../product.ts';
import { at } from '../at.ts';
import { smallBundle } from '../small-bundle.ts';
import { flow, signed, started, texan } from './standings.ts';

// A fiftieth of 5 s, in milliseconds; processors that share their caches take up to three times as long.
const share = 100;

const slack = 3;

describe('decide', () => {
  test('walks the triggers in order, from the first state', () => {
    expect(decide(flow, at(signed))).toEqual({
      state: 'end',
      fired: ['begin', 'finish'],
      refused: [],
      path: ['start', 'details', 'end'],
    });
  });

  test('knows nothing of an empty application', () => {
    expect(decide(flow, at({}))).toEqual({ state: 'start', fired: [], refused: [], path: ['start'] });
  });

  test('refuses a trigger that holds where it may not start, and goes on', () => {
    const bundle = smallBundle();
    bundle.machine?.transitions.unshift({ name: 'early', from: ['end'], to: 'details', when: 'isStarted' });

    expect(decide(compile(bundle), at(started))).toMatchObject({
      state: 'details',
      fired: ['begin'],
      refused: ['early'],
    });
  });

  test('fires events after the triggers, whatever their rule', () => {
    expect(decide(flow, at(signed, null, ['reopen']))).toMatchObject({
      state: 'details',
      fired: ['begin', 'finish', 'reopen'],
    });
    expect(decide(flow, at({}, null, ['reopen', 'unknown']))).toMatchObject({
      state: 'start',
      refused: ['reopen'],
    });
  });

  test('answers the same from what is sent to the browser', () => {
    const core = JSON.parse(JSON.stringify(flowCore(flow)));

    expect(decide(core, at(signed))).toEqual(decide(flow, at(signed)));
    expect(route(core, at(texan, 'DETAILS'), { state: 'details' })).toEqual(
      route(flow, at(texan, 'DETAILS'), { state: 'details' }),
    );
  });

  test('100,000 walks of the real flow cost less than 5 s', async () => {
    const heloc = productContent().orgs.default?.flows.heloc ?? flow;
    const facts = {
      profile: { name: { uuid: 'n' }, dob: '1980-01-01' },
      application: {
        selectedPropertyUuid: 'p',
        consents: [{ type: 'SOFT_CREDIT' }],
        status: { liensComplete: true },
      },
    };
    const walks = () => {
      for (let walk = 0; walk < 2_000; walk += 1) decide(heloc, at(facts));
    };

    expect(leastCost(walks, share * slack)).toBeLessThan(share * slack);
  });
});

describe('deriveStep', () => {
  test('is the first row that holds, and null when a row says so', () => {
    expect([deriveStep(flow, signed), deriveStep(flow, started), deriveStep(flow, {})]).toEqual([
      'COMPLETE',
      'DETAILS',
      null,
    ]);
  });
});
