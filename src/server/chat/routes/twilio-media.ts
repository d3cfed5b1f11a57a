/** Where Twilio's library brings the files of a chat and learns their addresses, in the sandbox: they are files of our own chat. */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { anyObject, replies } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { uuidPattern } from '../../platform/shapes.ts';
import { keepFile } from '../chat-files.ts';
import { fileUrl } from '../chat-message.ts';
import { chatByToken, receiveChatFile } from './receive-chat-file.ts';

const path = '/sandbox/twilio/media';

export function twilioMediaRoutes(backend: Backend): Route[] {
  const { world } = backend;
  return [
    route(
      {
        method: 'POST',
        path,
        summary: "Bring a file as Twilio's library does, by the token in its header",
        answers: replies(anyObject),
        actors: 'anyone',
        repeat: { safe: 'a file that no message names is of no use, and a chat has only so many' },
        takes: 'multipart',
        perMinute: 30,
        sandboxOnly: true,
      },
      async (request) => {
        const { uuid, org_code: orgCode, owner_uuid: owner } = await chatOf(backend, request);
        const sender = () => (owner ? { key: owner, isKnown: true } : undefined);
        const receiving = { orgCode, admit: async () => {}, sender };
        const kept = await receiveChatFile(backend, request, receiving, (found) =>
          keepFile(world, { channel: uuid, role: 'borrower' }, found),
        );
        return mediaOf(kept);
      },
    ),
    route(
      {
        method: 'GET',
        path: `${path}/:file`,
        summary: "The address of a file, as Twilio's library asks for it",
        answers: replies(anyObject),
        actors: 'anyone',
        perMinute: 60,
        sandboxOnly: true,
      },
      async (request) => {
        await chatOf(backend, request);
        const { file } = request.params;
        if (!uuidPattern.test(file)) throw new Refusal(404, [says('file.none')]);
        return mediaOf({ id: file, name: '', size: 0, contentType: '' });
      },
    ),
  ];
}

const chatOf = ({ world }: Backend, { headers }: FastifyRequest) =>
  chatByToken(world, String(headers['x-twilio-token'] ?? ''));

/** The adapter fetches it with the chat's token. */
const mediaOf = ({
  id,
  name,
  size,
  contentType,
}: {
  id: string;
  name: string;
  size: number;
  contentType: string;
}) => ({
  ...{ sid: id, filename: name, size, content_type: contentType, category: 'media' },
  links: { content: fileUrl(id), content_direct_temporary: fileUrl(id) },
});
