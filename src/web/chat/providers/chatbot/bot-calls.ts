/** What the chatbot is asked over HTTP (specification, section 7, "Chat"). */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { ChatSession } from '../../../../types/chat-session.ts';
import { textsOf } from '../../line/texts-of.ts';
import type { BotFeedback } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { type BotTurn, readTurns } from './bot-turn.ts';

const path = '/service-chat-chatbot/external/api/v1/message';
const senderType = 'APPLICANT';

/** Returns the conversation of the question; '' where the server named none. Throws ApiError. */
export async function ask(
  { send, visit }: ProviderGround,
  { conversationSid: conversationId = '' }: ChatSession,
  { message, signal }: { message: string; signal: AbortSignal },
): Promise<string> {
  const {
    applicationUuid: applicationId,
    nonce,
    orgCode: organization,
    pageUrl,
    identityUuid,
    tag,
  } = visit();
  const body = {
    ...{ applicationId, conversationId, message, nonce, organization, pageUrl },
    ...{ senderId: identityUuid, senderType, tag },
  };
  const answer = await send({ method: 'POST', path: `${path}/chatWithAutobot`, body, signal });
  return textsOf(answer)('conversationId');
}

/** What was asked and answered so far, in its order. Throws ApiError. */
export async function turnsOf(
  { send }: ProviderGround,
  conversation: string,
  signal: AbortSignal,
): Promise<BotTurn[]> {
  const place = `${path}/getChatHistory/${encodeURIComponent(conversation)}`;
  return readTurns(await send({ method: 'GET', path: place, signal, attempts: 1 }));
}

/** Questions that are often asked where the borrower is. Throws ApiError. */
export async function suggestionsFor(
  { send, visit }: ProviderGround,
  signal: AbortSignal,
): Promise<string[]> {
  const { pageUrl } = visit();
  const body = await send({ method: 'GET', path: `${path}/suggestions`, query: { pageUrl }, signal });
  const questions = isRecord(body) ? body.questions : undefined;
  return Array.isArray(questions) ? questions.filter((one) => typeof one === 'string') : [];
}

/** Throws ApiError. */
export async function callBad(
  { send, visit }: ProviderGround,
  { conversationSid: conversationId = '', emailAddress: senderEmail = '' }: ChatSession,
  about: BotFeedback,
): Promise<void> {
  const { nonce } = visit();
  const body = { ...about, conversationId, rating: 0, senderEmail, senderType, nonce };
  await send({ method: 'POST', path: `${path}/setChatReplyUsedWithFeedback`, body });
}
