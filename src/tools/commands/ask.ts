/** `flow ask QUESTION`: what the chatbot of a lender would answer, how sure it is, and what else it thought of. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { knowledgeOf } from '../../content/chatbot/knowledge-of.ts';
import { readContent } from '../../content/read-content.ts';
import { leastScore, rankPassages } from '../../engine/chatbot/best-passage.ts';
import { reply } from '../../engine/chatbot/reply.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';

export const summary = 'What the chatbot answers to a question, its score from 0 to 1, and its sources.';
export const usage = 'QUESTION [--org CODE] [--page FLOW/PAGE] [--language TAG]';
export const options = {
  '--org CODE': 'The lender; our own unless said.',
  '--language TAG': 'The language of who asks, e.g. es.',
  '--page FLOW/PAGE': 'The page that the borrower is on, e.g. heloc/income/review.',
};

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** 0 with an answer, or with what it declines to answer; 1 where it has none. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      org: { type: 'string', default: 'default' },
      page: { type: 'string' },
      language: { type: 'string', default: '' },
    },
  });
  const { orgs } = readContent(root);
  const lender = Object.hasOwn(orgs, values.org) ? orgs[values.org] : undefined;
  const knowledge = lender && knowledgeOf(lender.languages[values.language] ?? lender, lender);
  if (!knowledge) {
    process.stderr.write(
      `There is no lender "${values.org}". ${didYouMean(values.org, Object.keys(orgs))}\n`,
    );
    return 2;
  }
  const question = positionals.join(' ');
  const { faq, indexes } = knowledge;
  const says = { ...faq.says, handOff: faq.says.open };
  const {
    text,
    sources,
    offers = [],
    action,
    passage,
    score,
  } = reply(indexes, { question, page: values.page, says });
  const others = rankPassages(indexes, question, values.page).slice(0, 3);
  process.stdout.write(
    [
      ...[
        `${action}${passage ? ` ${passage}, score ${score.toFixed(2)} of at least ${leastScore}` : ''}`,
        '',
        text,
        '',
      ],
      ...sources.map(({ title, url }) => `- ${title}: ${url}`),
      ...offers.map((offer) => `- ${offer}`),
      ...['', 'Best:', ...others.map((one) => `  ${one.score.toFixed(2)} ${one.passage.id}`), ''],
    ].join('\n'),
  );
  return passage ? 0 : 1;
}
