/**
 * Sends text messages to the service at SMS_WEBHOOK_URL: it gets { to, text, id } as signed JSON, and answers with a
 * 2xx.
 */
import { randomUUID } from 'node:crypto';
import { NoAnswer } from '../common/no-answer.ts';
import type { Outbox } from '../common/outbox.ts';
import type { PartyKey } from '../common/party-access.ts';
import { PartyFailed } from '../common/party-failed.ts';
import { Undeliverable } from '../common/undeliverable.ts';
import { sendSigned } from '../http/send-signed.ts';

const patienceMs = 10_000;
/** Statuses after which the same message may still be accepted. */
const passing = new Set([401, 403, 404, 408, 425, 429]);

/** @param key signs the requests; left out in the sandbox alone */
export function webhookCarrier(url: string, key?: PartyKey): Outbox {
  return {
    async send({ to, text }, id) {
      await sendSigned({
        url,
        method: 'POST',
        mediaType: 'application/json',
        body: Buffer.from(JSON.stringify({ to, text, id })),
        idempotencyKey: id ?? randomUUID(),
        key,
        patienceMs,
      }).catch(failed);
    },
  };
}

function failed(error: unknown): never {
  const { status = 0 } = error instanceof NoAnswer ? error : {};
  if (status >= 400 && status < 500 && !passing.has(status))
    throw new Undeliverable(`the webhook said ${status}`);
  throw new PartyFailed('sms webhook', error);
}
