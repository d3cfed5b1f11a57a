/**
 * Production starts with all of its parties, carriers and keys, or not at all: names every missing setting at once. Its rehearsal,
 * staging, needs the database and the master key, and both settings of a party that has one.
 */

import { StartRefused } from '../platform/errors/start-refused.ts';
import { missingOfCompany } from '../platform/parties/companies/read-company.ts';
import { flagCompanies } from '../platform/parties/flags/companies.ts';
import { missingParties, playedParties, withSamples } from '../platform/parties/over-http.ts';
import { partyNames, settingOf } from '../platform/parties/parties.ts';
import { missingOf } from '../platform/parties/party-settings.ts';
import { textCompanies } from '../platform/parties/text-messages/companies.ts';
import type { Settings } from '../platform/world/settings.ts';

/** Throws `StartRefused`. The sandbox needs only what the companies need that its settings name. */
export function requireSettings(settings: Settings): void {
  if (settings.mode === 'production') requireAll(settings);
  else refuseMissing('The sandbox', missingOfChosen(settings));
}

function requireAll(settings: Settings): void {
  const { staging, parties } = settings;
  const played = staging ? [] : playedParties(parties);
  if (played.length > 0) throw new StartRefused(noSamples(played.map((name) => `${settingOf(name)}_URL`)));
  const missing = [...missingOwn(settings), ...missingParties(staging ? withSamples(parties) : parties)];
  refuseMissing(staging ? 'Staging' : 'Production', missing);
  if (settings.databaseTls && isInTheClear(settings.databaseUrl)) throw new StartRefused(inTheClear);
}

function refuseMissing(mode: string, missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new StartRefused(
    `${mode} does not start without these settings (docs/operations.md and docs/companies.md say what each is):\n${[...new Set(missing)].map((name) => `  ${name}`).join('\n')}`,
  );
}

function missingOfChosen({ parties, textCompany, flagCompany }: Settings): string[] {
  const chosen = partyNames.flatMap((name) => (parties[name].company ? missingOf(name, parties[name]) : []));
  const texts = textCompany ? missingOfCompany(textCompany, textCompanies) : [];
  const flags = flagCompany ? missingOfCompany(flagCompany, flagCompanies) : [];
  return [...chosen, ...texts, ...flags];
}

function missingOwn(settings: Settings): string[] {
  const needed = {
    DATABASE_URL: settings.databaseUrl,
    HEARTHLINE_MASTER_KEY: settings.masterKey,
    ...(!settings.staging && { HEARTHLINE_APPROVERS: settings.approvers }),
  };
  const mail = { SMTP_URL: settings.smtpUrl, MAIL_FROM: settings.mailFrom };
  const texts = {
    SMS_WEBHOOK_URL: settings.smsWebhookUrl,
    SMS_WEBHOOK_KEY: settings.smsWebhookKey,
    SMS_INBOUND_SECRET: settings.smsInboundSecret,
  };
  // In staging a carrier that has no setting is a file; one that has some needs all of them.
  const isWanted = (carrier: object) => !settings.staging || Object.values(carrier).some(Boolean);
  const byContract = !settings.textCompany && isWanted(texts);
  const all = { ...needed, ...(isWanted(mail) && mail), ...(byContract && texts) };
  const missing = Object.entries(all).flatMap(([name, value]) => (value ? [] : [name]));
  return [...missing, ...missingOfChosen(settings)];
}

const noSamples = (names: string[]) =>
  `${names.join(', ')} asks for a sample company. Only staging has them: HEARTHLINE_MODE=staging.`;

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
