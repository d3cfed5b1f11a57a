/** What the chatbot says to a question: an answer with its sources, why it gives none, what may be meant, or that a person takes over. */
import type { Finder } from './find-passages.ts';
import type { Passage, Source } from './passage.ts';

/**
 * `clarify`: it is not sure, and offers questions that may be meant, or asks for other words. `handoff`: a person takes over, or
 * is told when one can. `none`: it gives no answer to what is asked, and says why.
 */
export type BotAction = 'answer' | 'clarify' | 'handoff' | 'none';

export type Reply = {
  text: string;
  sources: readonly Source[];
  action: BotAction;
  /** Where the text is from. */
  passage?: string;
  /** Questions that may be meant, each of which leads to its own answer. */
  offers?: readonly string[];
  /** The tag of the text's language, where it is not the reader's. */
  language?: string;
};

export type Asking = {
  question: string;
  /** What it did with the question before this one. */
  before?: BotAction | undefined;
  /** What it says when it knows nothing, above questions that may be meant, and when a person is to take over. */
  says: { miss: string; offer: string; handOff: string };
  /** Which of several a language model chose; undefined where there is none, or it chose none. */
  choose?: (passages: readonly Passage[]) => Promise<Passage | undefined>;
};

/** The second question in a row of which it knows nothing brings a person. */
export async function reply(finder: Finder, { question, before, says, choose }: Asking): Promise<Reply> {
  const found = finder.find(question);
  const figured = found.find(({ computed }) => computed?.(question) !== undefined);
  const sure = figured ?? finder.sure(question) ?? (await choose?.(found));
  if (sure) return said(sure, question, says.handOff);
  if (found.length > 0)
    return {
      text: says.offer,
      sources: [],
      action: 'clarify',
      offers: found.flatMap(({ asks }) => asks[0] ?? []),
    };
  if (before === 'clarify') return { text: says.handOff, sources: [], action: 'handoff' };
  return { text: says.miss, sources: [], action: 'clarify' };
}

function said(passage: Passage, question: string, handOff: string): Reply {
  const { id, asks, text, sources, does, language, computed } = passage;
  if (does === 'hand-off') return { text: handOff, sources: [], action: 'handoff', passage: id };
  return {
    ...{ text: titled(asks, question, computed?.(question) ?? text), sources, passage: id },
    ...{ action: does === 'answer' ? 'answer' : 'none' },
    ...(language && { language }),
  };
}

/** Who did not ask in the words of the title sees which question it is that is answered. */
function titled([title = '', ...asks]: readonly string[], question: string, text: string): string {
  return [title, ...asks].includes(question.trim()) ? text : `**${title}**\n\n${text}`;
}
