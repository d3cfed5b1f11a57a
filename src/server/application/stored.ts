/** An application's stored entities under their types. The one door where stored JSON is taken to be what was written. */
import type { Application } from '../../types/application.ts';
import type { Bank } from '../../types/bank.ts';
import type { Figures } from '../../types/figures.ts';
import type { Income } from '../../types/income.ts';
import type { Insurance } from '../../types/insurance.ts';
import type { Invitation } from '../../types/invitation.ts';
import type { Liens } from '../../types/liens.ts';
import type { Notary } from '../../types/notary.ts';
import type { Offer } from '../../types/offer.ts';
import type { Profile } from '../../types/profile.ts';
import type { Trust } from '../../types/trust.ts';
import type { EntityStore } from './application-scope.ts';
import type { Underwriting } from './underwriting.ts';

/** The flags of an application; monotone: what was reached is never taken back. */
export type Status = Omit<NonNullable<Application['status']>, 'checklistStatus'> & {
  /** A server step; those that begin with GEN_ are an open family, so they have no closed type. */
  checklistStatus?: string;
};

export type Stored = {
  profile: Profile;
  application: Omit<Application, 'uuid'>;
  income: Income;
  liens: Liens;
  offer: Partial<Offer>;
  bank: Bank;
  notary: Notary;
  insurance: Insurance;
  trust: Trust;
  /** Of a co-owner's part: the role, and what its signer settled or declined. */
  invitation: Invitation;
  /** Written by the server only, shown as application.status. */
  status: Status;
  /** Written by the server only, shown as figures. */
  figures: Figures;
  /** Written by the server only, never shown. */
  underwriting: Underwriting;
};

type Stores = { entities: EntityStore };
type Readable = { entities: Pick<EntityStore, 'get'> };

export async function stored<Name extends keyof Stored>(stores: Readable, name: Name): Promise<Stored[Name]> {
  return (await stores.entities.get(name)) as Stored[Name];
}

/** RFC 7396 merge with the entity's own words; a null removes. */
export async function record<Name extends keyof Stored>(
  stores: Stores,
  name: Name,
  patch: Patch<Stored[Name]>,
): Promise<void> {
  await stores.entities.merge(name, patch as Record<string, unknown>);
}

/** Replaces one key; `record` would merge into it. */
export async function replace<Name extends keyof Stored, Key extends keyof Stored[Name] & string>(
  stores: Stores,
  name: Name,
  key: Key,
  value: Stored[Name][Key],
): Promise<void> {
  await stores.entities.put(name, { ...(await stores.entities.kept(name)), [key]: value });
}

type Patch<T> = { [Key in keyof T]?: T[Key] | null };
