/** `flow ask QUESTION`: what the chatbot of a lender would answer, or which questions it would offer. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { knowledgeOf } from '../../content/chatbot/knowledge-of.ts';
import { readContent } from '../../content/read-content.ts';
import { reply } from '../../engine/chatbot/reply.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';

export const summary =
  'What the chatbot answers to a question and its sources, or which questions it offers.';
export const usage = 'QUESTION [--org CODE] [--language TAG]';
export const options = {
  '--org CODE': 'The lender; our own unless said.',
  '--language TAG': 'The language of who asks, e.g. es.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 with an answer, or with what it declines to answer; 1 where it has none. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      org: { type: 'string', default: 'default' },
      language: { type: 'string', default: '' },
    },
  });
  const { orgs } = readContent(root);
  const lender = Object.hasOwn(orgs, values.org) ? orgs[values.org] : undefined;
  const knowledge = lender && (await knowledgeOf(lender.languages[values.language] ?? lender, lender));
  if (!knowledge) {
    process.stderr.write(
      `There is no lender "${values.org}". ${didYouMean(values.org, Object.keys(orgs))}\n`,
    );
    return 2;
  }
  const question = positionals.join(' ');
  const { faq, finder } = knowledge;
  const says = { ...faq.says, handOff: faq.says.open };
  const { text, sources, offers = [], action, passage } = await reply(finder, { question, says });
  process.stdout.write(
    [
      ...[`${action}${passage ? ` ${passage}` : ''}`, '', text, ''],
      ...sources.map(({ title, url }) => `- ${title}: ${url}`),
      ...offers.map((offer) => `- ${offer}`),
      '',
    ].join('\n'),
  );
  return passage ? 0 : 1;
}
