/** Text messages by whoever listens at the address of SMS_WEBHOOK_URL: it gets { to, text, id } as JSON and answers with a 2xx. */
import type { Outbox } from '../outbox.ts';
import { PartyFailed } from '../party-failed.ts';
import { Undeliverable } from '../undeliverable.ts';

const patienceMs = 10_000;
/** Answers after which the same message may still be taken. */
const passing = new Set([401, 403, 404, 408, 425, 429]);

export function webhookCarrier(url: string): Outbox {
  return {
    async send({ to, text }, id) {
      const status = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        (answer) => answer.status,
        (error: unknown) => {
          throw new PartyFailed('sms webhook', error);
        },
      );
      if (status >= 200 && status < 300) return;
      if (status >= 400 && status < 500 && !passing.has(status))
        throw new Undeliverable(`the webhook said ${status}`);
      throw new PartyFailed('sms webhook', new Error(String(status)));
    },
  };
}
