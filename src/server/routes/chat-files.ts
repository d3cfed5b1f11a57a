/** Files that are sent in a chat: brought by who has its token, and opened by them and by the people who may answer it. */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend/backend.ts';
import { file, replies, words } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { record, uuidPattern } from '../calls/shapes.ts';
import { requireReach } from '../chat/accept-channel.ts';
import { type ChannelRow, findChannel } from '../chat/channel.ts';
import { keepFile, openFile } from '../chat/chat-files.ts';
import { deskFileUrl, filesUrl, fileUrl } from '../chat/chat-message.ts';
import { readChatToken } from '../chat/chat-token.ts';
import { inspectChatFile } from '../chat/inspect-chat-file.ts';
import { Refusal } from '../errors/refusal.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { says } from '../language/said.ts';
import { receivePart } from '../uploads/receive-file.ts';
import { attach } from './attach.ts';
import { sessionOf } from './request.ts';

/** The header with which a browser shows the token of its chat. */
const tokenHeader = 'x-chat-token';
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
        answers: replies(
          record({ id: words, name: words, size: { type: 'integer' }, contentType: words, url: words }),
        ),
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
        const row = await byToken(backend, String(request.headers[tokenHeader] ?? ''));
        const { bytes, name, mediaType } = await openFile(world, row, uuidOr404(request.params.file));
        return attach(reply, mediaType, name).send(bytes);
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
        const found = await findChannel(world.db, uuidOr404(channel));
        const row = requireReach(world, sessionOf(request).account, found);
        const { bytes, name, mediaType } = await openFile(world, row, uuidOr404(uuid));
        return attach(reply, mediaType, name).send(bytes);
      },
    ),
  ];
}

async function takeFile({ world }: Backend, request: FastifyRequest) {
  const { chat, uploads } = limitsOf(world, request.orgCode);
  const own = world.content.orgs[request.orgCode]?.org.chat?.attachmentMegabytes;
  const most = Math.min(own ?? chat.fileMegabytes, chat.fileMegabytes);
  let channel = '';
  const taking = {
    files: world.files,
    limits: { fileSize: most * 1024 * 1024, fields: 2, parts: 3 },
    inspect: (upload: Parameters<typeof inspectChatFile>[0]) => inspectChatFile(upload, uploads),
    admit: async (field: (name: string) => string) => {
      const row = await byToken({ world }, field('token'));
      if (row.uuid !== field('channelId')) throw noToken();
      channel = row.uuid;
    },
  };
  try {
    return await receivePart(request, taking, (received) => keepFile(world, channel, received));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 413) throw error;
    throw new Refusal(413, [says('chat.fileSize', { most })], { message: 'SIZE' });
  }
}

async function byToken({ world }: Pick<Backend, 'world'>, token: string): Promise<ChannelRow> {
  const claims = readChatToken(world.secrets, token, world.clock.now());
  const row = claims && (await findChannel(world.db, claims.channel));
  if (!row) throw noToken();
  return row;
}

const noToken = () => new Refusal(401, [says('chat.token')]);

function uuidOr404(text: string): string {
  if (!uuidPattern.test(text)) throw new Refusal(404, [says('file.none')]);
  return text;
}
