/** What the terminal prints once the server listens: where to click, and who to register as. */
import type { Settings } from '../platform/world/settings.ts';

const personas: [key: string, means: string][] = [
  ['happy', 'the whole way to funding'],
  ['firstlien', 'the best rate, 7.60%'],
  ['ssn', 'the bureau needs a Social Security number'],
  ['revised', 'less verified income, a revised offer'],
  ['dti', 'a decline with its reasons'],
  ['bpotx', 'a Texas homestead'],
];

export function greeting({ mode, dataFolder, databaseUrl }: Settings, address: string): string {
  const place = databaseUrl ? 'a PostgreSQL server' : `${dataFolder}/database`;
  const lines = [
    '',
    `  Hearthline is ready: ${address}/account/heloc`,
    `  Mode: ${mode}. Data: ${place}`,
    '',
  ];
  if (mode === 'production') return lines.join('\n');
  return [
    ...lines,
    '  Register as one of these to see what happens (the code is 000000):',
    ...personas.map(([key, means]) => `    ${`someone+${key}@example.com`.padEnd(34)} ${means}`),
    '',
    '  Bank login: user_good / pass_good, code 1234. Payroll: goodlogin / goodpassword.',
    '',
  ].join('\n');
}
