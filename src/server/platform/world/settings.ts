/** What may differ between installations, read from the environment once. */
import { type Approver, readApprovers } from '../../../content/approval/approvers.ts';
import { StartRefused } from '../errors/start-refused.ts';
import { type ClamavHost, readClamavHost } from '../parties/common/clamav-host.ts';
import type { PartyKey } from '../parties/common/party-access.ts';
import { isSafe } from '../parties/common/party-address.ts';
import type { ChosenCompany } from '../parties/companies/company.ts';
import { readCompany } from '../parties/companies/read-company.ts';
import { flagCompanies } from '../parties/flags/companies.ts';
import { type PartySettings, readPartyKey, readPartySettings } from '../parties/party-settings.ts';
import { textCompanies } from '../parties/text-messages/companies.ts';
import type { Bucket } from './bucket.ts';
import { withSecretFiles } from './secret-files.ts';

export type Settings = {
  host: string;
  port: number;
  /** The database, uploaded files and (sandbox) the master key live here. */
  dataFolder: string;
  databaseUrl?: string | undefined;
  /** A bucket for the files; without it they are in the data folder. */
  bucket?: Bucket | undefined;
  /** In production a database on another machine is reached over TLS, unless the network between the two is trusted. */
  databaseTls: boolean;
  mode: 'sandbox' | 'production';
  /** Production for its rehearsal: what it lacks is played by sample companies, and letters go to a file. */
  staging: boolean;
  masterKey?: string | undefined;
  /** Whose approval a lender's words need before production serves them; staging without any serves all. */
  approvers?: readonly Approver[] | undefined;
  /** In production, the password of the developers' page; without one there is no such page. */
  developerSecret?: string | undefined;
  /** Further origins that may send changes. */
  allowedOrigins: string[];
  /** How many proxies in front of us to believe about the client's address. */
  trustedProxies: number;
  /** Requests per minute and address. */
  requestsPerMinute: number;
  /** Sign-in attempts per account and address in ten minutes; an address may make ten times as many in all. */
  attempts: number;
  /** People at the lender log in with a second factor. Only the sandbox can do without. */
  secondFactor: boolean;
  /** How long a token lives; a session renews it as long as it is used, for twelve hours. */
  tokenSeconds: number;
  /** How long each stage of background work lasts in the sandbox and in staging, in milliseconds; 0 takes the time that companies take. */
  stageMs: number;
  /** How many jobs of a lane one process runs at once, before the lane's own measure (jobs/lanes.ts). */
  jobsAtOnce: number;
  /** How many connections to a database server the requests of one process share. */
  connections: number;
  /** The mail server for emails: smtp:// or smtps://. */
  smtpUrl?: string | undefined;
  /** The sender address of emails. */
  mailFrom?: string | undefined;
  /** The service that sends text messages, called by POST. */
  smsWebhookUrl?: string | undefined;
  /** The company that sends them by its own interface instead. */
  textCompany?: ChosenCompany | undefined;
  /** The company that decides flags. */
  flagCompany?: ChosenCompany | undefined;
  /** Signs the requests to that service. */
  smsWebhookKey?: PartyKey | undefined;
  /** The secret that the carrier of text messages shows when it delivers an answer. */
  smsInboundSecret?: string | undefined;
  /** ClamAV's daemon, which looks at every uploaded file. */
  clamavHost?: ClamavHost | undefined;
  /** Address and key of each outside party in production. */
  parties: PartySettings;
  /** Where Prometheus reads the meters; left out, nothing is measured. */
  metrics?: { host: string; port: number } | undefined;
  /** Whether each request is a line of the log: its route's pattern, never its path. */
  logsRequests: boolean;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

/** Throws a sentence for the first setting that will not do. */
export function readSettings(given: Environment): Settings {
  const env = withSecretFiles(given);
  const mode = readMode(env.HEARTHLINE_MODE);
  const staging = env.HEARTHLINE_MODE === 'staging';
  return {
    host: env.HOST || '127.0.0.1',
    port: readNumber('PORT', env.PORT, 3000, { to: 65_535 }),
    dataFolder: env.DATA_DIR || '.data',
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    bucket: readBucket(env),
    databaseTls: readSwitch('HEARTHLINE_DATABASE_TLS', env.HEARTHLINE_DATABASE_TLS),
    mode,
    staging,
    masterKey: env.HEARTHLINE_MASTER_KEY || undefined,
    approvers: mode === 'production' ? approversOf(env.HEARTHLINE_APPROVERS) : undefined,
    developerSecret: readSecret('HEARTHLINE_DEVELOPER_SECRET', env.HEARTHLINE_DEVELOPER_SECRET),
    allowedOrigins: (env.HEARTHLINE_ORIGINS ?? '').split(',').filter(Boolean),
    trustedProxies: readNumber('HEARTHLINE_PROXIES', env.HEARTHLINE_PROXIES, 0, { to: 10 }),
    requestsPerMinute: readNumber('HEARTHLINE_RATE', env.HEARTHLINE_RATE, mode === 'sandbox' ? 6_000 : 600),
    attempts: 10,
    secondFactor: readSecondFactor(mode, env.HEARTHLINE_SECOND_FACTOR),
    tokenSeconds: readTokenSeconds(env.HEARTHLINE_TOKEN_SECONDS),
    stageMs: readNumber('HEARTHLINE_STAGE_MS', env.HEARTHLINE_STAGE_MS, mode === 'sandbox' ? 600 : 0),
    jobsAtOnce: readNumber('HEARTHLINE_JOBS', env.HEARTHLINE_JOBS, 4, { from: 1, to: 64 }),
    connections: readNumber('HEARTHLINE_CONNECTIONS', env.HEARTHLINE_CONNECTIONS, 10, { from: 2, to: 200 }),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: readAddress(env.MAIL_FROM),
    textCompany: readCompany(
      {
        setting: 'TEXT_MESSAGES',
        companies: textCompanies,
        otherwise: ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_KEY'],
      },
      env,
    ),
    flagCompany: readCompany({ setting: 'FLAGS', companies: flagCompanies, otherwise: [] }, env),
    smsWebhookUrl: readSafeUrl('SMS_WEBHOOK_URL', env.SMS_WEBHOOK_URL),
    smsWebhookKey: readPartyKey('SMS_WEBHOOK_KEY', env.SMS_WEBHOOK_KEY),
    smsInboundSecret: readSecret('SMS_INBOUND_SECRET', env.SMS_INBOUND_SECRET),
    clamavHost: readClamavHost(env.CLAMAV_HOST),
    parties: readPartySettings(env),
    metrics: readMetrics(env.HEARTHLINE_METRICS),
    logsRequests: readSwitch('HEARTHLINE_LOG_REQUESTS', env.HEARTHLINE_LOG_REQUESTS, mode === 'production'),
    logLevel: env.LOG_LEVEL || (mode === 'sandbox' ? 'warn' : 'info'),
  };
}

function readMetrics(text: string | undefined): Settings['metrics'] {
  if (!text) return undefined;
  const [, host = '127.0.0.1', digits] = /^(?:([a-z0-9.-]+|\[[0-9a-f:]+\]):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (port > 0 && port <= 65_535) return { host: host.replace(/[[\]]/g, ''), port };
  throw new Error(`HEARTHLINE_METRICS is "${text}". Write a port, or host:port, such as 0.0.0.0:9464.`);
}

function readBucket(env: Environment): Bucket | undefined {
  const { FILES_URL: text } = env;
  if (!text) return undefined;
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (bucket === undefined)
    throw new Error(`FILES_URL is "${text}". Use s3://bucket, or s3://bucket/folder.`);
  const [name = ''] = ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'].filter((one) => env[one]);
  const prefix = path.replace(/\/*$/, (_, at: number) => (at > 0 ? '/' : ''));
  const isSafeOnly = readSwitch('HEARTHLINE_STORE_TLS', env.HEARTHLINE_STORE_TLS);
  const endpoint = isSafeOnly ? readSafeUrl(name, env[name]) : env[name];
  return { bucket, prefix, endpoint };
}

function readMode(text: string | undefined): Settings['mode'] {
  if (text === undefined || text === '' || text === 'sandbox') return 'sandbox';
  if (text === 'production' || text === 'staging') return 'production';
  throw new Error(`HEARTHLINE_MODE is "${text}". Use sandbox, staging or production.`);
}

function readSwitch(name: string, text: string | undefined, otherwise = true): boolean {
  if (text === undefined || text === '') return otherwise;
  if (text === 'on') return true;
  if (text !== 'off') throw new Error(`${name} is "${text}". Use on or off.`);
  return false;
}

function readSecondFactor(mode: Settings['mode'], text: string | undefined): boolean {
  if (readSwitch('HEARTHLINE_SECOND_FACTOR', text)) return true;
  if (mode === 'production')
    throw new StartRefused('HEARTHLINE_SECOND_FACTOR is off. Only the sandbox can do without: leave it out.');
  return false;
}

function approversOf(text: string | undefined): Settings['approvers'] {
  if (!text) return undefined;
  try {
    return readApprovers(text);
  } catch (error) {
    throw new Error(`HEARTHLINE_APPROVERS: ${error instanceof Error ? error.message : error}`);
  }
}

function readSecret(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length < 16) throw new Error(`${name} is shorter than 16 characters.`);
  return text;
}

// The value holds a password, so the sentence does not repeat it.
function readUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Error(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
}

function readSafeUrl(name: string, text: string | undefined): string | undefined {
  const url = readUrl(name, text, ['https:', 'http:']);
  if (url === undefined || isSafe(new URL(url))) return url;
  throw new StartRefused(`${name} must begin with https://: http:// is for a program on this machine.`);
}

function readAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text;
  throw new Error(`MAIL_FROM is "${text}", not an e-mail address such as no-reply@lender.example.`);
}

// Two minutes before its end the page asks whether the borrower is there: a token must live longer than that.
function readTokenSeconds(text: string | undefined): number {
  const seconds = readNumber('HEARTHLINE_TOKEN_SECONDS', text, 900);
  if (seconds < 125 || seconds > 3600)
    throw new Error(`HEARTHLINE_TOKEN_SECONDS is "${text}". Use 125 to 3600.`);
  return seconds;
}

function readNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  { from = 0, to = 1_000_000_000 }: { from?: number; to?: number } = {},
): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new Error(`${name} is "${text}". Use a whole number from ${from} to ${to}.`);
}
