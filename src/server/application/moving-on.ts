/** Which applications move to the version of their flow that a server has, and what their answers go through on the way. */
import { migrationsSince } from '../../engine/answers/migrate.ts';
import type { Migration } from '../../types/migration.ts';
import type { World } from '../platform/world/world.ts';

type Begun = { org_code: string; flow_id: string; flow_version: number };

/** @returns the version that it moves to; undefined where it is there, or finishes with what it began with */
export function versionAhead({ content }: Pick<World, 'content'>, row: Begun): number | undefined {
  const flow = content.orgs[row.org_code]?.flows[row.flow_id]?.flow;
  if (!flow || row.flow_version >= flow.version) return undefined;
  // A part goes with the application that it is a part of, and that chose the content.
  const oldest = flow.partOf === undefined ? (flow.continues ?? flow.version) : 0;
  return row.flow_version >= oldest ? flow.version : undefined;
}

/** Empty for an application that does not move. */
export function migrationsAhead(world: Pick<World, 'content'>, row: Begun): Migration[] {
  const version = versionAhead(world, row);
  const data = world.content.orgs[row.org_code]?.data[row.flow_id];
  return version === undefined ? [] : migrationsSince(data?.migrations, row.flow_version, version);
}
