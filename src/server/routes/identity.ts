/** Who is asking: one-time codes, signing in and out, and what an account tells about itself. */
import type { FastifyRequest } from 'fastify';
import { countAttempt, forgetAttempts } from '../auth/limit.ts';
import { type CodeTarget, sendCode } from '../auth/one-time-code.ts';
import { passwordMatches } from '../auth/password.ts';
import { endSession, startSession } from '../auth/session.ts';
import type { Backend } from '../backend.ts';
import { blindIndex } from '../crypto/digest.ts';
import { Refusal } from '../errors/refusal.ts';
import { readSession, sessionCookie } from '../plugins/guard-session.ts';
import { emailIndex } from '../registration/create-account.ts';
import { bodyOf, cookieOptions, giveSession, sessionOf } from './asked.ts';
import { readIdentity, readShellProfile } from './identity-answers.ts';
import type { Route } from './route.ts';
import { record, text } from './shapes.ts';

const tenMinutes = 10 * 60 * 1000;
const hour = 60 * 60 * 1000;
const loginPage = '/auth/login';
/** What callers of the identity broker may add; nothing depends on it. */
const brokerBody = { maxProperties: 10 };

export function identityRoutes(backend: Backend): Route[] {
  return [
    {
      method: 'POST',
      path: '/identity/api/v1/otp',
      actors: 'anyone',
      body: {
        ...record({ email: text(128, 3), phone: text(20, 7) }, []),
        minProperties: 1,
        maxProperties: 1,
      },
      handler: async (request, reply) => {
        const target = targetOf(request);
        const { world, library } = backend;
        const now = world.clock.now();
        const who = blindIndex(world.secrets, 'otp-target', target.to.toLowerCase());
        const perAddress = addressLimit(backend);
        await countAttempt(
          world.db,
          { bucket: `otp-ip/${request.ip}`, most: perAddress, windowMs: tenMinutes },
          now,
        );
        await countAttempt(world.db, { bucket: `otp/${who}`, most: 20, windowMs: hour }, now);
        await sendCode(world, target, String(library.org(request.orgCode).companyNameShort ?? ''));
        return reply.code(204).send();
      },
    },
    {
      method: 'POST',
      path: '/identity/api/v1/login',
      actors: 'anyone',
      body: record({ email: text(128, 1), password: text(512, 1) }),
      handler: async (request, reply) => {
        const session = await signIn(backend, request);
        giveSession(reply, backend, session);
        return { jwt: session.jwt };
      },
    },
    {
      method: 'GET',
      path: '/identity/secure/api/v1/identity',
      actors: 'signed-in',
      handler: (request) => readIdentity(backend, sessionOf(request).account),
    },
    {
      method: 'GET',
      path: '/identity/secure/api/v1_1/identity',
      actors: 'signed-in',
      handler: (request) => readIdentity(backend, sessionOf(request).account),
    },
    {
      method: 'GET',
      path: '/identity-broker/:kind(customer|agent)/secure/api/v3/self/figureinfo',
      actors: 'signed-in',
      handler: (request) => readIdentity(backend, sessionOf(request).account),
    },
    {
      method: 'GET',
      path: '/service-profile/api/v1/profile',
      actors: 'signed-in',
      handler: (request) => readShellProfile(backend, sessionOf(request).account),
    },
    {
      method: 'POST',
      path: '/identity-broker/:kind(customer|agent)/api/v3/login',
      actors: 'anyone',
      body: brokerBody,
      handler: async () => ({ redirect: loginPage }),
    },
    {
      method: 'POST',
      path: '/identity-broker/:kind(customer|agent)/secure/api/v3/logout',
      actors: 'anyone',
      body: brokerBody,
      handler: async (request, reply) => {
        const session = await readSession(backend, request);
        if (session) await endSession(backend.world.db, session, backend.world.clock.now());
        reply.clearCookie(sessionCookie, cookieOptions(backend));
        reply.header('clear-site-data', '"cache", "storage"');
        return { redirect: loginPage };
      },
    },
  ];
}

function targetOf(request: FastifyRequest): CodeTarget {
  const { email, phone } = bodyOf<{ email?: string; phone?: string }>(request);
  const { orgCode } = request;
  if (email !== undefined) return { channel: 'EMAIL', to: email.trim().toLowerCase(), orgCode };
  return { channel: 'SMS', to: phone ?? '', orgCode };
}

// An account that does not exist takes the same way: same work, same words.
async function signIn(backend: Backend, request: FastifyRequest) {
  const { world, settings } = backend;
  const { email, password } = bodyOf<{ email: string; password: string }>(request);
  const now = world.clock.now();
  const index = emailIndex(world, request.orgCode, email);
  const bucket = `login/${index}/${request.ip}`;
  const most = settings.attempts;
  await countAttempt(world.db, { bucket, most, windowMs: tenMinutes }, now);
  await countAttempt(world.db, { bucket: `login/${index}`, most: most * 10, windowMs: tenMinutes }, now);
  const fromHere = { bucket: `login-ip/${request.ip}`, most: addressLimit(backend), windowMs: tenMinutes };
  await countAttempt(world.db, fromHere, now);
  const account = await world.db
    .selectFrom('accounts')
    .select(['uuid', 'password_hash'])
    .where('org_code', '=', request.orgCode)
    .where('email_index', '=', index)
    .executeTakeFirst();
  const matches = await passwordMatches(account?.password_hash, password);
  if (!account || !matches) throw new Refusal(401, ['The email address or password is not right.']);
  await forgetAttempts(world.db, [bucket]);
  return startSession(world.db, backend.keys, { uuid: account.uuid, orgCode: request.orgCode }, now);
}

// In the sandbox many test borrowers share one address.
const addressLimit = ({ world, settings }: Backend) =>
  settings.attempts * (world.mode === 'sandbox' ? 1000 : 10);
