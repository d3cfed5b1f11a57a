/**
 * What the chatbot answered for a desk's lenders in the days for which it is kept: how often each text was given and found bad,
 * the bad answers with why, and what it had no answer to. Names, addresses and numbers of those who asked are masked.
 */
import { maskPersons } from '../../../engine/text/mask-persons.ts';
import type { Questions } from '../../../types/questions.ts';
import { lendersOfDesk, type Reviewer } from '../../auth/may-review.ts';
import { lenderName, moment } from '../../desk/list-reviews.ts';
import { days, limitsOf } from '../../facts/limits-of.ts';
import { openJson } from '../../platform/crypto/json-box.ts';
import type { World } from '../../platform/world/world.ts';
import { chatKey } from '../chat-key.ts';
import type { SealedQuestion } from './ask-bot.ts';
import { rowOfFeedback, rowOfQuestion } from './conversation.ts';
import type { SealedFeedback } from './keep-feedback.ts';

const most = 100;

/** The worst text first; bad answers and misses from the newest on, `most` of each at most. */
export async function listAnswers(world: World, reviewer: Reviewer): Promise<Questions> {
  const bad = await asked(world, reviewer).where('rating', '=', 0).orderBy('feedback_at', 'desc').execute();
  const missed = await asked(world, reviewer).where('passage', 'is', null).orderBy('at', 'desc').execute();
  return {
    days: keptDays(world, reviewer),
    texts: await countTexts(world, reviewer),
    asked: await Promise.all([
      ...bad.map((row) => opened(world, row, 'BAD')),
      ...missed.map((row) => opened(world, row, 'MISSED')),
    ]),
  };
}

const keptDays = (world: World, { orgCode }: Reviewer) => limitsOf(world, orgCode).chat.visitorDays;

function kept(world: World, reviewer: Reviewer) {
  const until = world.clock.now() - days(keptDays(world, reviewer));
  return world.db
    .selectFrom('bot_questions')
    .innerJoin('bot_conversations', 'bot_conversations.uuid', 'conversation_uuid')
    .where('org_code', 'in', lendersOfDesk(world, reviewer.orgCode))
    .where('at', '>', String(until));
}

/** By lender: each may word a text its own way, and hears what its own borrowers think of it. */
async function countTexts(world: World, reviewer: Reviewer) {
  const rows = await kept(world, reviewer)
    .where('passage', 'is not', null)
    .groupBy(['org_code', 'passage'])
    .select(({ fn }) => ['org_code', 'passage', fn.countAll().as('given'), fn.count('rating').as('bad')])
    .orderBy('bad', 'desc')
    .orderBy('given', 'desc')
    .orderBy('org_code')
    .execute();
  return rows.map(({ org_code, passage, given, bad }) => ({
    lender: lenderName(world, org_code),
    text: passage ?? '',
    title: titleOf(world, org_code, passage ?? ''),
    given: Number(given),
    bad: Number(bad),
  }));
}

/** Which question a text of a lender answers. */
function titleOf({ content }: World, orgCode: string, passage: string): string {
  const faq = Object.values(content.orgs[orgCode]?.data ?? {}).find((one) => one.faq)?.faq;
  return faq?.entries[passage.replace(/^faq\//, '')]?.question ?? passage;
}

function asked(world: World, reviewer: Reviewer) {
  return kept(world, reviewer)
    .select(['bot_questions.uuid', 'at', 'body', 'feedback', 'passage', 'org_code'])
    .select(['conversation_uuid', 'application_uuid', 'wrapped_key'])
    .limit(most);
}

type Row = Awaited<ReturnType<ReturnType<typeof asked>['execute']>>[number];

async function opened(world: World, row: Row, state: Questions['asked'][number]['state']) {
  const { uuid, conversation_uuid, at, body, feedback, passage, org_code } = row;
  const key = await chatKey(world, world.db, { ...row, uuid: conversation_uuid });
  const { question, text } = openJson<SealedQuestion>(key, rowOfQuestion(uuid), body);
  const reason = feedback && openJson<SealedFeedback>(key, rowOfFeedback(uuid), feedback).reason;
  return {
    ...{ uuid, state, at: moment(String(at)), lender: lenderName(world, org_code) },
    ...{ question: maskPersons(question), answer: text, text: passage ?? '' },
    ...(reason && { reason: maskPersons(reason) }),
  };
}
