/**
 * Content is pinned: an application finishes with the flow that it began with until its lender's new content says that
 * it may move (docs/decisions/183-pinned-content.md). What each server serves is kept in the database by its hash, so
 * that every server of it can serve every version, of older and of newer releases.
 */
import type { Kysely } from 'kysely';
import type { Content } from '../../../content/loaded/content.ts';
import type { LoadedContent } from '../../../content/read-content.ts';
import type { Tables } from '../db/tables.ts';
import { bounded } from '../memory/bounded.ts';
import type { Begun, ContentVersions } from '../world/content-versions.ts';
import type { World } from '../world/world.ts';
import { openStored, type Release } from './open-stored.ts';
import { lastServed, noteServed, servedAt } from './served.ts';

type Options = {
  loaded: LoadedContent;
  /** Hears of content that this program cannot serve, and why. */
  warn(what: Record<string, unknown>, why: string): void;
};

/** Releases that are kept open at a time. While one is rolled out there is one other. */
const mostOpen = 4;
/** Milliseconds between two openings for a stranger, who may ask for one release after the other. */
const restMs = 5_000;

export function contentVersions(
  world: Pick<World, 'db' | 'secrets' | 'clock'>,
  { loaded, warn }: Options,
): ContentVersions {
  const noted = new Set<string>();
  const releases = bounded<string, Promise<Release | null>>(mostOpen);
  // Whoever asks meanwhile waits for the same opening.
  const open = (db: Kysely<Tables>, digest: string) => {
    const known = releases.get(digest);
    if (known) return known;
    const opening = openStored({ db, secrets: world.secrets }, { digest, own: loaded.content, warn });
    releases.set(digest, opening);
    opening.catch(() => releases.delete(digest));
    return opening;
  };
  let restsUntil = 0;
  const openForStranger = async (digest: string) => {
    if (releases.get(digest) === undefined) {
      const now = world.clock.now();
      if (now < restsUntil) return null;
      restsUntil = now + restMs;
    }
    return open(world.db, digest);
  };
  return {
    async note(lender) {
      const key = `${lender.code} ${lender.hash}`;
      if (noted.has(key)) return;
      await noteServed(world, lender, loaded.tree);
      noted.add(key);
    },
    async of(db, application) {
      const begun = await beginningOf(db, application);
      if (mayMove(loaded.content, begun)) return loaded.content;
      const digest = await lastServed(db, begun);
      if (digest === undefined) warn(told(begun), 'the content that an application began with is not kept');
      const release = digest && (await open(db, digest));
      return release ? release(begun.org_code) : loaded.content;
    },
    async at(code, hash) {
      const row = await servedAt(world.db, code, hash);
      const release = row && (await openForStranger(row.digest));
      return release ? { content: release(code), language: row.language } : undefined;
    },
  };
}

/** Where this server does not have the flow, another content does not help. */
function mayMove({ orgs }: Content, { org_code, flow_id, flow_version: begun }: Begun): boolean {
  const flow = orgs[org_code]?.flows[flow_id]?.flow;
  return !flow || (begun <= flow.version && begun >= (flow.continues ?? flow.version));
}

const told = ({ org_code: lender, flow_id: flow, flow_version: version }: Begun) => ({
  lender,
  flow,
  version,
});

async function beginningOf(db: Kysely<Tables>, application: Begun): Promise<Begun> {
  if (application.parent_uuid === null) return application;
  return db
    .selectFrom('applications')
    .select(['org_code', 'flow_id', 'flow_version', 'parent_uuid'])
    .where('uuid', '=', application.parent_uuid)
    .executeTakeFirstOrThrow();
}
