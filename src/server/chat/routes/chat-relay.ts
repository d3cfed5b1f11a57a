/** The chat where a provider carries it: begin one at Twilio or NICE, read a transcript of TalkJS (specification, section 7, "Chat"). */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { listOf, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text } from '../../platform/shapes.ts';
import type { Visitor } from '../channel.ts';
import { carriedTurns } from '../chatbot/carried-turns.ts';
import { maskedTurn } from '../masked-turn.ts';
import type { Beginning } from '../open-channel.ts';
import { begin, carriersOfPeople, requireCarrier, transcript, transcriptMessage } from '../relay.ts';
import { deskTopic } from '../tell-chat.ts';
import { admitVisit, beginning, whoseChat } from './admit-visit.ts';

const talkjs = '/service-omni-proxy/insecure/api/v1/talkjs/conversations/:conversation/messages';

const message = record(
  {
    ...{ id: words, senderId: words, text: words, createdAt: { type: 'integer' } },
    attachment: record({ url: words, name: words, size: { type: 'integer' } }, ['url']),
  },
  ['id', 'text', 'createdAt'],
);

export function chatRelayRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/service-csp/external/api/v1/twilio/initWebChat',
        summary: 'Begin a chat with a person at Twilio or NICE',
        ...beginning,
      },
      async (request) => {
        const { orgCode, body } = request;
        requireCarrier(backend, orgCode, carriersOfPeople);
        const { visitor, session, isVerified } = await admitVisit(backend, request, body);
        const { welcomeMessage, conversationId: before = '' } = body;
        const turns = before === '' ? [] : await carriedTurns(backend.world, before, { session, orgCode });
        const carried = turns.length > 0 ? { carried: turns.map(maskedTurn) } : {};
        const chat =
          (await begin(backend, { ...visitor, orgCode, welcomeMessage, isVerified, ...carried })) ??
          (await played(backend, request, visitor, { session, isVerified, turns }));
        return {
          ...{
            providerChannelId: '',
            providerUserId: '',
            providerUserToken: '',
            targetWorkerSid: '',
            ...chat,
          },
          skill: visitor.skill ?? '',
          // Whoever answers is 'Agent'.
          targetWorkerFriendlyName: 'Agent',
        };
      },
    ),
    route(
      {
        method: 'GET',
        path: talkjs,
        summary: 'Messages of a transcript, the latest first; its token is the bearer',
        answers: replies(record({ data: listOf(message) })),
        actors: 'anyone',
        perMinute: 60,
        querystring: record(
          { limit: { type: 'string', pattern: '^([1-9]\\d?|100)$' }, startingAfter: text(200, 1) },
          [],
        ),
      },
      async (request) => {
        const { limit = '20', startingAfter } = request.query;
        const wanted = wantedOf(backend, request, request.params.conversation);
        return { data: await transcript(backend, { ...wanted, limit: Number(limit), startingAfter }) };
      },
    ),
    route(
      {
        method: 'GET',
        path: `${talkjs}/:message`,
        summary: 'One message of a transcript',
        answers: replies(record({ data: message })),
        actors: 'anyone',
        perMinute: 60,
      },
      async (request) => {
        const wanted = wantedOf(backend, request, request.params.conversation);
        return { data: await transcriptMessage(backend, { ...wanted, message: request.params.message }) };
      },
    ),
  ];
}

async function played(
  { world, broadcasts }: Backend,
  request: FastifyRequest & { body: { applicationUuid?: string } },
  visitor: Visitor,
  { session, ...more }: Pick<Beginning, 'session' | 'isVerified' | 'turns'>,
) {
  const { orgCode, body } = request;
  const whose = whoseChat(world, request, session, body);
  // Only the sandbox loads it: production's provider has begun the chat itself.
  const { beginPlayed } = await import('../twilio/begin-played.ts');
  const begun = await beginPlayed(world, orgCode, visitor, { ...whose, ...more });
  broadcasts.tell(deskTopic(orgCode));
  return begun;
}

/** 401 without a token. */
function wantedOf(backend: Backend, request: FastifyRequest, conversation: string) {
  requireCarrier(backend, request.orgCode, ['talkjs']);
  const [, userToken] = /^Bearer (\S{1,4000})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!userToken) throw new Refusal(401, [says('chat.token')]);
  return { conversation: conversation.slice(0, 200), userToken };
}
