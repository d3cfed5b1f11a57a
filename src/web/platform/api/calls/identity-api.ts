/**
 * Who is signed in, and the ways in and out (SPEC-10.3): by the identity broker where its flag is on, else by our own
 * older login.
 */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { IdentityKind } from '../../data/identity-kind.ts';
import type { OrgData } from '../../data/org.ts';
import { ApiError } from '../transport/api-error.ts';
import { APPLICATION } from '../transport/application-name.ts';
import type { Call } from '../transport/build-request.ts';
import type { Send } from '../transport/client.ts';

/** Whether this kind of user goes through the broker here. */
export type IdentityWay = { kind: IdentityKind; broker: boolean };

/** The person behind the login. */
export type Identity = {
  uuid: string;
  type: string;
  profileType: string;
  email: string;
  phone: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  aliases: { type: string; value: string }[];
  passwordExpired: boolean;
  /** The login waits for the second factor. */
  factorDue: boolean;
  isBroker: boolean;
  activeLegacyCustomerOrgs: string[];
};

const LEGACY = '/identity/secure/api';
const named = { 'x-auth0-application-name': APPLICATION };

/**
 * Throws Error('User not found') when no one is signed in (ACC-R5); an ended session and a lost connection keep their
 * own error.
 */
export async function readIdentity(send: Send, { kind, broker }: IdentityWay): Promise<Identity> {
  const ask = (call: Pick<Call, 'path' | 'headers'>) => send({ method: 'GET', attempts: 2, ...call });
  const figure = `/identity-broker/${kind}/secure/api/v3/self/figureinfo`;
  const answer = broker
    ? ask({ path: figure, headers: named })
    : // The second shape has everything; an older backend knows only the first.
      ask({ path: `${LEGACY}/v1_1/identity` }).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return ask({ path: `${LEGACY}/v1/identity` });
        throw error;
      });
  return toIdentity(await answer.catch(asUnknown));
}

/** Where to log in or out, as the server says; undefined when it does not. The mutations of ACC-R3. */
export async function askRedirect(
  send: Send,
  what: 'login' | 'logout',
  { kind, org, redirectUrl }: { kind: IdentityKind; org: OrgData; redirectUrl?: string | undefined },
): Promise<string | undefined> {
  const path = `/identity-broker/${kind}/${what === 'login' ? '' : 'secure/'}api/v3/${what}`;
  const body = { applicationName: APPLICATION, orgCode: org.orgCode, mode: org.mode };
  const wanted = redirectUrl === undefined ? body : { ...body, redirectUrl };
  const answer = await send({ method: 'POST', path, body: wanted, headers: named });
  return isRecord(answer) && typeof answer.redirect === 'string' ? answer.redirect : undefined;
}

function asUnknown(error: unknown): never {
  if (error instanceof ApiError && (error.status === 0 || error.status === 401)) throw error;
  throw new Error('User not found');
}

function toIdentity(body: unknown): Identity {
  if (!isRecord(body) || typeof body.uuid !== 'string') throw new Error('User not found');
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const list = (name: string) => (Array.isArray(body[name]) ? body[name] : []);
  const [first] = list('phoneNumbers');
  return {
    uuid: body.uuid,
    type: text('type'),
    profileType: text('profileType'),
    email: text('email'),
    phone: text('phone') || (typeof first === 'string' ? first : ''),
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    suffix: text('suffix'),
    aliases: list('aliases')
      .filter(isRecord)
      .map(({ type, value }) => ({ type: String(type), value: String(value) })),
    passwordExpired: body.passwordExpired === true,
    factorDue: body.twoFactorEnabled === true && body.totpVerified !== true,
    isBroker: body.isBroker === true,
    activeLegacyCustomerOrgs: list('activeLegacyCustomerOrgs').filter((one) => typeof one === 'string'),
  };
}
