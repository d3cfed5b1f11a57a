/** Files of a chat: brought by who has its token and by the agent who has the chat, and opened by them and by the people who may answer it. */
import type { FastifyRequest } from 'fastify';
import type { Reviewer } from '../../auth/may-review.ts';
import type { Backend } from '../../backend/backend.ts';
import { file, replies, words } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { attach } from '../../http/routes/attach.ts';
import { sessionOf } from '../../http/routes/request.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, uuidPattern } from '../../platform/shapes.ts';
import { requireOwn, requireReach } from '../accept-channel.ts';
import { type ChannelRow, findChannel } from '../channel.ts';
import { type KeptFile, keepFile, openFile } from '../chat-files.ts';
import { deskFilesUrl, deskFileUrl, filesUrl, fileUrl } from '../chat-message.ts';
import { chatByToken, noChatToken, receiveChatFile } from './receive-chat-file.ts';

/** The header with which a browser shows the token of its chat. */
const tokenHeader = 'x-chat-token';
const keptFile = record({
  id: words,
  name: words,
  size: { type: 'integer' },
  contentType: words,
  url: words,
});
const media = 'application/pdf, image/*, audio/*, video/mp4, text/plain';

export function chatFileRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'POST',
        path: filesUrl,
        summary:
          'Bring a file to a chat; the fields token and channelId come before it. A message names it afterwards',
        answers: replies(keptFile),
        actors: 'anyone',
        repeat: { safe: 'a file that no message names is of no use, and a chat has only so many' },
        takes: 'multipart',
        perMinute: 30,
      },
      async (request) => {
        const kept = await takeFile(backend, request);
        return { ...kept, url: fileUrl(kept.id) };
      },
    ),
    route(
      {
        method: 'GET',
        path: fileUrl(':file'),
        summary: 'Open a file of a chat, by its token in the header x-chat-token',
        answers: file(media),
        actors: 'anyone',
        perMinute: 60,
      },
      async (request, reply) => {
        const row = await chatByToken(backend.world, String(request.headers[tokenHeader] ?? ''));
        const wanted = { uuid: uuidOr404(request.params.file), reader: 'borrower' } as const;
        const { bytes, name, mediaType } = await openFile(world, row, wanted);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
    route(
      {
        method: 'POST',
        path: deskFilesUrl(':channel'),
        summary: 'Bring a file to an own chat at the desk. A message names it afterwards',
        answers: replies(keptFile),
        actors: 'reviewer',
        repeat: { safe: 'a file that no message names is of no use, and a chat has only so many' },
        takes: 'multipart',
      },
      async (request) => {
        const { channel } = request.params;
        const kept = await takeDeskFile(backend, request, channel);
        return { ...kept, url: deskFileUrl(channel, kept.id) };
      },
    ),
    route(
      {
        method: 'GET',
        path: deskFileUrl(':channel', ':file'),
        summary: 'Open a file of a chat at the desk',
        answers: file(media),
        actors: 'reviewer',
      },
      async (request, reply) => {
        const { channel, file: uuid } = request.params;
        const row = await reached(backend, sessionOf(request).account, channel);
        const wanted = { uuid: uuidOr404(uuid), reader: 'agent' } as const;
        const { bytes, name, mediaType } = await openFile(world, row, wanted);
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
  ];
}

/** A borrower's, by the token that comes before it. */
function takeFile(backend: Backend, request: FastifyRequest): Promise<KeptFile> {
  const { world } = backend;
  let channel = '';
  let owner: string | null = null;
  const admit = async (field: (name: string) => string) => {
    const row = await chatByToken(backend.world, field('token'));
    if (row.uuid !== field('channelId')) throw noChatToken();
    channel = row.uuid;
    owner = row.owner_uuid;
  };
  const sender = () => (owner ? { key: owner, isKnown: true } : undefined);
  return receiveChatFile(backend, request, { orgCode: request.orgCode, admit, sender }, (found) =>
    keepFile(world, { channel, role: 'borrower' }, found),
  );
}

/** An agent's, for a chat of their own. */
async function takeDeskFile(backend: Backend, request: FastifyRequest, uuid: string): Promise<KeptFile> {
  const { account } = sessionOf(request);
  const row = await reached(backend, account, uuid);
  const admit = async () => requireOwn(account, row);
  return receiveChatFile(backend, request, { orgCode: row.org_code, admit }, (found) =>
    keepFile(backend.world, { channel: row.uuid, role: 'agent' }, found),
  );
}

async function reached({ world }: Backend, agent: Reviewer, channel: string): Promise<ChannelRow> {
  return requireReach(world, agent, await findChannel(world.db, uuidOr404(channel)));
}

function uuidOr404(text: string): string {
  if (!uuidPattern.test(text)) throw new Refusal(404, [says('file.none')]);
  return text;
}
