/** `flow retention`: what is due for erasing, and what is kept from it, by the server's own program, which holds the keys. */
import { parseArgs } from 'node:util';
import { runServerTask } from '../run-server-task.ts';

export const summary = 'Lists the applications that are due for erasing; keeps one from it, or lets it go.';
export const usage = '[--hold NUMBER | --release NUMBER] [--because TEXT] [--data DIR]';
export const options = {
  '--hold NUMBER': 'The loan number of an application that is not to be erased.',
  '--release NUMBER': 'That of one which may be erased again.',
  '--because TEXT': 'The matter, for the trail of the application: no name of a person.',
  '--data DIR': 'The data folder of a server that is stopped; DATA_DIR or DATABASE_URL unless said.',
};

/** 0 when the list is complete, or the hold stands as asked. */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { hold: text, release: text, because: text, data: text } });
  const { data, ...asked } = values;
  const passed = Object.entries(asked).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  return runServerTask(['retention', ...passed], data);
}
