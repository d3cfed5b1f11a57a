/** Email by a mail server (nodemailer). Its errors may quote the address, so we report only their codes. */
import { createTransport } from 'nodemailer';
import type { Outbox } from '../common/outbox.ts';
import { PartyFailed } from '../common/party-failed.ts';
import { Undeliverable } from '../common/undeliverable.ts';

/** The server must say hello, and then keep answering, within so many milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type SmtpOptions = {
  /** smtp://user:password@host:587, or smtps://…:465 */
  url: string;
  from: string;
  /** A server that does not take the connection over TLS (STARTTLS, for smtp://) gets no letter: codes are in them. */
  requireTLS: boolean;
};

export function smtpCarrier({ url, from, requireTLS }: SmtpOptions): Outbox {
  const transport = createTransport({
    url,
    requireTLS,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    async send({ to, subject, text, html, unsubscribe, sender }, uuid) {
      const replyTo = sender?.replyTo ? { replyTo: sender.replyTo } : {};
      const messageId = uuid ? { messageId: `<${uuid}@${domain}>` } : {};
      const letter = {
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        ...replyTo,
        ...messageId,
      };
      await transport
        .sendMail({ ...letter, ...wayOut(unsubscribe), from: { name: sender?.name ?? '', address: from } })
        .catch(failed);
    },
  };
}

// RFC 8058: one press in the mail program, and no mail scanner that opens links presses it.
function wayOut(address: string | undefined) {
  if (address === undefined) return {};
  const headers = {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { headers };
}

// 5xx is the server's word that the message itself, or its address, will not do (RFC 5321, 4.2.1); 535 and 530 are about us.
function failed(error: unknown): never {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  const isAboutLetter = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  if (isAboutLetter) throw new Undeliverable(`the mail server said ${responseCode}`);
  throw new PartyFailed('smtp', error);
}
