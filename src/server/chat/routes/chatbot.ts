/** The chatbot: ask it, read what it answered, say what was wrong with an answer. No one must be signed in. */
import { faqOf, knowledgeOf } from '../../../content/chatbot/knowledge-of.ts';
import { suggested } from '../../../engine/chatbot/suggested.ts';
import { matchPage } from '../../../engine/journey/match-page.ts';
import { placeOf } from '../../../engine/journey/place.ts';
import type { Backend } from '../../backend/backend.ts';
import { limitsOf } from '../../facts/limits-of.ts';
import { done, listOf, replies, timestamp, words } from '../../http/calls/answers.ts';
import { basePath } from '../../http/calls/base-path.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { readSession } from '../../http/plugins/guard-session.ts';
import { addressIndex } from '../../platform/crypto/address-index.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import { record, text, uuidPattern } from '../../platform/shapes.ts';
import { answerTo, keepQuestion } from '../chatbot/ask-bot.ts';
import { requireConversation } from '../chatbot/conversation.ts';
import { handOffWords } from '../chatbot/hand-off-words.ts';
import { keepFeedback } from '../chatbot/keep-feedback.ts';
import { openConversation } from '../chatbot/open-conversation.ts';
import { readHistory } from '../chatbot/read-history.ts';
import { countPerDay } from '../per-day.ts';

const base = '/service-chat-chatbot/external/api/v1/message';
const suggestions = record({ questions: listOf(words) });
const department = 'OPS_CHAT';

const question = record(
  {
    applicationId: text(100),
    conversationId: text(100),
    message: text(4000, 1),
    nonce: text(500),
    organization: text(60),
    pageUrl: text(2000),
    senderId: text(200),
    senderType: { enum: ['APPLICANT'] },
    tag: text(100),
  } as const,
  ['message'] as const,
);

const judgment = record(
  {
    questionId: text(100, 1),
    conversationId: text(100, 1),
    responseToCustomer: text(10_000),
    feedbackMessage: text(140),
    rating: { const: 0 },
    senderEmail: text(128),
    senderType: { enum: ['APPLICANT'] },
    nonce: text(500),
  } as const,
  ['questionId', 'conversationId', 'rating'] as const,
);

const history = record({
  conversationId: words,
  messages: listOf(
    record(
      {
        ...{ questionId: words, questionStr: words, responseStr: words, createdDt: timestamp },
        sources: listOf(record({ title: words, url: words })),
        action: { enum: ['answer', 'clarify', 'handoff', 'none'] },
        offers: listOf(words),
        rating: { type: 'integer' },
        language: words,
      },
      ['questionId', 'questionStr', 'responseStr', 'createdDt', 'sources', 'action'],
    ),
  ),
});

export function chatbotRoutes(backend: Backend): Route[] {
  const { world, library } = backend;
  const pageAt = (url: string) => pageOf(library, url);
  const requireBot = (orgCode: string) => {
    const lender = library.lender(orgCode);
    const faq = lender.org.chat?.enabled === true ? faqOf(lender) : undefined;
    if (!faq) throw new Refusal(404, [says('request.notFound')]);
    return { lender, faq, source: world.content.orgs[orgCode] ?? lender };
  };
  const requireKnowledge = async (orgCode: string) => {
    const { lender, source } = requireBot(orgCode);
    const knowledge = await knowledgeOf(lender, source);
    if (!knowledge) throw new Refusal(404, [says('request.notFound')]);
    return { lender, knowledge };
  };
  return [
    route(
      {
        method: 'POST',
        path: `${base}/chatWithAutobot`,
        summary: 'Ask the chatbot; without a conversation, one begins. The answer is read from the history',
        answers: replies(record({ conversationId: words })),
        actors: 'anyone',
        repeat: 'key',
        perMinute: 20,
        body: question,
      },
      async (request) => {
        const { orgCode, body } = request;
        const { lender, knowledge } = await requireKnowledge(orgCode);
        if (body.organization && body.organization !== orgCode)
          throw new CallError(400, 'This is another organization.');
        const { message } = body;
        if (message.trim() === '' || message.length > limitsOf(world, orgCode).chat.botCharacters)
          throw new Refusal(400, [says('chat.question')]);
        const caller = { session: await readSession(backend, request), orgCode };
        const about = uuidPattern.test(body.applicationId ?? '') ? body.applicationId : undefined;
        const doer = {
          account: caller.session?.account.uuid,
          network: addressIndex(world.secrets, request.ip),
        };
        await countPerDay(world, 'chat-ask', doer, limitsOf(world, orgCode).chat.botQuestions);
        const handOff = handOffWords(knowledge, lender.org, department, world.clock.now());
        const known = body.conversationId
          ? await requireConversation(world, world.db, body.conversationId, caller)
          : undefined;
        const answer = await answerTo(world, known, knowledge, { message, handOff });
        return world.db.transaction().execute(async (tx) => {
          const row = known
            ? await requireConversation(world, tx, known.uuid, caller, true)
            : await openConversation(world, tx, caller, about);
          await keepQuestion(world, tx, row, message, answer);
          return { conversationId: row.uuid };
        });
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/suggestions`,
        summary: 'The questions that stand ready where a borrower is, in their language',
        answers: replies(suggestions),
        actors: 'anyone',
        perMinute: 60,
        querystring: record({ pageUrl: text(2000) }, []),
      },
      async ({ orgCode, query }) => {
        const { faq } = requireBot(orgCode);
        const names = suggested(faq, pageAt(query.pageUrl ?? ''));
        return { questions: names.flatMap((name) => faq.entries[name]?.question ?? []) };
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/getChatHistory/:conversation`,
        summary: 'What was asked and answered in a conversation',
        answers: replies(history),
        actors: 'anyone',
        perMinute: 60,
      },
      async (request) => {
        const { orgCode, params } = request;
        const caller = { session: await readSession(backend, request), orgCode };
        const row = await requireConversation(world, world.db, params.conversation, caller);
        return { conversationId: row.uuid, messages: await readHistory(world, row) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${base}/setChatReplyUsedWithFeedback`,
        summary: 'Say that an answer was a bad one, and why',
        answers: done,
        actors: 'anyone',
        repeat: { safe: 'an answer has one judgment, the latest' },
        perMinute: 20,
        body: judgment,
      },
      async (request, reply) => {
        const { questionId, conversationId, rating, feedbackMessage = '' } = request.body;
        const caller = { session: await readSession(backend, request), orgCode: request.orgCode };
        const row = await requireConversation(world, world.db, conversationId, caller);
        await keepFeedback(world, row, { questionId, rating, feedbackMessage });
        return reply.code(204).send();
      },
    ),
  ];
}

/** The flow and the page of an address (`heloc/income/review`); undefined for one that is no page of ours. */
function pageOf({ roles, lender, defaultOrg }: Backend['library'], url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  const { flow, page } = placeOf(path, '', roles);
  const found = lender(defaultOrg).flows[flow];
  const match = found && matchPage(found, page || 'index');
  return match && `${flow}/${match.page}`;
}
