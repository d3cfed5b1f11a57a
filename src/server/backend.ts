/** What routes work with: the world, the interpreter's content, and the registries of the domain. */
import type { Kysely } from 'kysely';
import type { SigningKeys } from './auth/signing-keys.ts';
import type { Library } from './content-library.ts';
import type { Tables } from './db/tables.ts';
import type { Effect, Facts } from './effects/effect.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

/** Turns stored entities into the specification's facts. Reads only. */
export type AssembleFacts = (tx: Kysely<Tables>, applicationUuid: string, world: World) => Promise<Facts>;

export type Domain = {
  effects: Record<string, Effect>;
  handlers: Record<string, JobHandler>;
  assembleFacts: AssembleFacts;
  /** Jobs that every new application starts with. */
  firstJobs?: readonly string[];
};

export type Backend = {
  world: World;
  library: Library;
  domain: Domain;
  keys: SigningKeys;
  settings: Settings;
};
