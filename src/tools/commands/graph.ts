/**
 * `flow graph [--flow heloc] [--org CODE] [--out DIR]`: draws the machine, the stages of the server's jobs and the pages of a flow as SVG
 * files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowHelp, flowOptions, loadBundle } from '../decide/load-flow.ts';
import { drawMachine } from '../graph/draw-machine.ts';
import { drawPages } from '../graph/draw-pages.ts';
import { drawStages } from '../graph/draw-stages.ts';
import type { Drawing } from '../graph/drawing.ts';
import { layOut } from '../graph/lay-out.ts';
import { toSvg } from '../graph/to-svg.ts';
import { makeFolder } from '../make-folder.ts';

export const summary =
  "Draws the machine, the stages of the server's jobs and the pages of a flow as SVG pictures.";
export const usage = '[--flow heloc] [--org CODE] [--out DIR]';
export const options = { ...flowHelp, '--out DIR': 'Where the pictures go; dist/graph unless said.' };

export async function run(args: string[]): Promise<number> {
  const options = flowOptions(args);
  const bundle = loadBundle(options);
  makeFolder(options.out);
  if (bundle.machine)
    save(join(options.out, `${bundle.flow.id}-machine.svg`), drawMachine(bundle, bundle.machine));
  if (bundle.stages)
    save(join(options.out, `${bundle.flow.id}-stages.svg`), drawStages(bundle, bundle.stages));
  save(join(options.out, `${bundle.flow.id}-pages.svg`), drawPages(bundle));
  return 0;
}

function save(path: string, drawing: Drawing): void {
  writeFileSync(path, toSvg(drawing, layOut(drawing)));
  process.stdout.write(`${path}\n`);
}
