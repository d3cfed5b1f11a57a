/** Runs lanes of programs beside each other and prints each program's output in one piece when it ends. */
import { spawn } from 'node:child_process';
import { root } from './ensure-installed.mjs';

/**
 * Within a lane the programs run in order. The first that fails ends the others and this process, with its code.
 *
 * @param {...[title: string, program: string, args: string[]][]} lanes
 */
export async function runBeside(...lanes) {
  const running = new Set();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [title, program, args] of lane) {
        const code = await runOne(running, title, program, args);
        if (code === 0) continue;
        for (const other of running) other.kill();
        process.exit(code);
      }
    }),
  );
}

function runOne(running, title, program, args) {
  const started = Date.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  return new Promise((resolve) => {
    child.on('error', ({ message }) =>
      said.push(Buffer.from(`${program} could not be started: ${message}\n`)),
    );
    child.on('close', (code) => {
      running.delete(child);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`\n== ${title}\n${Buffer.concat(said)}== ${title}: ${seconds} s\n`);
      resolve(code === 0 ? 0 : code || 1);
    });
  });
}
