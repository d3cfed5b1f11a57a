/**
 * Which reminders a borrower wants: read and changed in the settings, and ended by a mail program's own button (RFC
 * 8058).
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Profile } from '../../../types/profile.ts';
import { accountOf } from '../../auth/find-account.ts';
import type { Account } from '../../auth/session.ts';
import type { Backend } from '../../backend/backend.ts';
import { done, flag, found, replies } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text } from '../../platform/shapes.ts';
import type { World } from '../../platform/world/world.ts';
import { latestProfile } from '../../standing/latest-profile.ts';
import { siteAddress } from '../mail/site-address.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-token.ts';
import { type LendersPhone, startPhone, whyNoText } from '../stopped-phones.ts';
import { subscribe, subscribed, unsubscribe } from '../unsubscribe.ts';

const choices = '/identity/secure/api/v1/message-choices';
const oneClick = `${basePath}/messages/unsubscribe`;
const tokenQuery = { type: 'object', properties: { token: text(200) } };

export function messageChoiceRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'GET',
        path: choices,
        summary: 'Which reminders the person wants',
        answers: replies(record({ EMAIL: flag, SMS: flag })),
        actors: 'signed-in',
      },
      (request) => choicesOf(world, sessionOf(request).account),
    ),
    route(
      {
        method: 'PUT',
        path: choices,
        summary: 'Choose whether to get reminders',
        answers: done,
        actors: 'signed-in',
        repeat: { safe: 'a choice is the one that was made last' },
        body: record({ channel: { enum: ['EMAIL', 'SMS'] }, wanted: { type: 'boolean' } }),
      },
      async (request, reply) => {
        const { channel, wanted } = request.body;
        const { account } = sessionOf(request);
        await (wanted ? subscribe : unsubscribe)(world, account.uuid, channel);
        if (wanted && channel === 'SMS') await withPhone(world, account, (phone) => resume(world, phone));
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: oneClick,
        summary: 'Unsubscribe by the button of a mail program',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'who has stopped messages has stopped them' },
        takes: 'form',
        perMinute: 60,
        body: {},
        querystring: tokenQuery,
      },
      (request, reply) => endReminders(backend, request, reply),
    ),
    route(
      {
        method: 'GET',
        path: oneClick,
        summary: 'Unsubscribe by the address of that button',
        answers: found,
        actors: 'anyone',
        querystring: tokenQuery,
      },
      (request, reply) => toPage(backend, request, reply),
    ),
  ];
}

/** A phone that answered STOP gets no texts, whatever the borrower chose here before. */
async function choicesOf(world: World, account: Account) {
  const chosen = await subscribed(world, account.uuid);
  const why = await withPhone(world, account, (phone) => whyNoText(world, phone));
  return { ...chosen, SMS: chosen.SMS && why !== 'STOP' };
}

/** What was stopped at the carrier is started there: by START from the phone. */
async function resume(world: World, phone: LendersPhone) {
  await startPhone(world, phone);
  if ((await whyNoText(world, phone)) === 'STOP') throw new Refusal(422, [says('message.startTexts')]);
}

async function withPhone<T>(world: World, account: Account, work: (phone: LendersPhone) => Promise<T>) {
  // Only the owner, proved by a code, may start texts to a phone again.
  const { verified } = (await latestProfile(world, account)) as Pick<Profile, 'verified'>;
  return verified?.phone ? work({ orgCode: account.orgCode, phone: verified.phone }) : undefined;
}

async function endReminders({ world }: Backend, request: FastifyRequest, reply: FastifyReply) {
  const uuid = readUnsubscribeToken(world.secrets, tokenOf(request));
  if (!uuid || !(await accountOf(world, uuid))) throw new Refusal(404, [says('request.notFound')]);
  await unsubscribe(world, uuid, 'EMAIL');
  return reply.code(204).send();
}

/** Older mail programs open the address instead: there the reader presses our button. */
async function toPage({ world, library }: Backend, request: FastifyRequest, reply: FastifyReply) {
  const { org, site } = library.lender(request.orgCode);
  const path = `${site.links?.unsubscribe ?? '/'}?token=${encodeURIComponent(tokenOf(request))}`;
  return reply.redirect(siteAddress(world, org, path), 302);
}

const tokenOf = ({ query }: FastifyRequest) => String((query as { token?: unknown }).token ?? '');
