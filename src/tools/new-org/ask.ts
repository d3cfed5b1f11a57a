/** Collects answers: from flags where they are given, else by asking, again and again until an answer can be used. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Answers, type Question, questions } from './questions.ts';

export type Asked = { ok: true; answers: Answers } | { ok: false; problems: string[] };

/** Only what the flags say; a missing or unusable one is a problem with its remedy. */
export function fromFlags(flags: Readonly<Record<string, unknown>>): Asked {
  const read = questions.map((question) => ({
    question,
    value: question.key in flags ? readFlag(question, flags) : question.read(''),
  }));
  const problems = read
    .filter(({ value }) => value === undefined)
    .map(
      ({ question: { key, remedy } }) =>
        `--${key} ${key in flags ? 'cannot be used' : 'is missing'}. ${remedy}`,
    );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, answers: toAnswers(read.map(({ question, value = '' }) => [question.key, value])) };
}

/** Asks what the flags do not say. `input` may be a terminal or a pipe; when it ends early, that is a problem. */
export async function ask(
  flags: Readonly<Record<string, unknown>>,
  input: Readable,
  output: Writable,
): Promise<Asked> {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const found: Array<[keyof Answers, string]> = [];
  for (const question of questions) {
    let value = readFlag(question, flags);
    while (value === undefined) {
      output.write(`${question.asks}: `);
      const { value: line, done } = await lines.next();
      if (done) return { ok: false, problems: [`"${question.asks}" was not answered.`] };
      value = question.read(line);
      if (value === undefined) output.write(`${question.remedy}\n`);
    }
    found.push([question.key, value]);
  }
  await lines.return?.();
  return { ok: true, answers: toAnswers(found) };
}

function readFlag({ key, read }: Question, flags: Readonly<Record<string, unknown>>): string | undefined {
  const flag = flags[key];
  return typeof flag === 'string' ? read(flag) : undefined;
}

function toAnswers(pairs: ReadonlyArray<readonly [string, string]>): Answers {
  return {
    name: '',
    short: '',
    primary: '',
    secondary: '',
    nmls: '',
    phone: '',
    email: '',
    kind: '',
    address: '',
    states: '',
    hours: '',
    ...Object.fromEntries(pairs),
  };
}
