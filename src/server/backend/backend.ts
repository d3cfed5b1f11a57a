/** What routes work with: the world, the interpreter's content, and the registries of the domain. */
import type { Facts } from '../../engine/facts/facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import type { Broadcasts } from '../platform/broadcasts/broadcasts.ts';
import type { SigningKeys } from '../platform/crypto/signing-keys.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { World } from '../platform/world/world.ts';
import type { Library } from './content-library.ts';
import type { Effect } from './effect.ts';
import type { RefusedTransitions } from './refused-transitions.ts';
import type { StepMemory } from './step-memory.ts';

/** Turns stored entities into the specification's facts. Reads only. */
export type AssembleFacts = (scope: ApplicationScope) => Promise<Facts>;

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
  steps: StepMemory;
  /** What changes is told to whoever listens, here and on other servers. */
  broadcasts: Broadcasts;
  /** Receives the transitions that the machine refuses. */
  refused: RefusedTransitions;
};
