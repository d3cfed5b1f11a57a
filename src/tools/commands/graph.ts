/**
 * `flow graph [--flow heloc] [--org CODE] [--out DIR] [--since COMMIT]`: draws the machine, the stages of the server's jobs and the pages of a flow as SVG
 * files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../../content/files/read-files.ts';
import type { Bundle } from '../../engine/content/bundle.ts';
import { bundleIn, type FlowOptions, flowArguments, flowHelp, loadBundle } from '../decide/load-flow.ts';
import { drawMachine } from '../graph/draw-machine.ts';
import { drawPages } from '../graph/draw-pages.ts';
import { drawStages } from '../graph/draw-stages.ts';
import type { Drawing } from '../graph/drawing.ts';
import { layOut } from '../graph/lay-out.ts';
import { changesIn, markChanges } from '../graph/mark-changes.ts';
import { toSvg } from '../graph/to-svg.ts';
import { makeFolder } from '../make-folder.ts';
import { atCommit } from '../rehearse/committed-tree.ts';

export const summary =
  "Draws the machine, the stages of the server's jobs and the pages of a flow as SVG pictures.";
export const usage = '[--flow heloc] [--org CODE] [--out DIR] [--since COMMIT]';
export const options = {
  ...flowHelp,
  '--out DIR': 'Where the pictures go; dist/graph unless said.',
  '--since COMMIT': 'Marks what is new, changed or gone since then.',
};

/** Draws the flow; with `since`, what differs from that commit is marked. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { ...flowArguments, since: { type: 'string' } } });
  const { since, ...options } = values;
  const drawn = drawingsOf(loadBundle(options));
  makeFolder(options.out);
  const before =
    since === undefined ? undefined : await atCommit('.', since, (folder) => drawingsIn(folder, options));
  for (const [name, drawing] of Object.entries(drawn)) {
    const was = before?.[name];
    const marked = was ? markChanges(was, drawing) : drawing;
    save(join(options.out, `${options.flow}-${name}.svg`), marked);
    for (const line of changesIn(marked)) process.stdout.write(`  ${line}\n`);
  }
  return 0;
}

function drawingsIn(folder: string, options: FlowOptions): Record<string, Drawing> {
  return drawingsOf(bundleIn(readTree(folder), options));
}

function drawingsOf(bundle: Bundle): Record<string, Drawing> {
  return {
    ...(bundle.machine && { machine: drawMachine(bundle, bundle.machine) }),
    ...(bundle.stages && { stages: drawStages(bundle, bundle.stages) }),
    pages: drawPages(bundle),
  };
}

function save(path: string, drawing: Drawing): void {
  writeFileSync(path, toSvg(drawing, layOut(drawing)));
  process.stdout.write(`${path}\n`);
}
