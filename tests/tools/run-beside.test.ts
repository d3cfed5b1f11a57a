/** Covers src/tools/run-beside.mjs. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const say = (word: string) => ['-e', `console.log(${JSON.stringify(word)})`];
const fail = ['-e', 'console.error("what is wrong"); process.exit(3)'];
const wait = ['-e', 'setTimeout(() => undefined, 60_000)'];

/** @param lanes of titles with the arguments for node */
function beside(...lanes: [title: string, args: string[]][][]) {
  const programs = lanes.map((lane) => lane.map(([title, args]) => [title, process.execPath, args]));
  const script = `import { runBeside } from './src/tools/run-beside.mjs';
    await runBeside(...${JSON.stringify(programs)});
    console.log('all done');`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('every program runs, those of a lane in order, and says its words under its title', () => {
  const { status, stdout } = beside(
    [
      ['Types', say('types are right')],
      ['Lint', say('lint is right')],
    ],
    [['Build', say('built')]],
  );

  expect(status).toBe(0);
  expect(stdout).toMatch(/== Types\ntypes are right\n== Types: [\d.]+ s\n[\s\S]*== Lint\nlint is right\n/);
  expect(stdout).toContain('== Build\nbuilt\n');
  expect(stdout).toMatch(/all done\n$/);
});

test('the first that fails says why, and ends the others and the run with its code', () => {
  const { status, stdout } = beside(
    [
      ['Types', fail],
      ['Lint', say('never said')],
    ],
    [['Build', wait]],
  );

  expect(status).toBe(3);
  expect(stdout).toContain('== Types\nwhat is wrong\n');
  expect(stdout).not.toMatch(/never said|all done/);
});
