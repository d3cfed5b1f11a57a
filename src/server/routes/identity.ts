/** Who is asking, by the older login of ours: one-time codes, signing in, and what an account tells about itself. */
import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../auth/limit.ts';
import type { CodeTarget } from '../auth/one-time-code.ts';
import { addressLimit, signIn } from '../auth/sign-in.ts';
import type { Backend } from '../backend.ts';
import { blindIndex } from '../crypto/digest.ts';
import { sendCode } from '../messages/send-code.ts';
import { bodyOf, deviceOf, giveSession, sessionOf } from './asked.ts';
import { readFullIdentity, readIdentity, readShellProfile } from './identity-answers.ts';
import type { Route } from './route.ts';
import { record, text } from './shapes.ts';

const tenMinutes = 10 * 60 * 1000;
const hour = 60 * 60 * 1000;

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
        const { world } = backend;
        const now = world.clock.now();
        const who = blindIndex(world.secrets, 'otp-target', target.to.toLowerCase());
        const perAddress = addressLimit(backend);
        await countAttempt(
          world.db,
          { bucket: `otp-ip/${request.ip}`, most: perAddress, windowMs: tenMinutes },
          now,
        );
        await countAttempt(world.db, { bucket: `otp/${who}`, most: 20, windowMs: hour }, now);
        await sendCode(backend, target);
        return reply.code(204).send();
      },
    },
    {
      method: 'POST',
      path: '/identity/api/v1/login',
      actors: 'anyone',
      body: record({ email: text(128, 1), password: text(512, 1) }),
      handler: async (request, reply) => {
        const { email, password } = bodyOf<{ email: string; password: string }>(request);
        const { orgCode, ip } = request;
        const session = await signIn(backend, { orgCode, email, password, ip, device: deviceOf(request) });
        giveSession(reply, backend, session);
        return { jwt: session.jwt };
      },
    },
    {
      method: 'GET',
      path: '/identity/secure/api/v1/identity',
      actors: 'signed-in',
      whileLimited: true,
      handler: (request) => readIdentity(backend, sessionOf(request).account),
    },
    {
      method: 'GET',
      path: '/identity/secure/api/v1_1/identity',
      actors: 'signed-in',
      whileLimited: true,
      handler: (request) => readFullIdentity(backend, sessionOf(request).account),
    },
    {
      method: 'GET',
      path: '/service-profile/api/v1/profile',
      actors: 'signed-in',
      whileLimited: true,
      handler: (request) => readShellProfile(backend, sessionOf(request).account),
    },
  ];
}

function targetOf(request: FastifyRequest): CodeTarget {
  const { email, phone } = bodyOf<{ email?: string; phone?: string }>(request);
  const { orgCode } = request;
  if (email !== undefined) return { channel: 'EMAIL', to: email.trim().toLowerCase(), orgCode };
  return { channel: 'SMS', to: phone ?? '', orgCode };
}
