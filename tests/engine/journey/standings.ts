/** Where the tests of the journey stand: facts of the small flow, at its beginning and at its end. */
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { smallBundle } from '../small-bundle.ts';

export const flow = compile(smallBundle());

export const started: Facts = { application: { amount: 60000, state: 'CA', signed: false } };

export const texan: Facts = { application: { amount: 60000, state: 'TX', signed: false } };

export const signed: Facts = { application: { amount: 60000, signed: true } };
