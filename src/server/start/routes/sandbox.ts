/**
 * What only the sandbox has: skipping waits, a movable clock, invitations as brokers would send them, expired
 * passwords.
 */
import { randomBytes } from 'node:crypto';
import { isRecord } from '../../../engine/facts/facts.ts';
import { sandboxFactorCode } from '../../auth/check-factor.ts';
import { insertAccount } from '../../auth/insert-account.ts';
import { reviewerKind } from '../../auth/may-review.ts';
import { hashPassword } from '../../auth/password.ts';
import { factorOf, takeStep } from '../../auth/second-factor.ts';
import { signerKind } from '../../auth/signer-kind.ts';
import { base32, otpauthUri } from '../../auth/totp.ts';
import type { Backend } from '../../backend/backend.ts';
import { chooseSandboxAnswers, sandboxAnswers } from '../../desk/sandbox-answers.ts';
import { created, done, mapOf, orNull, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { closeIdle } from '../../messages/close-idle.ts';
import { sweepMessages } from '../../messages/sweep-messages.ts';
import { record, text } from '../../platform/shapes.ts';
import { createInvitation } from '../../registration/invitation.ts';
import { inApplication } from '../../standing/in-application.ts';
import { meetNotaryNow } from '../../underwriting/meet-notary-now.ts';

const yesNo = { type: 'boolean' } as const;
const mostAtOnceMs = 366 * 24 * 60 * 60 * 1000;

export function sandboxRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/sandbox/:uuid/skip-wait',
        summary: 'Run what the application waits for',
        answers: replies(record({ skipped: { type: 'integer' } })),
        actors: 'owner',
        repeat: 'key',
        sandboxOnly: true,
        body: { maxProperties: 0 },
      },
      async ({ params }) => {
        const skipped = await backend.world.queue.runWaiting(params.uuid);
        const comes = await inApplication(backend.world, params.uuid, meetNotaryNow);
        return { skipped: skipped + (comes ? 1 : 0) };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/clock',
        summary: 'Move the clock forward',
        answers: replies(record({ now: timestamp })),
        actors: 'anyone',
        repeat: 'key',
        sandboxOnly: true,
        body: record({ ms: { type: 'integer', minimum: 1, maximum: mostAtOnceMs } }),
      },
      async (request) => {
        const { ms } = request.body;
        const { clock, queue } = backend.world;
        clock.advance?.(ms);
        await queue.advance(ms);
        await closeIdle(backend.world, (error) => request.log.error({ err: error }, 'a closing failed'));
        await sweepMessages(backend.world, (error) => request.log.error({ err: error }, 'a message failed'));
        return { now: new Date(clock.now()).toISOString() };
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/invitations',
        summary: 'Invite a person as a broker would',
        answers: created(record({ code: words, path: words })),
        actors: 'anyone',
        repeat: 'key',
        sandboxOnly: true,
        body: { type: 'object', maxProperties: 10, additionalProperties: { type: 'object' } },
      },
      async (request, reply) => {
        const entities = request.body;
        const known = Object.entries(entities).filter(([name, data]) => name !== 'sealed' && isRecord(data));
        const code = await createInvitation(backend.world, request.orgCode, Object.fromEntries(known));
        const { links, entry } = backend.library.lender(request.orgCode).site;
        const path = `${links?.accountSetup}?${entry?.invite?.parameter}=${code}`;
        return reply.code(201).send({ code, path });
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/signers',
        summary: 'Make an account of an additional signer',
        answers: created(record({})),
        actors: 'anyone',
        repeat: 'key',
        sandboxOnly: true,
        body: record({ email: text(128, 3) }),
      },
      async (request, reply) => {
        const { email } = request.body;
        const { db } = backend.world;
        const secret = await hashPassword(randomBytes(24).toString('base64url'));
        await insertAccount(db, backend.world, { orgCode: request.orgCode, email, kind: signerKind, secret });
        return reply.code(201).send({});
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/reviewers',
        summary:
          'Make an account of a reviewer at the desk, who may download the register where mayFile says so and approve lenders where mayApprove does, and is led to set up the second factor where setsUpFactor says so',
        answers: created(record({ code: words, key: words, uri: words }, [])),
        actors: 'anyone',
        repeat: 'key',
        sandboxOnly: true,
        body: record(
          {
            email: text(128, 3),
            password: text(128, 12),
            mayFile: yesNo,
            mayApprove: yesNo,
            setsUpFactor: yesNo,
          },
          ['email', 'password'],
        ),
      },
      async (request, reply) => {
        const { email, password, mayFile = false, mayApprove = false, setsUpFactor = false } = request.body;
        const secret = await hashPassword(password);
        const account = { orgCode: request.orgCode, email, kind: reviewerKind, secret, mayFile, mayApprove };
        const uuid = await insertAccount(backend.world.db, backend.world, account);
        return reply.code(201).send(setsUpFactor ? {} : await sampleFactor(backend, uuid, account));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/review-answers',
        summary:
          "Choose what the sandbox's reviewer answers: review -> answer of reviews.json, null for the usual one",
        answers: replies(mapOf(words)),
        actors: 'anyone',
        repeat: { safe: 'the last choice stands' },
        sandboxOnly: true,
        body: { type: 'object', maxProperties: 40, additionalProperties: orNull(text(40, 2)) },
      },
      async (request) => {
        const { world } = backend;
        const chosen = request.body as Record<string, string | null>;
        await chooseSandboxAnswers(world, request.orgCode, chosen);
        return sandboxAnswers(world, request.orgCode);
      },
    ),
    route(
      {
        method: 'POST',
        path: '/sandbox/expire-password',
        summary: 'Let the password of the account expire',
        answers: done,
        actors: 'signed-in',
        repeat: { safe: 'a password expires once' },
        sandboxOnly: true,
        body: { maxProperties: 0 },
      },
      async (request, reply) => {
        const { uuid, account } = sessionOf(request);
        const { db } = backend.world;
        await db
          .updateTable('accounts')
          .set({ password_expired: true })
          .where('uuid', '=', account.uuid)
          .execute();
        await db.updateTable('sessions').set({ limited: true }).where('uuid', '=', uuid).execute();
        return reply.code(204).send();
      },
    ),
  ];
}

/** A factor that is set up, and the code that the sandbox takes in its place. */
async function sampleFactor(
  { world, library }: Backend,
  uuid: string,
  { orgCode, email }: { orgCode: string; email: string },
) {
  const { secret } = await factorOf(world, uuid);
  await takeStep(world, uuid, 1);
  const uri = otpauthUri(secret, library.lender(orgCode).org.companyNameShort, email);
  return { code: sandboxFactorCode, key: base32(secret), uri };
}
