/** The releases whose content this server has open beside its own. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { bounded } from '../memory/bounded.ts';
import type { World } from '../world/world.ts';
import { type OpenOptions, openStored, type Release } from './open-stored.ts';

export type OpenedReleases = {
  /** Within a transaction, too. */
  open(db: Kysely<Tables>, digest: string): Promise<Release | null>;
  /** For whoever may ask for one after the other: null while that would keep the server busy. */
  openForStranger(digest: string): Promise<Release | null>;
};

/** While a release is rolled out there is one other. */
const mostOpen = 4;
/** Milliseconds between two openings for strangers. */
const restMs = 5_000;

export function openedReleases(
  world: Pick<World, 'db' | 'secrets' | 'clock'>,
  options: Omit<OpenOptions, 'digest'>,
): OpenedReleases {
  const releases = bounded<string, Release | null>(mostOpen);
  const open: OpenedReleases['open'] = async (db, digest) => {
    const known = releases.get(digest);
    if (known !== undefined) return known;
    const found = await openStored({ db, secrets: world.secrets }, { ...options, digest });
    releases.set(digest, found);
    return found;
  };
  const openForStranger = oneAtATime(world, (digest) => open(world.db, digest));
  return {
    open,
    openForStranger: async (digest) => releases.get(digest) ?? openForStranger(digest),
  };
}

// Strangers wait for each other's opening. A transaction waits for none: the one connection of an embedded database is its own.
function oneAtATime(
  { clock }: Pick<World, 'clock'>,
  open: (digest: string) => Promise<Release | null>,
): OpenedReleases['openForStranger'] {
  const opening = new Map<string, Promise<Release | null>>();
  let restsUntil = 0;
  return async (digest) => {
    const begun = opening.get(digest);
    if (begun) return begun;
    const now = clock.now();
    if (now < restsUntil) return null;
    restsUntil = now + restMs;
    const work = open(digest).finally(() => opening.delete(digest));
    opening.set(digest, work);
    return work;
  };
}
