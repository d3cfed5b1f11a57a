/** Everyone who may knock, alive or not: what each sends along to say who it is. */
import { endSession, startSession } from '../../../src/server/auth/session.ts';
import { readToken } from '../../../src/server/auth/token.ts';
import { signingKeys } from '../../../src/server/platform/crypto/signing-keys.ts';
import type { World } from '../../../src/server/platform/world/world.ts';

export type Person = { account: { uuid: string; orgCode: string }; application: string };
export type People = Record<(typeof living)[number], Person>;
export type Shown = { headers: Record<string, string>; cookies: Record<string, string> };

/** A caller with a live session. All others are strangers, whatever they present. */
export const living = ['owner', 'neighbour', 'stranger', 'signer', 'reviewer', 'outsider'] as const;
/** Those who work at a lender: the owner's, and another. */
export const reviewers: readonly CallerName[] = ['reviewer', 'outsider'];
export const nobodies = {
  visitor: 'no token and no cookie',
  expired: 'the owner’s token, twenty minutes old',
  revoked: 'the owner’s token after logging out',
  unbound: 'the owner’s token without its cookie',
  borrowed: 'the owner’s token with the neighbour’s cookie',
  crossed: 'the owner’s token in the name of another organization',
  intruding: 'the stranger’s token in the name of the owner’s organization',
} as const;

export type CallerName = (typeof living)[number] | keyof typeof nobodies;
export const callerNames = [...living, ...Object.keys(nobodies)] as CallerName[];

/** What a caller shows; a live session is a new one each time, so that logging out spoils nothing. */
export async function shownBy(name: CallerName, people: People, world: World): Promise<Shown> {
  const { owner, neighbour, stranger } = people;
  const of = (person: Person, org = person.account.orgCode, ago = 0) => session(world, person, org, ago);
  switch (name) {
    case 'visitor':
      return { headers: { 'x-org': owner.account.orgCode }, cookies: {} };
    case 'expired':
      return of(owner, owner.account.orgCode, 20 * 60 * 1000);
    case 'revoked':
      return revoked(world, await of(owner));
    case 'unbound':
      return { ...(await of(owner)), cookies: {} };
    case 'borrowed':
      return { ...(await of(owner)), cookies: (await of(neighbour)).cookies };
    case 'crossed':
      return of(owner, stranger.account.orgCode);
    case 'intruding':
      return of(stranger, owner.account.orgCode);
    default:
      return of(people[name]);
  }
}

/** A live session whose token is so old that every 200 renews it. */
export const idle = (person: Person, world: World): Promise<Shown> =>
  session(world, person, person.account.orgCode, 6 * 60 * 1000);

async function session(world: World, { account }: Person, org: string, ago: number): Promise<Shown> {
  const [keys, now] = [signingKeys(world.secrets), world.clock.now() - ago];
  const started = await startSession(world.db, keys, account, now, { factorPassed: true });
  return {
    headers: { 'x-org': org, authorization: `Bearer ${started.jwt}` },
    cookies: { hl_sid: started.cookie },
  };
}

async function revoked(world: World, shown: Shown): Promise<Shown> {
  const now = world.clock.now();
  const token = (shown.headers.authorization ?? '').slice('Bearer '.length);
  const claims = await readToken(signingKeys(world.secrets), token, now);
  if (!claims) throw new Error('The token of a session just started cannot be read.');
  await endSession(world.db, { uuid: claims.sid }, now);
  return shown;
}
