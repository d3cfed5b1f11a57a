/** The explain and graph commands: the authors' sentences, with the values that decided, and well-formed pictures. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { heloc } from './heloc-core.ts';

const tool = fileURLToPath(new URL('../../src/tools/flow.ts', import.meta.url));

test('explain tells every transition in order, and which part of a rule failed', () => {
  const { stdout, status } = flow(['explain'], '{"application":{"status":{"inquiryAttestNeeded":true}}}');
  const told = [...stdout.matchAll(/^ {2}(?:no|fired|refused) +(\w+)/gm)].map(([, name]) => name);
  expect(status).toBe(0);
  expect(told).toEqual(heloc.machine?.transitions.map(({ name }) => name));
  expect(stdout).toContain('The liens are complete: no — application.status.liensComplete is missing');
  expect(stdout).toContain(
    'Recent credit inquiries have to be explained: yes — application.status.inquiryAttestNeeded is true',
  );
});

test('explain says why a transition was refused, and which row of the step decided', () => {
  const snapshot = { application: { term: 10, amount: 60000, isCrypto: true }, step: 'AUTOPAY_ACCOUNT' };
  const { stdout } = flow(['explain'], JSON.stringify(snapshot));
  expect(stdout).toContain('starts only in product; the machine stands in profile');
  expect(stdout).toMatch(/no {3}bank\/disburse\n.*the line is not paid out in crypto: no/);
  expect(stdout).toMatch(/So the page is bank\/autopay.*because of the server’s step\.\n$/);
});

test('explain refuses a malformed snapshot with a sentence', () => {
  expect(flow(['explain'], '{')).toMatchObject({ status: 1, stdout: '', stderr: 'The line is not JSON.\n' });
});

test('graph draws every state, transition, step and rule sentence as one SVG each', () => {
  const out = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const { status, stdout } = flow(['graph', '--out', out], '');
    const machine = readFileSync(join(out, 'heloc-machine.svg'), 'utf8');
    const pages = readFileSync(join(out, 'heloc-pages.svg'), 'utf8');
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      [join(out, 'heloc-machine.svg'), join(out, 'heloc-pages.svg')],
    ]);
    for (const state of Object.keys(heloc.machine?.states ?? {})) expect(machine).toContain(`>${state}<`);
    for (const { name } of heloc.machine?.transitions ?? []) expect(machine).toContain(name);
    for (const [step, { routes }] of Object.entries(heloc.steps?.steps ?? {})) {
      if (routes) expect(pages).toContain(`>${step}<`);
    }
    for (const svg of [machine, pages]) expect(svg).toMatch(/^<svg [^>]*role="img"[\s\S]*<\/svg>\n$/);
  } finally {
    rmSync(out, { recursive: true });
  }
});

function flow(args: string[], input: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', tool, ...args], { input, encoding: 'utf8' });
}
