/**
 * Answers to text messages, as the lender's carrier delivers them: STOP ends texts at once, START resumes, HELP helps.
 */

import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { sameDigest, sha256 } from '../../platform/crypto/digest.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { record, text } from '../../platform/shapes.ts';
import { mayText } from '../may-text.ts';
import { replyWord } from '../reply-word.ts';
import { sendMessage } from '../send-message.ts';
import { startPhone, stopPhone } from '../stopped-phones.ts';

type Inbound = { from: string; text: string };

export function inboundTextRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${basePath}/messages/inbound`,
        summary: 'An answer to a text message, as the carrier brings it',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'who has stopped texts has stopped them; an answer more does no harm' },
        perMinute: 600,
        body: record({ from: { type: 'string', pattern: '^\\+?1?[0-9]{10}$' }, text: text(1600) }),
      },
      async (request, reply) => {
        requireCarrier(backend, request);
        await obey(backend, request.orgCode, request.body);
        return reply.code(204).send();
      },
    ),
  ];
}

/** The sandbox has no carrier: any tester plays one. */
function requireCarrier({ world, settings }: Backend, { headers }: FastifyRequest) {
  if (world.mode === 'sandbox') return;
  const [, given] = /^Bearer (.{1,400})$/.exec(headers.authorization ?? '') ?? [];
  const { smsInboundSecret } = settings;
  if (given && smsInboundSecret && sameDigest(sha256(given), sha256(smsInboundSecret))) return;
  throw new CallError(401, 'This address is for the carrier of text messages.', {
    security: { event: 'carrier-refused' },
  });
}

/** The last text that a stopped phone gets says that it was the last one. */
async function obey(backend: Backend, orgCode: string, { from, text: said }: Inbound) {
  const word = replyWord(said);
  const { world } = backend;
  const phone = { orgCode, phone: from };
  const answer = (name: string) => sendMessage({ backend, orgCode }, name, from, {}, { channel: 'SMS' });
  if (word === 'stop') await stopPhone(world, phone);
  if (word === 'start') await startPhone(world, phone);
  if (word && mayText(limitsOf(world, orgCode), from))
    await answer({ stop: 'textsStopped', start: 'textsStarted', help: 'textsHelp' }[word]);
}
