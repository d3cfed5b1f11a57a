/** The machine and the pages of a flow as pictures: what differs from the last commit is marked, with the people whom it moves. */
import { fileURLToPath } from 'node:url';
import type { FileTree } from '../../content/files/file-tree.ts';
import { readTree } from '../../content/files/read-files.ts';
import type { Picture } from '../../studio/calls/calls.ts';
import { bundleIn, replayed } from '../decide/load-flow.ts';
import { drawMachine } from '../graph/draw-machine.ts';
import { drawPages } from '../graph/draw-pages.ts';
import type { Drawing } from '../graph/drawing.ts';
import { layOut } from '../graph/lay-out.ts';
import { markChanges } from '../graph/mark-changes.ts';
import { toSvg } from '../graph/to-svg.ts';
import { atCommit } from '../rehearse/committed-tree.ts';
import { rememberedMet } from '../rehearse/met.ts';
import { rehearseLender, sideOf } from '../rehearse/rehearse-lender.ts';
import { withPeople } from './with-people.ts';

type Asked = { flow: string; org: string };

const kept = fileURLToPath(new URL('../../../dist/rehearsal', import.meta.url));

/** Without git, or for a flow that was not there, nothing is marked. */
export async function pictures(root: string, tree: FileTree, asked: Asked): Promise<Picture[]> {
  const before = await atCommit(root, 'HEAD', readTree).catch(() => undefined);
  const drawn = drawings(tree, asked);
  const marked = before?.has(`flows/${asked.flow}/flow.json`) ? compared(before, tree, asked, drawn) : drawn;
  return Object.entries(marked).map(([name, drawing]) => ({ name, svg: toSvg(drawing, layOut(drawing)) }));
}

type Drawings = Record<string, Drawing>;

function compared(before: FileTree, tree: FileTree, asked: Asked, drawn: Drawings): Drawings {
  const was = drawings(before, asked);
  const marked = Object.fromEntries(
    Object.entries(drawn).map(([name, drawing]) => [
      name,
      was[name] ? markChanges(was[name], drawing) : drawing,
    ]),
  );
  const people = () => rememberedMet(sideOf(before, asked), kept);
  const hasSteps = [before, tree].every((one) => one.has(`flows/${asked.flow}/steps.json`));
  const found = hasSteps ? rehearseLender(before, tree, { ...asked, people }) : undefined;
  if (!found || !marked.pages) return marked;
  return { ...marked, pages: withPeople(marked.pages, replayed(bundleIn(tree, asked)).flow, found) };
}

function drawings(tree: FileTree, asked: Asked): Drawings {
  const bundle = bundleIn(tree, asked);
  return {
    ...(bundle.machine && { machine: drawMachine(bundle, bundle.machine) }),
    pages: drawPages(bundle),
  };
}
