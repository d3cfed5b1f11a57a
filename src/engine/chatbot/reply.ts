/** What the chatbot says to a question: an answer with its sources, why it gives none, or that a person takes over. */
import { bestPassage } from './best-passage.ts';
import type { Source } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

/**
 * `clarify`: it has no answer, and asks for other words. `handoff`: a person takes over, or is told when one can. `none`: it
 * gives no answer to what is asked, and says why.
 */
export type BotAction = 'answer' | 'clarify' | 'handoff' | 'none';

/** `passage` is where the text is from; `score`, from 0 to 1, how well it fits. */
export type Reply = {
  text: string;
  sources: readonly Source[];
  action: BotAction;
  passage?: string;
  /** The tag of the text's language, where it is not the reader's. */
  language?: string;
  score: number;
};

export type Asking = {
  question: string;
  /** Flow and page that the borrower is on. */
  page?: string | undefined;
  /** What it did with the question before this one. */
  before?: BotAction | undefined;
  /** What it says when it has no answer, and when a person is to take over. */
  says: { miss: string; handOff: string };
};

/** The second question in a row that it has no answer to brings a person. */
export function reply(indexes: readonly PassageIndex[], { question, page, before, says }: Asking): Reply {
  const best = bestPassage(indexes, question, page);
  const handOff = { text: says.handOff, sources: [], action: 'handoff' as const };
  if (!best)
    return before === 'clarify'
      ? { ...handOff, score: 0 }
      : { text: says.miss, sources: [], action: 'clarify', score: 0 };
  const { score, passage } = best;
  const { id, text, sources, does, language } = passage;
  if (does === 'hand-off') return { ...handOff, passage: id, score };
  const action = does === 'answer' ? 'answer' : 'none';
  return { text, sources, action, passage: id, score, ...(language && { language }) };
}
