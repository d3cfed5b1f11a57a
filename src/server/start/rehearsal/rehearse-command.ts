/**
 * `flow rehearse --stored`: leads every stored application that is under way through the content as it was and as it is edited.
 * Says counts, steps and rules, and nothing that anyone answered.
 */
import { parseArgs } from 'node:util';
import type { LoadedContent } from '../../../content/read-content.ts';
import { type Move, moveOf } from '../../../engine/rehearsal/moves.ts';
import { moveLines, wrapped } from '../../../engine/rehearsal/say-moves.ts';
import type { Backend } from '../../backend/backend.ts';
import { StartRefused } from '../../platform/errors/start-refused.ts';
import { contentVersions } from '../../platform/versions/content-versions.ts';
import type { World } from '../../platform/world/world.ts';
import { type Meeting, meetingsIn } from './meetings-in.ts';
import { underWay } from './under-way.ts';

/** `org`: one lender's; those of all lenders without it. */
type Asked = { flows: readonly string[]; org?: string | undefined };

type Contents = { before: LoadedContent; after: LoadedContent };

/** 0 when nothing differs for anyone who is stored, else 3. */
export async function rehearseCommand(
  world: World,
  domain: Backend['domain'],
  { before, after }: Contents,
  asked: Asked,
  say: (line: string) => void,
): Promise<number> {
  const unkept = new Set<string>();
  const warn = (what: Record<string, unknown>, why: string) =>
    unkept.add(`${why}: ${Object.values(what).join(' ')}`);
  const metBefore = meetingsIn(withContent(world, before, warn), domain);
  const metAfter = meetingsIn(withContent(world, after, warn), domain);
  let differs = false;
  for (const flow of asked.flows) {
    const { people, moves } = await movesIn(world, { flow, org: asked.org }, metBefore, metAfter);
    differs ||= moves.length > 0;
    const nothing = moves.length > 0 ? '' : ' Nothing differs for them.';
    say(`${flow}: ${people} stored applications under way.${nothing}`);
    for (const line of moveLines(moves, people, false)) say(wrapped(line));
  }
  for (const why of unkept) say(wrapped(`          ${why}`));
  return differs ? 3 : 0;
}

async function movesIn(
  world: World,
  asked: { flow: string; org: string | undefined },
  metBefore: Meeting,
  metAfter: Meeting,
): Promise<{ people: number; moves: Move[] }> {
  const moves: Move[] = [];
  let people = 0;
  for await (const uuid of underWay(world, asked)) {
    const [stood, stands] = [await metBefore(uuid), await metAfter(uuid)];
    if (!stood || !stands) continue;
    people += 1;
    const move = moveOf(stood.flow, stands.flow, stood, stands);
    if (move) moves.push(move);
  }
  return { people, moves };
}

// Each application as a server of that content would show it: one that began with an older version keeps its own.
function withContent(
  world: World,
  loaded: LoadedContent,
  warn: (what: Record<string, unknown>, why: string) => void,
): World {
  const versions = contentVersions(world, { loaded, warn });
  return { ...world, content: loaded.content, versions };
}

/** @throws StartRefused without the folder of the content as it was, or without a flow */
export function rehearseArguments(args: readonly string[]): Asked & { before: string } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { before: text, flow: { type: 'string', multiple: true }, org: text },
  });
  const { before, flow = [], org } = values;
  if (!before) throw new StartRefused('--before needs the folder of the content as it was.');
  if (flow.length === 0) throw new StartRefused('--flow needs the id of a flow.');
  return { before, flows: flow, org };
}
