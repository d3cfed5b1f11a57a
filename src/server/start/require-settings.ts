/** Production starts with all of its parties, carriers and keys, or not at all: names every missing setting at once. */

import { StartRefused } from '../platform/errors/start-refused.ts';
import { missingParties } from '../platform/parties/over-http.ts';
import type { Settings } from '../platform/world/settings.ts';

/** Throws `StartRefused`. The sandbox needs nothing. */
export function requireSettings(settings: Settings): void {
  if (settings.mode !== 'production') return;
  const missing = [...missingOwn(settings), ...missingParties(settings.parties)];
  if (missing.length > 0)
    throw new StartRefused(
      `Production does not start without these settings (docs/operations.md says what each is):\n${missing.map((name) => `  ${name}`).join('\n')}`,
    );
  if (settings.databaseTls && isInTheClear(settings.databaseUrl)) throw new StartRefused(inTheClear);
}

function missingOwn(settings: Settings): string[] {
  const needed = {
    DATABASE_URL: settings.databaseUrl,
    HEARTHLINE_MASTER_KEY: settings.masterKey,
    SMTP_URL: settings.smtpUrl,
    MAIL_FROM: settings.mailFrom,
    SMS_WEBHOOK_URL: settings.smsWebhookUrl,
    SMS_WEBHOOK_KEY: settings.smsWebhookKey,
    SMS_INBOUND_SECRET: settings.smsInboundSecret,
  };
  return Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
}

const inTheClear =
  'DATABASE_URL goes to another machine without TLS. Add ?sslmode=verify-full (with &sslrootcert=FILE for a certificate of your own), or say HEARTHLINE_DATABASE_TLS=off where nobody else can read the network between the two.';

/**
 * Whether what goes to the database could be read, or its answers forged, on the way (ASVS 12.3.1). True unless the database is on
 * this machine, or is asked for a certificate that is checked: other modes of TLS trust anybody.
 */
function isInTheClear(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
  // The driver takes the last of two.
  return !isHere && searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}
