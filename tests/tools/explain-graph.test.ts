/** The explain and graph commands: the authors' sentences, with the values that decided, and well-formed pictures. */
/**
 * Covers src/engine/stages/explain-stages.ts, src/tools/{flow,make-folder}.ts, src/tools/commands/{explain,graph}.ts, src/tools/explain,
 *   src/tools/graph.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { explain } from '../../src/engine/journey/explain.ts';
import { withoutWaitingPage } from '../../src/tools/decide/route-by-fallback.ts';
import type { Arrow, Box, Drawing } from '../../src/tools/graph/drawing.ts';
import { layOut } from '../../src/tools/graph/lay-out.ts';
import { changesIn, markChanges } from '../../src/tools/graph/mark-changes.ts';
import { toSvg } from '../../src/tools/graph/to-svg.ts';
import type { StagedJob, Stages } from '../../src/types/stages.ts';
import { heloc } from '../flows/heloc-core.ts';
import { helocWithPages } from '../flows/heloc-pages.ts';

const tool = fileURLToPath(new URL('../../src/tools/flow.ts', import.meta.url));

const attested = {
  facts: { application: { status: { inquiryAttestNeeded: true } } },
  step: null,
  events: [],
};
const crypto = {
  facts: { application: { term: 10, amount: 60000, isCrypto: true } },
  step: 'AUTOPAY_ACCOUNT',
  events: ['fund'],
};

test.each([
  ['before there is a step', attested],
  ['at a step, after an event', crypto],
])('explain prints every sentence of the engine: %s', (_, standing) => {
  const { facts, ...rest } = standing;
  const { stdout, status } = flow(['explain'], JSON.stringify({ ...facts, ...rest }));
  const whole = { ...standing, facts: { profile: {}, ...standing.facts } };
  const sentences = explain(withoutWaitingPage(helocWithPages), whole).map(({ text }) => text);
  const printed = stdout.split('\n').map((line) => line.slice(10));

  expect(status).toBe(0);
  expect(sentences.length).toBeGreaterThan(30);
  const told = printed.filter((line) => sentences.includes(line));
  expect(sentences.filter((text) => !told.includes(text))).toEqual([]);
});

test('explain tells every transition in order, and which part of a rule failed', () => {
  const { stdout } = flow(['explain'], JSON.stringify(attested.facts));
  const [machine = ''] = stdout.split('\nStep\n');
  const names = heloc.machine?.transitions.map(({ name }) => name) ?? [];
  const told = [...machine.matchAll(/^ {2}(?:no|fired|refused) +(.+)$/gm)].map(([, text = '']) =>
    names.find((name) => text.startsWith(`${name} `) || text.includes(`(${name})`)),
  );
  expect(told).toEqual(names);
  expect(stdout).toContain('The liens are complete: no — application.status.liensComplete is missing');
});

test('explain says why a transition was refused, and which row of the step decided', () => {
  const { facts, step } = crypto;
  const { stdout } = flow(['explain'], JSON.stringify({ ...facts, step }));
  expect(stdout).toContain('but it starts only in product; the machine stands in profile.');
  expect(stdout).toMatch(/no {6}Does not hold: .+ \(to bank\/disburse\)\n/);
  expect(stdout).toContain('The line is paid out in crypto: yes — application.isCrypto is true');
  expect(stdout).toMatch(/So the page is bank\/autopay.*because of the server's step\.\n$/);
});

test('explain tells the derived step: the row that held, and why those before it did not', () => {
  const snapshot = { application: { status: { softCreditStatus: 'STARTED' } }, step: 'HMDA' };
  const { stdout } = flow(['explain'], JSON.stringify(snapshot));
  const [, rows = ''] = /\nStep\n([\s\S]+?)\n\nPage/.exec(stdout) ?? [];
  const asked = [...rows.matchAll(/^ {2}(yes|no ) .+\(to (.+)\)$/gm)].map(([, verdict, step]) => [
    verdict,
    step,
  ]);

  const derive = heloc.steps?.derive ?? [];
  expect(asked.map(([, step]) => step)).toEqual(
    derive.slice(0, asked.length).map(({ step }) => step ?? 'no step'),
  );
  expect(asked.filter(([verdict]) => verdict === 'yes')).toEqual([asked.at(-1)]);
  expect(rows).toMatch(/no {6}Does not hold: .+ \(to CANCELLED\)\n {12}\S+ is missing/);
  expect(rows).toMatch(
    /So these facts make the step .+ The snapshot says HMDA, and that is what the page follows\.$/,
  );
});

test('explain says where the funding stands, what holds it, and what would follow', () => {
  const application = { status: { checklistStatus: 'RECORDING', deedRejected: 'NAMES' } };
  const held = flow(['explain'], JSON.stringify({ application, step: null })).stdout;
  const { deedRejected: _, ...status } = application.status;
  const free = flow(['explain'], JSON.stringify({ application: { status }, step: null })).stdout;

  expect(held).toMatch(/\nJob\n +The job funding stands at recording: The county records the deed\./);
  expect(held).toMatch(/yes +Holds: The county rejected the deed.+\(to it is held\)/);
  expect(free).toMatch(/no +Does not hold: The county rejected.+[\s\S]+yes +Holds: Always\. \(to recorded\)/);
});

test('explain says what no schema declares', () => {
  const snapshot = { application: { staus: { bpo: 'X' } }, address: { location: { sate: 'TX' } } };
  const { stdout } = flow(['explain'], JSON.stringify(snapshot));

  expect(stdout).toContain(
    'declares application.staus, so no rule reads it. Did you mean "application.status"?',
  );
  expect(stdout).toContain('declares address.location.sate, so no rule reads it.');
});

test('explain refuses a malformed snapshot with a sentence', () => {
  expect(flow(['explain'], '{')).toMatchObject({ status: 1, stdout: '', stderr: 'The line is not JSON.\n' });
});

test('graph draws every state, transition, step and rule sentence as one SVG each', () => {
  const out = mkdtempSync(join(tmpdir(), 'graph-'));
  try {
    const { status, stdout } = flow(['graph', '--out', out], '');
    const machine = readFileSync(join(out, 'heloc-machine.svg'), 'utf8');
    const stages = readFileSync(join(out, 'heloc-stages.svg'), 'utf8');
    const pages = readFileSync(join(out, 'heloc-pages.svg'), 'utf8');
    expect([status, stdout.trim().split('\n')]).toEqual([
      0,
      ['machine', 'stages', 'pages'].map((name) => join(out, `heloc-${name}.svg`)),
    ]);
    for (const state of Object.keys(heloc.machine?.states ?? {})) expect(machine).toContain(`>${state}<`);
    for (const { name } of heloc.machine?.transitions ?? []) expect(machine).toContain(name);
    for (const [step, { routes }] of Object.entries(heloc.steps?.steps ?? {})) {
      if (routes) expect(pages).toContain(`>${step}<`);
    }
    for (const words of stageWords()) expect(stages).toContain(words);
    for (const svg of [machine, stages, pages]) expect(svg).toMatch(/^<svg [^>]*role="img"[\s\S]*<\/svg>\n$/);
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('graph marks what is new, changed and gone, in words too', () => {
  const box = (id: string, title: string) => ({ id, kind: 'page' as const, heading: id, lines: [title] });
  const drawing = (boxes: Box[], arrows: Arrow[]): Drawing => ({
    ...{ title: 'Pages', about: 'Pages.', direction: 'LR', legend: [], boxes, arrows },
  });
  const arrow = (from: string, to: string, means: string) => ({ from, to, name: '', means });
  const before = drawing(
    [box('a', 'A'), box('b', 'B'), box('c', 'C')],
    [arrow('a', 'b', 'Always.'), arrow('b', 'c', 'Always.')],
  );
  const after = drawing(
    [box('a', 'A'), box('b', 'Better'), box('d', 'D')],
    [arrow('a', 'b', 'Only some.'), arrow('b', 'd', 'Always.')],
  );
  const marked = markChanges(before, after);

  expect(marked.boxes.map(({ heading }) => heading)).toEqual(['a', 'b (changed)', 'd (new)', 'c (gone)']);
  expect(marked.arrows.map(({ from, to, name }) => [from, to, name])).toEqual([
    ['a', 'b', '(changed)'],
    ['b', 'd', '(new)'],
    ['b', 'c', '(gone)'],
  ]);
  expect(changesIn(marked)).toEqual([
    'changed: b',
    'new: d',
    'gone: c',
    'changed: a → b',
    'new: b → d',
    'gone: b → c',
  ]);
  expect(toSvg(marked, layOut(marked))).toMatch(/>b \(changed\)<[\s\S]+stroke-dasharray/);
  expect(markChanges(before, before)).toEqual({
    ...before,
    about: 'Pages. 0 of what is drawn differs from before.',
  });
});

test('graph says at once that a folder cannot be made', () => {
  expect(flow(['graph', '--out', '/proc/nope/deeper'], '')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The folder /proc/nope cannot be made'),
  });
});

/** What a picture of the stages tells: each stage, its step and works, what holds it, and each signer's state. */
function stageWords(): string[] {
  const { jobs, signers }: Stages = JSON.parse(readFileSync('flows/heloc/stages.json', 'utf8'));
  const stages = Object.entries<StagedJob>(jobs).flatMap(([job, { stages }]) =>
    Object.entries(stages).flatMap(([name, { step, does = [] }]) => [
      `>${job}: ${name}<`,
      ...(step ? [`Step: ${step}`] : []),
      ...does.map((work) => `▸ ${work} – `),
    ]),
  );
  return [
    ...stages,
    '‖ held while: The county rejected the',
    ...Object.keys(signers.states).map((state) => `>signer: ${state}<`),
  ];
}

function flow(args: string[], input: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', tool, ...args], { input, encoding: 'utf8' });
}
