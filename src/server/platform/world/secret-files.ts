/** Secrets that an operator keeps in files instead of the environment: `PLAID_SECRET_FILE=/run/secrets/plaid` is PLAID_SECRET. */
import { readFileSync } from 'node:fs';
import { StartRefused } from '../errors/start-refused.ts';

type Environment = Record<string, string | undefined>;

/** Amazon's own names for files are read by its library. */
const named = /^(?!AWS_)([A-Z][A-Z0-9_]*_(?:KEY|SECRET|TOKEN|SID|ID|URL))_FILE$/;

/**
 * The environment with the settings whose files it names. A line break at the end of a file is none of the secret.
 * Throws `StartRefused` for a file that cannot be read, and for a setting that is there twice.
 */
export function withSecretFiles(env: Environment): Environment {
  const read = Object.entries(env).flatMap(([name, file]) => {
    const [, setting] = named.exec(name) ?? [];
    if (!setting || !file) return [];
    if (env[setting]) throw new StartRefused(`${setting} and ${name} are both set. Leave one of them out.`);
    return [[setting, secretIn(name, file)]];
  });
  return read.length > 0 ? { ...env, ...Object.fromEntries(read) } : env;
}

function secretIn(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartRefused(`${name} is "${file}", which cannot be read.`);
  }
}
