/** Where our engine and stock RJSF say different things about an answer, and why that is meant. Anything else is a mistake of ours. */
import { readFileSync } from 'node:fs';
import type { CompiledPage } from '../../src/engine/content/bundle.ts';

/** What each says about one field: the code of the first thing wrong with it, or nothing. */
export type Difference = {
  page: CompiledPage;
  field: string;
  answer: unknown;
  isShown: boolean;
  ours: string | undefined;
  stock: string | undefined;
};

type Declared = { reason: string; explains(difference: Difference): boolean };

const checks = Object.keys(JSON.parse(readFileSync('schemas/vocabulary.json', 'utf8')).checks);

export const differences: Record<string, Declared> = {
  hidden: {
    reason:
      'A hidden field is not asked: its answer is dropped and nothing is wrong with it. RJSF knows no rule that hides.',
    explains: ({ isShown, ours }) => !isShown && ours === undefined,
  },
  emptied: {
    reason: 'A box that was emptied has no answer. RJSF judges the empty text or null as an answer.',
    explains: ({ answer, ours }) =>
      (answer === '' || answer === null) && (ours === undefined || ours === 'required'),
  },
  requiredWhen: {
    reason: 'A rule of the page makes it required; the schema says only what always is.',
    explains: ({ page, field, ours, stock }) =>
      ours === 'required' && stock === undefined && field in (page.requiredWhen ?? {}),
  },
  check: {
    reason: 'A check of the page compares answers with each other, with a list or with today.',
    explains: ({ ours = '', stock }) => checks.includes(ours) && stock === undefined,
  },
};
