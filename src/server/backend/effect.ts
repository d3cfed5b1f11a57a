/** What an effect may see and do while a submission is being stored. Runs inside the submission's transaction. */
import type { Facts } from '../../engine/facts/facts.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { AskedParties } from '../platform/parties/parties.ts';
import type { World } from '../platform/world/world.ts';

export type EffectContext = ApplicationScope & {
  /** The merged org.json of the application's lender. */
  org: JsonObject;
  /** Page id, action name, and the page's path parameters. */
  page: string;
  action: string;
  params: Record<string, string>;
  /** The validated answers, transient ones included. */
  data: JsonObject;
  /** Facts before this submission was merged. */
  facts: Facts;
  /**
   * The outside parties. A call ends this run of the transaction; once answered, everything runs again from the start,
   * with all checks: so call after the checks, and do nothing before that a rollback does not undo.
   */
  parties: AskedParties;
  /** `key`: the submission's own, the same for as long as it is repeated. `timeZone`: IANA, the reader's, if known. */
  request: { ip: string; userAgent: string; timeZone?: string; now: number; key: string };
  /** Where a site that the borrower is sent to leads back: the address of the page that the action's `then` names. */
  returnTo: string;
  /** Once everything is stored the browser goes to this address: an outside party's, over https, or one of ours. */
  leaveFor(address: string): void;
};

/** What an effect may see before the submission's transaction: answers as sent, not yet checked. */
export type Beforehand = {
  world: World;
  orgCode: string;
  data: JsonObject;
  read<T>(work: (scope: ApplicationScope) => Promise<T>): Promise<T>;
};

/** Throws a `Refusal` (409 or 422) to undo the whole submission and tell the borrower why. */
export type Effect = {
  name: string;
  /** For what must stay when the submission is refused, such as a counted try. */
  before?(context: Beforehand): Promise<void>;
  run(context: EffectContext): Promise<void>;
};
