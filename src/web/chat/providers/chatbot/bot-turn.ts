/** A question and its answer, as the chatbot's history has them, and as two messages. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import { spokenTag } from '../../../platform/data/say.ts';
import type { BotAnswer, ChatMessage } from '../../port/chat-provider.ts';

export type BotTurn = { question: string; text: string; at: string; answer: BotAnswer };

/** What is no turn with an answer is left out: it is not answered yet. */
export function readTurns(body: unknown): BotTurn[] {
  const messages = isRecord(body) ? body.messages : undefined;
  return Array.isArray(messages) ? messages.filter(isRecord).flatMap(readTurn) : [];
}

/** @param place the place of the turn in its conversation, from 0 @param clientId under which the question was sent */
export function messagesOf(
  { question, text, at, answer }: BotTurn,
  place: number,
  clientId?: string,
): [ChatMessage, ChatMessage] {
  const common = { at, files: [], status: 'sent' } as const;
  const asked = { ...common, id: `${answer.questionId}/question`, seq: 2 * place + 1, text: question };
  const answered = { ...common, id: `${answer.questionId}/answer`, seq: 2 * place + 2, text };
  return [
    { ...asked, role: 'borrower', ...(clientId !== undefined && { clientId }) },
    { ...answered, role: 'bot', answer },
  ];
}

const actions: readonly string[] = ['answer', 'clarify', 'handoff', 'none'] satisfies BotAnswer['action'][];

function readTurn(entry: Record<string, unknown>): BotTurn[] {
  const { questionId, questionStr, responseStr, createdDt, sources, action, offers, rating, language } =
    entry;
  if (typeof questionId !== 'string' || typeof responseStr !== 'string' || responseStr === '') return [];
  const answer: BotAnswer = {
    questionId,
    sources: Array.isArray(sources) ? sources.flatMap(readSource) : [],
    action: isAction(action) ? action : 'answer',
    ...(Array.isArray(offers) && { offers: offers.filter((one) => typeof one === 'string') }),
    ...(typeof rating === 'number' && { rating }),
    ...(typeof language === 'string' && language !== spokenTag() && { language }),
  };
  const [question, at] = [questionStr, createdDt].map((one) => (typeof one === 'string' ? one : ''));
  return [{ question: question ?? '', text: responseStr, at: at ?? '', answer }];
}

function readSource(source: unknown): { title: string; url: string }[] {
  if (!isRecord(source)) return [];
  const { title, url } = source;
  return typeof title === 'string' && typeof url === 'string' ? [{ title, url }] : [];
}

const isAction = (value: unknown): value is BotAnswer['action'] => actions.includes(String(value));
