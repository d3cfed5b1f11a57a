/** `flow reviewer`: the login of a person who decides reviews at the desk, by the server's own program, which holds the keys. */
import { parseArgs } from 'node:util';
import { runServerTask } from '../run-server-task.ts';

export const summary =
  'Makes the login of a reviewer at the desk, or changes what it may do; lists them, and closes one.';
export const usage =
  '--email ADDRESS [--org CODE] [--files] [--approves] | --list | --email ADDRESS --disable';
export const options = {
  '--email ADDRESS': 'With which the reviewer logs in; the password is chosen by "Forgot password".',
  '--org CODE': 'The lender; default unless said, whose reviewers work for all lenders.',
  '--files': 'The login may download the register, with ethnicity, race and sex; without it, not any more.',
  '--approves': 'The login may approve what lenders say, at /desk/lenders; without it, not any more.',
  '--list': 'Shows everybody who may log in at the desk; of one lender with --org.',
  '--disable': 'Closes the login: it ends its sessions, connections and mailed links at once.',
  '--enable': 'Opens a closed login again.',
  '--end-sessions': 'Logs the reviewer out everywhere.',
  '--reset-factor':
    'Forgets the authenticator app and its recovery codes; the next login sets up another one.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
};

/** 0 when the login stands as asked. */
export async function run(args: string[]): Promise<number> {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const acts = { disable: flag, enable: flag, 'end-sessions': flag, 'reset-factor': flag } as const;
  const { values } = parseArgs({
    args,
    options: { email: text, org: text, data: text, files: flag, approves: flag, list: flag, ...acts },
  });
  const { data, ...named } = values;
  const passed = Object.entries(named).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : value ? [`--${name}`] : [],
  );
  return runServerTask(['reviewer', ...passed], data);
}
