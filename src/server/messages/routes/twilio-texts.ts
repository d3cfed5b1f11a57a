/**
 * What Twilio tells by itself of texts: an answer from a phone, and that a text did not arrive. One service sends for every lender,
 * and Twilio itself answers STOP, START and HELP in the service's words.
 */
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../backend/backend.ts';
import { done } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { publicAddress } from '../../http/web/public-address.ts';
import { hearOnce } from '../../platform/db/hear-once.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { addressFaults } from '../../platform/parties/text-messages/twilio-codes.ts';
import { text } from '../../platform/shapes.ts';
import type { World } from '../../platform/world/world.ts';
import { replyWord } from '../reply-word.ts';
import { everyLender, noteAddress, startPhoneEverywhere, stopPhone } from '../stopped-phones.ts';

const path = `${basePath}/messages/twilio`;

export function twilioTextRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'POST',
        path,
        summary: 'An answer to a text message, or how one fared, as Twilio tells it',
        answers: done,
        actors: 'anyone',
        // Who stops texts of a lender that is out of service stops them, too.
        anyLender: true,
        repeat: { safe: 'each is heard once, by the name that Twilio gave it' },
        perMinute: 3_000,
        takes: 'form',
        body: {
          type: 'object',
          required: ['MessageSid', 'To'],
          properties: {
            MessageSid: { type: 'string', pattern: '^[A-Z]{2}[0-9a-f]{32}$' },
            // A service has no number yet while it chooses one.
            From: { type: 'string', maxLength: 50 },
            To: text(50),
            Body: { type: 'string', maxLength: 1600 },
            MessageStatus: text(20),
            ErrorCode: { type: 'string', pattern: '^[0-9]{0,6}$' },
          },
        },
      },
      async (request, reply) => {
        await requireTwilio(backend, request);
        await hear(backend, request.body);
        return reply.code(204).send();
      },
    ),
  ];
}

type Told = { MessageSid: string; To: string } & Partial<
  Record<'From' | 'Body' | 'MessageStatus' | 'ErrorCode', string>
>;

/** What is heard is done, or both are not. */
function hear({ world }: Backend, told: Told): Promise<void> {
  const { MessageSid, MessageStatus = 'received' } = told;
  return world.db.transaction().execute(async (db) => {
    const isNew = await hearOnce(db, `twilio/${MessageSid}/${MessageStatus}`, world.clock.now());
    if (isNew) await obey({ ...world, db }, told);
  });
}

async function obey(world: World, told: Told): Promise<void> {
  const { MessageStatus = 'received' } = told;
  const fault = addressFaults.get(Number(told.ErrorCode));
  if (MessageStatus !== 'received') return fault ? noteAddress(world, told.To, fault) : undefined;
  const word = replyWord(told.Body ?? '');
  const phone = told.From ?? '';
  if (word === 'stop') await stopPhone(world, { orgCode: everyLender, phone });
  if (word === 'start') await startPhoneEverywhere(world, phone);
}

/** Only Twilio knows the token that signs the address and the words (twilio.com/docs/usage/security). */
async function requireTwilio(backend: Backend, request: FastifyRequest): Promise<void> {
  const { textCompany } = backend.settings;
  const { TWILIO_AUTH_TOKEN: token } = textCompany?.settings ?? {};
  if (textCompany?.name !== 'twilio' || !token) throw new Refusal(404, [says('request.notFound')]);
  const { validateRequest } = (await import('twilio/lib/webhooks/webhooks.js')).default;
  const signature = request.headers['x-twilio-signature'];
  const words = request.body as Record<string, string>;
  const isTwilio =
    typeof signature === 'string' &&
    validateRequest(token, signature, publicAddress(backend, request, path), words);
  if (!isTwilio)
    throw new CallError(401, 'This address is for Twilio.', { security: { event: 'carrier-refused' } });
}
