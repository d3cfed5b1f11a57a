/** Who takes messages out of the house, by the environment. Production without e-mail is no production, and does not start. */
import type { Settings } from '../../settings.ts';
import { StartRefused } from '../../start/start-refused.ts';
import type { Carriers } from '../outbox.ts';
import { smtpCarrier } from './smtp-carrier.ts';
import { webhookCarrier } from './webhook-carrier.ts';

export function openCarriers({ mode, smtpUrl, mailFrom, smsWebhookUrl }: Settings): Carriers {
  if (mode === 'production' && !smtpUrl) throw new StartRefused(noMail);
  if (smtpUrl && !mailFrom) throw new StartRefused(noSender);
  return {
    ...(smtpUrl && mailFrom
      ? { EMAIL: smtpCarrier({ url: smtpUrl, from: mailFrom, requireTLS: mode === 'production' }) }
      : {}),
    ...(smsWebhookUrl ? { SMS: webhookCarrier(smsWebhookUrl) } : {}),
  };
}

const noMail =
  'SMTP_URL is required in production: without it no code and no link reaches a borrower. For example smtps://user:password@mail.example.com:465.';
const noSender =
  'MAIL_FROM is required with SMTP_URL: the address that emails come from, such as no-reply@lender.example.';
