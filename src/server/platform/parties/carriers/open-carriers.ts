/**
 * Opens the message carriers by the environment. Production refuses to start without SMTP_URL
 * (start/require-settings.ts).
 */

import { StartRefused } from '../../errors/start-refused.ts';
import type { Meters } from '../../meters/meters.ts';
import type { Settings } from '../../world/settings.ts';
import type { Carriers, Outbox } from '../common/outbox.ts';
import { openCompany } from '../companies/open-company.ts';
import { textCompanies } from '../text-messages/companies.ts';
import { smtpCarrier } from './smtp-carrier.ts';
import { webhookCarrier } from './webhook-carrier.ts';

/** @param patienceMs for a company that carries texts by its own interface, in milliseconds */
export async function openCarriers(
  settings: Settings,
  patienceMs: number,
  meters?: Meters,
): Promise<Carriers> {
  const { mode, smtpUrl, mailFrom } = settings;
  if (smtpUrl && !mailFrom) throw new StartRefused(noSender);
  const texts = await textCarrier(settings, patienceMs, meters);
  return {
    ...(smtpUrl && mailFrom
      ? { EMAIL: smtpCarrier({ url: smtpUrl, from: mailFrom, requireTLS: mode === 'production' }) }
      : {}),
    ...(texts && { SMS: { send: (text, uuid) => texts.send({ ...text, to: e164(text.to) }, uuid) } }),
  };
}

function textCarrier(
  { smsWebhookUrl, smsWebhookKey, textCompany }: Settings,
  patienceMs: number,
  meters: Meters | undefined,
): Promise<Outbox> | Outbox | undefined {
  if (smsWebhookUrl) return webhookCarrier(smsWebhookUrl, smsWebhookKey);
  const watched = { name: 'textMessages', meters };
  return textCompany && openCompany(textCompanies, textCompany, watched, patienceMs);
}

/** As carriers write numbers; ours are all of North America's plan. */
const e164 = (phone: string) => `+1${phone.replace(/\D/g, '').slice(-10)}`;

const noSender =
  'MAIL_FROM is required with SMTP_URL: the address that emails come from, such as no-reply@lender.example.';
