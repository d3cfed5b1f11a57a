/** What is compiled from a bundle. */
/** Covers src/engine/content/compile.ts, src/engine/content. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { smallBundle } from '../small-bundle.ts';

describe('compile', () => {
  test('yields plain JSON: what is sent to the browser is what the server runs', () => {
    const flow = compile(smallBundle());

    expect(JSON.parse(JSON.stringify(flow))).toEqual(flow);
  });
});
