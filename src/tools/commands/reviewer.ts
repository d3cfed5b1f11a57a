/** `flow reviewer`: the login of a person who decides reviews at the desk, by the server's own program, which holds the keys. */
import { parseArgs } from 'node:util';
import { runServerTask } from '../run-server-task.ts';

export const summary = 'Makes the login of a reviewer at the desk, or changes what it may do.';
export const usage = '--email ADDRESS [--org CODE] [--files] [--data DIR]';
export const options = {
  '--email ADDRESS': 'With which the reviewer logs in; the password is chosen by "Forgot password".',
  '--org CODE': 'The lender; default unless said, whose reviewers work for all lenders.',
  '--files': 'The login may download the register, with ethnicity, race and sex; without it, not any more.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
};

/** 0 when the login stands as asked. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { email: text, org: text, data: text, files: { type: 'boolean' } },
  });
  const { data, files, ...named } = values;
  const passed = Object.entries(named).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  return runServerTask(['reviewer', ...passed, ...(files ? ['--files'] : [])], data);
}
