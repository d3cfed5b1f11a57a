/** What an effect of a page without an application may see and do. It works on the visitor's own login. */
import type { Asker } from '../../auth/known-browser.ts';
import type { NewSession, Session } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import type { SecurityEvent } from '../../platform/errors/security-events.ts';

export type AccountContext = Asker & {
  backend: Backend;
  orgCode: string;
  /** The validated answers; for a `call` the raw ones of known fields. */
  data: JsonObject;
  /** The query of the page's address: a link's token, where to go afterwards. */
  query: Record<string, string>;
  session: Session | undefined;
  /** The session of someone whose login waits for the second factor; it is no `session` yet. */
  waiting?: Session | undefined;
  device: string;
  /** Where our pages stand, for links in emails: https://host/account/heloc. */
  address: string;
};

/** The effect's result. `next` is a path of ours that overrides the page's own `then`. */
export type AccountOutcome = {
  session?: NewSession;
  next?: string;
  /** What the security log records beside the effect's own event. */
  events?: readonly SecurityEvent[];
};

/** Throws a `Refusal` that tells why not. */
export type AccountEffect = {
  name: string;
  /** What the security log records on success. */
  event?: SecurityEvent;
  run(context: AccountContext): Promise<AccountOutcome>;
};

/** An answer that the effect requires; '' when it is not text. */
export function textOf(data: JsonObject, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value.trim().slice(0, 512) : '';
}

/** A password exactly as the borrower typed it. */
export function secretOf(data: JsonObject, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}
