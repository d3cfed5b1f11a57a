/** What the chatbot says to a question: an answer with its sources, why it gives none, or that a person takes over. */
import { bestPassage } from './best-passage.ts';
import { offeredQuestions } from './offered-questions.ts';
import type { Source } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

/**
 * `clarify`: it has no answer, and offers questions that may be meant, or asks for other words. `handoff`: a person takes over, or is told when one can. `none`: it
 * gives no answer to what is asked, and says why.
 */
export type BotAction = 'answer' | 'clarify' | 'handoff' | 'none';

/** `passage` is where the text is from; `score`, from 0 to 1, how well it fits. */
export type Reply = {
  text: string;
  sources: readonly Source[];
  action: BotAction;
  passage?: string;
  /** Questions that may be meant, each of which has an answer. */
  offers?: readonly string[];
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
  /** What it says when it has no answer, above questions that may be meant, and when a person is to take over. */
  says: { miss: string; offer: string; handOff: string };
};

/** The second question in a row that it has no answer to brings a person. */
export function reply(indexes: readonly PassageIndex[], { question, page, before, says }: Asking): Reply {
  const best = bestPassage(indexes, question, page);
  const handOff = { text: says.handOff, sources: [], action: 'handoff' as const };
  if (!best && before === 'clarify') return { ...handOff, score: 0 };
  if (!best) return clarify(offeredQuestions(indexes, question, page), says);
  const { score, passage } = best;
  const { id, text, sources, does, language } = passage;
  if (does === 'hand-off') return { ...handOff, passage: id, score };
  const action = does === 'answer' ? 'answer' : 'none';
  return { text, sources, action, passage: id, score, ...(language && { language }) };
}

function clarify(offers: readonly string[], { miss, offer }: Asking['says']): Reply {
  const common = { sources: [], action: 'clarify' as const, score: 0 };
  return offers.length === 0 ? { ...common, text: miss } : { ...common, text: offer, offers };
}
