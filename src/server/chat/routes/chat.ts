/** The chat as a visitor uses it: begin one, keep its token fresh, connect to it. No one must be signed in. */
import type { Backend } from '../../backend/backend.ts';
import { anyObject, done, listOf, orNull, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { blindIndex } from '../../platform/crypto/digest.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import { findChannel } from '../channel.ts';
import { channelOfToken } from '../channel-of-token.ts';
import { chatToken, readChatToken } from '../chat-token.ts';
import { carriedTurns } from '../chatbot/carried-turns.ts';
import { leaveChannel } from '../leave-channel.ts';
import { openChannel } from '../open-channel.ts';
import { messagesBefore } from '../read-messages.ts';
import { contactOf, freshen } from '../relay.ts';
import { deskTopic, tellOfChat } from '../tell-chat.ts';
import { admitVisit, beginning, whoseChat } from './admit-visit.ts';
import { chatSocketRoutes } from './chat-socket.ts';

const stream = '/service-omni-proxy/insecure/api/v1/stream';
const twilio = '/service-csp/external/api/v1/twilio';

export function chatRoutes(backend: Backend): Route[] {
  const { world, broadcasts } = backend;
  return [
    route(
      {
        method: 'POST',
        path: `${stream}/init-web-chat`,
        summary: 'Begin a chat with a person',
        ...beginning,
      },
      async (request) => {
        const { orgCode, body } = request;
        const { visitor, session: signedIn, isVerified } = await admitVisit(backend, request, body);
        const { conversationId: before = '' } = body;
        const caller = { session: signedIn, orgCode };
        const turns = before === '' ? [] : await carriedTurns(world, before, caller);
        const opening = { ...whoseChat(world, request, signedIn, body), isVerified, turns };
        const { uuid, expiresAt } = await openChannel(world, orgCode, visitor, opening);
        broadcasts.tell(deskTopic(orgCode));
        const token = chatToken(world.secrets, { channel: uuid, expiresAt });
        return {
          ...{ token, conversationSid: uuid, omniProxyChannelId: uuid, providerChannelId: uuid },
          ...{ providerUserId: uuid, providerUserToken: token, skill: body.skill ?? '' },
          // Whoever answers is 'Agent'.
          ...{ targetWorkerSid: '', targetWorkerFriendlyName: 'Agent' },
        };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${stream}/end-web-chat`,
        summary: 'End a chat, by its token: it is over for who answers, too',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'a chat ends once' },
        perMinute: 30,
        body: record({ token: text(500, 1) }),
      },
      async (request, reply) => {
        const known = await channelOfToken(world, request.body.token);
        const row = known && (await leaveChannel(world, known.row.uuid));
        if (!row) throw new Refusal(401, [says('chat.token')]);
        tellOfChat(broadcasts, row);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${stream}/earlier-messages`,
        summary: 'What was said in a chat before a message, by its token, also when it is over',
        answers: replies(record({ messages: listOf(anyObject) })),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        perMinute: 60,
        body: record({
          token: text(500, 1),
          before: { type: 'integer', minimum: 1 },
          most: { type: 'integer', minimum: 1, maximum: 200 },
        }),
      },
      async ({ body: { token, before, most } }) => {
        const known = await channelOfToken(world, token);
        if (!known) throw new Refusal(401, [says('chat.token')]);
        return { messages: await messagesBefore(world, known.row, before, { reader: 'borrower', most }) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${twilio}/refreshToken`,
        summary: 'A fresh token for a chat; it lasts no longer than the first',
        answers: replies(record({ token: words })),
        actors: 'anyone',
        repeat: { safe: 'a token changes nothing' },
        perMinute: 30,
        body: record({ token: text(4000, 1) }),
      },
      async (request) => {
        const { token } = request.body;
        const claims = readChatToken(world.secrets, token, world.clock.now());
        if (!claims) return { token: await freshen(backend, request.orgCode, token) };
        const { row } = (await channelOfToken(world, token)) ?? {};
        if (!row || row.state === 'ENDED') throw new Refusal(401, [says('chat.token')]);
        return { token: chatToken(world.secrets, claims) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${twilio}/web-chat-info`,
        summary: 'By which number the survey knows a chat; null for none',
        answers: replies(record({ contactId: orNull(words) })),
        actors: 'anyone',
        repeat: { safe: 'it only reads' },
        perMinute: 30,
        body: record({ omniProxyChannelId: text(200) }),
      },
      async (request) => {
        const { omniProxyChannelId: uuid } = request.body;
        if (!uuidPattern.test(uuid)) return { contactId: await contactOf(backend, request.orgCode, uuid) };
        const row = await findChannel(world.db, uuid);
        return { contactId: row ? blindIndex(world.secrets, 'chat-contact', row.uuid).slice(0, 32) : null };
      },
    ),
    ...chatSocketRoutes(backend),
  ];
}
