/** The chat as people at the lender use it. Reviewers only; to all others there is no desk. */
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done, entity, listOf, replies, timestamp, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import { acceptChannel, endChannel, requireOwn, requireReach } from '../accept-channel.ts';
import { setAgentName } from '../agent-names.ts';
import { noteAgent } from '../agents.ts';
import { appendMessage } from '../append-message.ts';
import { findChannel } from '../channel.ts';
import { addNote } from '../chat-notes.ts';
import { handOverChannel } from '../hand-over-channel.ts';
import { listChannels } from '../list-channels.ts';
import { showChannel } from '../show-channel.ts';
import { tellOfChat } from '../tell-chat.ts';

const base = '/service-desk/secure/api/v1/chat';
const count = { type: 'integer' } as const;
const nothing = { type: 'object', maxProperties: 0 } as const;

const chatFile = record({ id: words, name: words, size: count, contentType: words, url: words });
const botTurn = record({ question: words, answer: words, rating: count, reason: words }, [
  'question',
  'answer',
]);
const message = record(
  {
    ...{ id: words, clientId: words, seq: count, role: words, text: words, at: timestamp },
    ...{ files: listOf(chatFile), name: words, turns: listOf(botTurn) },
  },
  ['id', 'clientId', 'seq', 'role', 'text', 'at', 'files'],
);

const shown = record(
  {
    chat: entity('conversations#/properties/chats/items'),
    messages: listOf(message),
    standing: entity('review#/properties/standing'),
    notes: listOf(record({ uuid: words, by: words, at: timestamp, text: words })),
    colleagues: listOf(record({ uuid: words, name: words })),
    answers: listOf(
      record({ name: words, title: words, text: words, theirs: words }, ['name', 'title', 'text']),
    ),
  },
  ['chat', 'messages', 'notes', 'colleagues', 'answers'],
);

export function chatDeskRoutes(backend: Backend): Route[] {
  const { world, broadcasts } = backend;
  const reached = async (account: ReturnType<typeof sessionOf>['account'], uuid: string) =>
    requireReach(world, account, uuidPattern.test(uuid) ? await findChannel(world.db, uuid) : undefined);
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'Chats that wait, the oldest first, and those that the agent has accepted',
        answers: replies(entity('conversations')),
        actors: 'reviewer',
      },
      async (request) => listChannels(world, sessionOf(request).account),
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:channel`,
        summary: 'One chat, with what was said after a message',
        answers: replies(shown),
        actors: 'reviewer',
        querystring: record({ after: { type: 'string', pattern: '^\\d{1,9}$' } }, []),
      },
      async (request) => {
        const { account } = sessionOf(request);
        const row = await reached(account, request.params.channel);
        return showChannel(backend, account, row, Number(request.query.after ?? 0));
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/own/name`,
        summary: 'What borrowers read the agent is called, where a lender shows names',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'the same name is the same name' },
        body: record({ name: text(40) }),
      },
      async (request, reply) => {
        await setAgentName(world, sessionOf(request).account, request.body.name);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:channel/accept`,
        summary: 'Accept a chat that waits',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'a chat is accepted once' },
        body: nothing,
      },
      async (request, reply) => {
        const row = await reached(sessionOf(request).account, request.params.channel);
        await acceptChannel(world, sessionOf(request).account, row.uuid);
        tellOfChat(broadcasts, row);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:channel/messages`,
        summary: 'Answer in a chat',
        answers: replies(record({ id: words, seq: count })),
        actors: 'reviewer',
        repeat: { safe: 'a message is taken once for each clientId' },
        body: record({ clientId: { type: 'string', pattern: '^[\\w-]{1,64}$' }, text: text(20_000, 1) }),
      },
      async (request) => {
        const { account } = sessionOf(request);
        const row = await reached(account, request.params.channel);
        requireOwn(account, row);
        await noteAgent(world, world.db, account.uuid);
        const { clientId, text: said } = request.body;
        if (said.trim() === '' || said.length > limitsOf(world, row.org_code).chat.messageCharacters)
          throw new Refusal(400, [says('chat.size')]);
        const appended = await appendMessage(world, row.uuid, {
          ...{ role: 'agent', clientId, text: said, by: account.uuid },
        });
        tellOfChat(broadcasts, row);
        return appended;
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:channel/hand-over`,
        summary: 'Give a chat to a colleague who is there, or without one back to the queue',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'a chat that was given away is no longer the own' },
        body: record({ to: { type: 'string', format: 'uuid' } }, []),
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const row = await reached(account, request.params.channel);
        await handOverChannel(world, account, row.uuid, request.body.to);
        tellOfChat(broadcasts, row);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:channel/notes`,
        summary: 'Leave a note for colleagues',
        answers: done,
        actors: 'reviewer',
        repeat: 'key',
        body: record({ text: text(2000, 1) }),
      },
      async (request, reply) => {
        const { account } = sessionOf(request);
        const row = await reached(account, request.params.channel);
        await addNote(world, account, row, request.body.text);
        return reply.code(204).send();
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/:channel/end`,
        summary: 'End a chat',
        answers: done,
        actors: 'reviewer',
        repeat: { safe: 'a chat ends once' },
        body: nothing,
      },
      async (request, reply) => {
        const row = await reached(sessionOf(request).account, request.params.channel);
        await endChannel(world, sessionOf(request).account, row.uuid);
        tellOfChat(broadcasts, row);
        return reply.code(204).send();
      },
    ),
  ];
}
