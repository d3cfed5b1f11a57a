/**
 * Opens the message carriers by the environment. Production refuses to start without SMTP_URL
 * (start/require-settings.ts).
 */

import { StartRefused } from '../../errors/start-refused.ts';
import type { Settings } from '../../world/settings.ts';
import type { Carriers } from '../common/outbox.ts';
import { smtpCarrier } from './smtp-carrier.ts';
import { webhookCarrier } from './webhook-carrier.ts';

export function openCarriers({ mode, smtpUrl, mailFrom, smsWebhookUrl, smsWebhookKey }: Settings): Carriers {
  if (smtpUrl && !mailFrom) throw new StartRefused(noSender);
  return {
    ...(smtpUrl && mailFrom
      ? { EMAIL: smtpCarrier({ url: smtpUrl, from: mailFrom, requireTLS: mode === 'production' }) }
      : {}),
    ...(smsWebhookUrl ? { SMS: webhookCarrier(smsWebhookUrl, smsWebhookKey) } : {}),
  };
}

const noSender =
  'MAIL_FROM is required with SMTP_URL: the address that emails come from, such as no-reply@lender.example.';
