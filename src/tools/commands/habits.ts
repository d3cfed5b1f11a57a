/** `flow habits`: does with every page what people do with pages, in Chromium, and prints a table. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const summary =
  'Does with every page what people do: reload, back, second tab, keyboard, zoom, a translator, a silent filler, an ended session; needs a build.';
export const usage = '[--org CODE] [--only PATTERN] [--habit NAME]';
export const options = {
  '--org CODE': 'The lender; our own unless said.',
  '--only PATTERN': 'Pages whose flow/page matches it; all unless said.',
  '--habit NAME': 'Habits whose name matches it; all unless said.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 when nothing is wrong with any page; else 1. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      org: { type: 'string', default: 'default' },
      only: { type: 'string', default: '' },
      habit: { type: 'string', default: '' },
    },
  });
  // Chromium is for those who ask for it alone.
  const { practiseLender } = await import('../habits/practise-lender.ts');
  return (await practiseLender(root, values.org, values)) ? 0 : 1;
}
