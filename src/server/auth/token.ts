/** The short-lived token of a session. Alone it opens nothing: it names the hash of a cookie that scripts cannot read. */
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { sha256 } from '../platform/crypto/digest.ts';
import type { SigningKeys } from '../platform/crypto/signing-keys.ts';
import { type Bounded, bounded } from '../platform/memory/bounded.ts';
import { uuidPattern } from '../platform/shapes.ts';

export type TokenClaims = {
  /** Account. */
  sub: string;
  /** Session row. */
  sid: string;
  org: string;
  /** SHA-256 of the session cookie. */
  bound: string;
};

export type ReadToken = TokenClaims & { issuedAt: number };

const algorithm = 'EdDSA';
const issuer = 'hearthline';
const audience = 'hearthline-api';
const mostProved = 5_000;

type Proved = { claims: ReadToken | undefined; expires: number };

// A signature is verified once: the same bytes under the same keys stay valid. Whether the token is still live is
// checked every time.
const proved = new WeakMap<SigningKeys, Bounded<string, Proved>>();

/** @param now milliseconds since 1970 */
export function signToken(keys: SigningKeys, claims: TokenClaims, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  const { sub, ...rest } = claims;
  return new SignJWT(rest)
    .setProtectedHeader({ alg: algorithm, kid: keys.kid, typ: 'JWT' })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + keys.tokenSeconds)
    .sign(keys.signingKey);
}

/** Undefined for anything but a live token of ours. */
export async function readToken(
  keys: SigningKeys,
  token: string,
  now: number,
): Promise<ReadToken | undefined> {
  const known = proved.get(keys) ?? bounded<string, Proved>(mostProved);
  proved.set(keys, known);
  const name = sha256(token);
  const found = known.get(name) ?? (await proveToken(keys, token, now));
  if (!found) return undefined;
  known.set(name, found);
  return Math.floor(now / 1000) < found.expires ? found.claims : undefined;
}

async function proveToken(keys: SigningKeys, token: string, now: number): Promise<Proved | undefined> {
  try {
    const { payload } = await jwtVerify(token, (header) => keyNamed(keys, header.kid), {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: 'JWT',
      currentDate: new Date(now),
      requiredClaims: ['sub', 'sid', 'org', 'bound', 'iat', 'exp'],
    });
    // The claim is required above.
    return payload.exp === undefined ? undefined : { claims: claimsOf(payload), expires: payload.exp };
  } catch {
    return undefined;
  }
}

function keyNamed(keys: SigningKeys, kid: string | undefined) {
  const key = kid === undefined ? undefined : keys.publicKeys.get(kid);
  if (!key) throw new Error('Unknown key');
  return key;
}

function claimsOf({ sub, sid, org, bound, iat }: JWTPayload): ReadToken | undefined {
  const texts = [sub, sid, org, bound];
  if (!texts.every((text) => typeof text === 'string') || iat === undefined) return undefined;
  const [subject, session, orgCode, cookie] = texts as [string, string, string, string];
  if (!uuidPattern.test(subject) || !uuidPattern.test(session)) return undefined;
  return { sub: subject, sid: session, org: orgCode, bound: cookie, issuedAt: iat * 1000 };
}
