/** Who is signed in, by our own older login: one-time codes, signing in, and what an account tells about itself. */
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../../../engine/text/clean-text.ts';
import { type Asker, knownBrowser } from '../../auth/known-browser.ts';
import { countAttempt, countFrom, countToward, tenMinutes } from '../../auth/limit.ts';
import type { CodeTarget } from '../../auth/one-time-code.ts';
import { passSecondFactor } from '../../auth/pass-second-factor.ts';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done, replies, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { askerOf, deviceOf, giveSession, sessionOf } from '../../http/routes/request.ts';
import { publicAddress } from '../../http/web/public-address.ts';
import { sendCode } from '../../messages/send-code.ts';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import { blindIndex } from '../../platform/crypto/digest.ts';
import { record, text } from '../../platform/shapes.ts';
import { homeOf } from '../accounts/home-of.ts';
import { signIn } from '../accounts/sign-in.ts';
import { readFullIdentity, readIdentity, readShellProfile } from './identity-answers.ts';
import { fullIdentity, identity, profileOfAccount } from './identity-schemas.ts';

const hour = 60 * 60 * 1000;
const mostCodes = 20;

export function identityRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/identity/api/v1/otp',
        summary: 'Send a one-time code',
        answers: done,
        actors: 'anyone',
        repeat: 'key',
        security: 'code-sent',
        body: {
          ...record({ email: text(128, 3), phone: text(20, 7) }, []),
          minProperties: 1,
          maxProperties: 1,
        },
      },
      async (request, reply) => {
        const target = targetOf(request.orgCode, request.body);
        await limitCodes(backend, request, target);
        await sendCode(backend, target);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: '/identity/api/v1/login',
        summary: 'Log in',
        answers: replies(record({ jwt: words, home: words }, ['jwt'])),
        actors: 'anyone',
        repeat: 'key',
        body: record({ email: text(128, 1), password: text(512, 1), code: text(40, 1) }, [
          'email',
          'password',
        ]),
      },
      async (request, reply) => {
        const { password, code } = request.body;
        const email = cleanText(request.body.email);
        const { orgCode } = request;
        const device = deviceOf(request);
        const who = { ...askerOf(backend, request), orgCode, email, device };
        const address = publicAddress(backend, request, basePath);
        const first = await signIn(backend, { ...who, password, address });
        const waiting = { uuid: first.uuid, account: { uuid: first.account, orgCode } };
        // A program shows both factors at once; people are asked for the second on a page of its own.
        const passed =
          code === undefined ? undefined : await passSecondFactor(backend, waiting, { code, device });
        for (const event of passed?.events ?? []) request.security(event, { account: first.account });
        const session = passed?.session ?? first;
        giveSession(reply, backend, session);
        const home = await homeOf(backend, { orgCode, account: session.account });
        return { jwt: session.jwt, ...(home && { home }) };
      },
    ),
    route(
      {
        method: 'GET',
        path: '/identity/secure/api/v1/identity',
        summary: 'Who is logged in, in the first shape',
        answers: replies(identity),
        actors: 'signed-in',
        whileLimited: true,
      },
      (request) => readIdentity(backend, sessionOf(request).account),
    ),
    route(
      {
        method: 'GET',
        path: '/identity/secure/api/v1_1/identity',
        summary: 'Who is logged in, in the second shape',
        answers: replies(fullIdentity),
        actors: 'signed-in',
        whileLimited: true,
      },
      (request) => readFullIdentity(backend, sessionOf(request)),
    ),
    route(
      {
        method: 'GET',
        path: '/service-profile/api/v1/profile',
        summary: 'The profile of the person who is logged in',
        answers: replies(profileOfAccount),
        actors: 'signed-in',
        whileLimited: true,
      },
      (request) => readShellProfile(backend, sessionOf(request)),
    ),
  ];
}

async function limitCodes(backend: Backend, request: FastifyRequest, { channel, to, orgCode }: CodeTarget) {
  const asker = askerOf(backend, request);
  await countFrom(backend, 'otp', asker.ip, tenMinutes);
  if (channel === 'SMS') await limitTexts(backend, asker, orgCode);
  const known = await knownBrowser(backend.world, orgCode, to, asker);
  const who = blindIndex(backend.world.secrets, 'otp-target', to.toLowerCase());
  await countToward(backend, asker, { what: 'otp', who, known, most: mostCodes, windowMs: hour });
}

/** Each text costs money, whoever gets it. In the sandbox many test borrowers share an address. */
function limitTexts({ world }: Backend, { ip }: Asker, orgCode: string): Promise<void> {
  const most = limitsOf(world, orgCode).texts.perHour * (world.mode === 'sandbox' ? 100 : 1);
  const bucket = `texts/${addressIndex(world.secrets, ip)}`;
  return countAttempt(world.db, { bucket, most, windowMs: hour }, world.clock.now());
}

function targetOf(orgCode: string, { email, phone }: { email?: string; phone?: string }): CodeTarget {
  if (email !== undefined) return { channel: 'EMAIL', to: cleanText(email).toLowerCase(), orgCode };
  return { channel: 'SMS', to: cleanText(phone ?? ''), orgCode };
}
