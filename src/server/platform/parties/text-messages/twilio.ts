/**
 * Text messages by Twilio's library, from a messaging service. Twilio knows no idempotency key: where its answer is lost, the next
 * try may bring a second copy.
 */
import twilio from 'twilio';
import { NoAnswer } from '../common/no-answer.ts';
import type { Outbox } from '../common/outbox.ts';
import { PartyFailed } from '../common/party-failed.ts';
import { Undeliverable } from '../common/undeliverable.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { boundedAdapter } from '../http/bounded-adapter.ts';
import { addressFaults, refusedTexts } from './twilio-codes.ts';

/** @param access its settings are TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID and, for another address than Twilio's, TWILIO_URL */
export function open({ settings, patienceMs, ask }: CompanyAccess): Outbox {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID = '', TWILIO_URL } = settings;
  const httpClient = new twilio.RequestClient();
  httpClient.axios.defaults.adapter = boundedAdapter(patienceMs);
  const client = twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient });
  if (TWILIO_URL) client.api.baseUrl = TWILIO_URL;
  return {
    send: async ({ to, text }) => {
      const words = { to, body: text, messagingServiceSid: TWILIO_MESSAGING_SERVICE_SID };
      await ask('send', () => client.messages.create(words).catch(refused)).catch(failed);
    },
  };
}

/** Twilio's own words may hold the number: only the code is kept. */
function refused(error: unknown): never {
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status !== 'number') throw error;
  const known = typeof code === 'number' ? code : 0;
  const reason = `Twilio said ${known || status}`;
  const address = addressFaults.get(known);
  if (address || refusedTexts.has(known)) throw new Undeliverable(reason, address);
  throw new NoAnswer(reason, { status });
}

function failed(error: unknown): never {
  throw error instanceof Undeliverable ? error : new PartyFailed('textMessages', error);
}
