/** What an effect of a page without an application may see and do: it works on the login of whoever asks. */
import type { Asker } from '../auth/known-browser.ts';
import type { NewSession, Session } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import type { JsonObject } from '../db/tables.ts';
import type { SecurityEvent } from '../errors/security-events.ts';

export type AccountContext = Asker & {
  backend: Backend;
  orgCode: string;
  /** The validated answers; for a `call` the raw ones of known fields. */
  data: JsonObject;
  /** The query of the page's address: a link's token, where to go afterwards. */
  query: Record<string, string>;
  session: Session | undefined;
  device: string;
  /** Where our pages stand, for links in e-mails: https://host/account/heloc. */
  address: string;
};

/** What came of it. `next` is a path of ours that wins over the page's own `then`. */
export type AccountOutcome = { session?: NewSession; next?: string };

/** Throws a `Refusal` to tell why not. */
export type AccountEffect = {
  name: string;
  /** What the security log tells when it has worked. */
  event?: SecurityEvent;
  run(context: AccountContext): Promise<AccountOutcome>;
};

/** An answer that the effect cannot do without; '' when it is not text. */
export function textOf(data: JsonObject, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value.trim().slice(0, 512) : '';
}

/** A password exactly as it was typed. */
export function secretOf(data: JsonObject, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}
