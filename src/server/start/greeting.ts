/** What the terminal prints once the server listens: where to click, and who to register as. */
import { playedParties, withSamples } from '../platform/parties/over-http.ts';
import { settingOf } from '../platform/parties/parties.ts';
import type { Settings } from '../platform/world/settings.ts';

const personas: [key: string, means: string][] = [
  ['happy', 'the whole way to funding'],
  ['firstlien', 'the best rate, 7.60%'],
  ['ssn', 'the bureau needs a Social Security number'],
  ['revised', 'less verified income, a revised offer'],
  ['dti', 'a decline with its reasons'],
  ['bpotx', 'a Texas homestead'],
];

export function greeting(settings: Settings, address: string): string {
  const { mode, staging, dataFolder, databaseUrl } = settings;
  const place = databaseUrl ? 'a PostgreSQL server' : `${dataFolder}/database`;
  const lines = [
    '',
    `  Hearthline is ready: ${address}/account/heloc`,
    `  Mode: ${staging ? 'staging' : mode}. Data: ${place}`,
    '',
  ];
  if (staging) return [...lines, ...rehearsal(settings), ''].join('\n');
  if (mode === 'production') return lines.join('\n');
  return [
    ...lines,
    ...(isOpen(settings) ? openDoors : []),
    '  Register as one of these to see what happens (the code is 000000):',
    ...personas.map(([key, means]) => `    ${`someone+${key}@example.com`.padEnd(34)} ${means}`),
    '',
    '  Bank login: user_good / pass_good, code 1234. Payroll: goodlogin / goodpassword.',
    '',
  ].join('\n');
}

const isOpen = ({ host }: Settings) => !/^(localhost|127\.|::1$)/.test(host);

const openDoors = [
  '  It listens for other machines, too: whoever reaches it can log in with code 000000 and move its clock.',
  '  For borrowers there is HEARTHLINE_MODE=production; for a try by others, HEARTHLINE_MODE=staging.',
  '',
];

/** Who is played, by settings: what is left to do before production. */
function rehearsal({ parties, dataFolder, smtpUrl, smsWebhookUrl }: Settings): string[] {
  const played = playedParties(withSamples(parties)).map((name) => `${settingOf(name)}_URL`);
  const letters = [...(smtpUrl ? [] : ['SMTP_URL']), ...(smsWebhookUrl ? [] : ['SMS_WEBHOOK_URL'])];
  return [
    ...(played.length > 0 ? ['  Sample companies answer where a real one has no settings yet:'] : []),
    ...played.map((name) => `    ${name}`),
    ...(letters.length > 0
      ? [`  Without ${letters.join(' and ')}, codes are in ${dataFolder}/outbox.jsonl.`]
      : []),
  ];
}
