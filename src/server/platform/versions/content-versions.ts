/**
 * Content is pinned: an application finishes with the flow that it began with until its lender's new content says that
 * it may move (docs/decisions/183-pinned-content.md). What each server serves is kept in the database by its hash, so
 * that every server of it can serve every version, of older and of newer releases.
 */
import type { Kysely } from 'kysely';
import type { Content } from '../../../content/loaded/content.ts';
import type { LoadedContent } from '../../../content/read-content.ts';
import type { Tables } from '../db/tables.ts';
import type { Begun, ContentVersions } from '../world/content-versions.ts';
import type { World } from '../world/world.ts';
import { openedReleases } from './opened-releases.ts';
import { lastServed, noteServed, servedAt } from './served.ts';

type Options = {
  loaded: LoadedContent;
  /** Hears of content that this program cannot serve, and why. */
  warn(what: Record<string, unknown>, why: string): void;
};

export function contentVersions(
  world: Pick<World, 'db' | 'secrets' | 'clock'>,
  { loaded, warn }: Options,
): ContentVersions {
  const noted = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  const tellMissing = ({ org_code: lender, flow_id: flow, flow_version: version }: Begun) => {
    const key = `${lender} ${flow} ${version}`;
    if (missing.has(key)) return;
    missing.add(key);
    warn({ lender, flow, version }, 'the content that an application began with is not kept');
  };
  const releases = openedReleases(world, { own: loaded.content, warn });
  return {
    async note(lender) {
      const key = `${lender.code} ${lender.hash}`;
      const noting = noted.get(key) ?? noteServed(world, lender, loaded.tree);
      noted.set(key, noting);
      // What failed is tried again with the next reader.
      await noting.catch((error: unknown) => {
        noted.delete(key);
        throw error;
      });
    },
    async of(db, application) {
      const begun = await beginningOf(db, application);
      if (mayMove(loaded.content, begun)) return loaded.content;
      const digest = await lastServed(db, begun);
      if (digest === undefined) tellMissing(begun);
      const release = digest && (await releases.open(db, digest));
      return release ? release(begun.org_code) : loaded.content;
    },
    async at(code, hash) {
      const row = await servedAt(world.db, code, hash);
      const release = row && (await releases.openForStranger(row.digest));
      return release ? { content: release(code), language: row.language } : undefined;
    },
  };
}

/** Where this server does not have the flow, another content does not help. */
function mayMove({ orgs }: Content, { org_code, flow_id, flow_version: begun }: Begun): boolean {
  const flow = orgs[org_code]?.flows[flow_id]?.flow;
  return !flow || (begun <= flow.version && begun >= (flow.continues ?? flow.version));
}

async function beginningOf(db: Kysely<Tables>, application: Begun): Promise<Begun> {
  if (application.parent_uuid === null) return application;
  return db
    .selectFrom('applications')
    .select(['org_code', 'flow_id', 'flow_version', 'parent_uuid'])
    .where('uuid', '=', application.parent_uuid)
    .executeTakeFirstOrThrow();
}
