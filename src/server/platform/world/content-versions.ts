/** The content of other releases: what an application began with, and what another server of the database serves. */
import type { Kysely } from 'kysely';
import type { Content, OrgContent } from '../../../content/loaded/content.ts';
import type { Tables } from '../db/tables.ts';

/** What of an application's row says with which content it began. */
export type Begun = {
  org_code: string;
  flow_id: string;
  flow_version: number;
  /** A co-owner's part keeps the content of the application that it is a part of. */
  parent_uuid: string | null;
};

export type ContentVersions = {
  /** Notes what this server serves a lender's readers in all its languages, so that every server can. Call it outside of a transaction. */
  note(lender: OrgContent): Promise<void>;
  /**
   * The content that the application keeps: the one that this server serves where its flow's version says so, else
   * what was last served of the version that the application began with.
   */
  of(db: Kysely<Tables>, application: Begun): Promise<Content>;
  /** What some server served a lender under a hash, and in which language; undefined for a hash that none did. */
  at(orgCode: string, hash: string): Promise<{ content: Content; language: string } | undefined>;
};
