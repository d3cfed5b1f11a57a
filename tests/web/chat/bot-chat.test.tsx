/** The chatbot as it is drawn: answers with their sources, a bad response and why, more time, and the way to a person. */
/**
 * Covers src/web/chat/parts/{bot-answer,bot-chat,bot-more-time,bot-reasons,bot-suggestions,carried-talk}.tsx,
 *   src/web/chat/host/{call-bad,deliver}.ts, src/web/chat/host/chat-acts.ts.
 */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transcriptText } from '../../../src/web/chat/data/transcript-text.ts';
import type { BotAnswer, BotFeedback } from '../../../src/web/chat/port/chat-provider.ts';
import { drawChat } from './draw-chat.tsx';
import { message, type Plan, settle } from './fake-chat.ts';

const minute = 60_000;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Chat with us' }));

/** A chat with the chatbot: the visitor is known, and the chatbot is asked for. */
async function bot(plan: Plan = {}, feedback?: (about: BotFeedback) => Promise<void>) {
  const expiration = Date.now() + 10 * minute;
  const visitor = () => ({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  const made = await drawChat(
    { start: async () => ({ conversationSid: '', expiration }), can: { attach: false }, ...plan },
    { more: { forced: 'chatbot', isTab: true, visitor } },
  );
  const told: BotFeedback[] = [];
  made.provider.feedback = async (about) => {
    told.push(about);
    await feedback?.(about);
  };
  const box = await dialog().findByRole('textbox', { name: 'Message' });
  const answer = (id: string, more: Partial<BotAnswer> = {}) =>
    act(() => {
      const said = { questionId: id, sources: [], action: 'answer' as const, ...more };
      const seq = Number(id.slice(1)) * 2;
      made.provider.tell({
        type: 'message',
        message: message(seq, { role: 'bot', id, text: `Answer ${id}`, answer: said }),
      });
    });
  return { ...made, box, told, answer };
}

const thumbs = () => dialog().getAllByRole('button', { name: 'Bad Response' });

test('a question is asked without files, and an answer stands with where to read more', async () => {
  const { user, box, provider, answer } = await bot();
  await user.type(box, 'what are the fees{Enter}');
  expect(provider.sent).toMatchObject([{ text: 'what are the fees', files: [] }]);
  expect(dialog().queryByRole('button', { name: 'Attach files' })).toBeNull();
  answer('q1', { sources: [{ title: 'Disclosures', url: '#disclosures' }] });

  expect(await dialog().findByText('Answer q1')).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Disclosures' })).toHaveAttribute('href', '#disclosures');
});

test('questions stand ready; one that is pressed is asked, the cursor goes to the field, and the others are gone', async () => {
  const suggest = async () => ['What does it cost?', 'How long does it take?'];
  const { user, box, provider, answer } = await bot({ suggest });
  await user.click(await dialog().findByRole('button', { name: 'How long does it take?' }));

  expect(provider.sent).toMatchObject([{ text: 'How long does it take?' }]);
  expect(box).toHaveFocus();
  expect(dialog().queryByRole('list', { name: 'Common questions' })).toBeNull();
  answer('q1', { language: 'en' });
  expect((await dialog().findByText('Answer q1')).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('questions that may be meant stand below what is no answer; the one that is pressed is asked, and they are gone', async () => {
  const { user, box, provider, answer } = await bot();
  answer('q1', { action: 'clarify', offers: ['What does it cost?', 'What are your rates?'] });
  const offered = within(await dialog().findByRole('list', { name: 'Questions you may mean' }));
  expect(offered.getAllByRole('button')).toHaveLength(2);
  await user.click(offered.getByRole('button', { name: 'What does it cost?' }));

  expect(provider.sent.at(-1)).toMatchObject({ text: 'What does it cost?' });
  expect(box).toHaveFocus();
  expect(dialog().queryByRole('list', { name: 'Questions you may mean' })).toBeNull();
});

test('[ACC-C31][ACC-X50] a question that gets no answer says so, and may be asked again', async () => {
  let isAway = true;
  const { user, box, provider } = await bot({
    send: async () => {
      if (isAway) throw new Error('silence');
      return { id: 'm1', seq: 1 };
    },
  });
  await user.type(box, 'hello{Enter}');
  expect(await dialog().findByText('Something went wrong. Please try again later.')).toBeVisible();
  isAway = false;
  await user.click(await dialog().findByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(provider.sent).toHaveLength(2));
  expect(provider.sent[0]?.clientId).toBe(provider.sent[1]?.clientId);
});

test('[ACC-C23][ACC-X51] a bad response is told once for each answer, and one that was told stays told', async () => {
  const { user, told, answer } = await bot();
  answer('q1', { rating: 0 });
  expect(thumbs()[0]).toBeDisabled();
  answer('q2');
  await user.click(thumbs()[1] as HTMLElement);

  expect(told).toEqual([{ questionId: 'q2', responseToCustomer: 'Answer q2', feedbackMessage: '' }]);
  expect(thumbs()[1]).toBeDisabled();
  answer('q3');
  expect(thumbs()[2]).toBeEnabled();
});

test('a bad response that did not arrive may be told again', async () => {
  const { user, answer } = await bot({}, () => Promise.reject(new Error('away')));
  answer('q1');
  await user.click(thumbs()[0] as HTMLElement);

  expect(await dialog().findByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(thumbs()[0]).toBeEnabled();
});

test('[ACC-C24][ACC-C25][ACC-X52] a reason is asked for; Other asks what it was, in 140 characters', async () => {
  const { user, told, answer } = await bot();
  answer('q1', { rating: 0 });
  await user.click(dialog().getByRole('button', { name: 'Tell us more' }));
  const reasons = within(await screen.findByRole('dialog', { name: 'Tell us more' }));
  const send = await reasons.findByRole('button', { name: 'Send' });
  await user.click(send);
  expect(await reasons.findAllByText(/Please select a reason/)).not.toHaveLength(0);
  const labels = [
    'Answer too vague',
    'Not specific to my application',
    'Not what I was asking about',
    'Other',
  ];
  for (const name of labels) expect(reasons.getByRole('radio', { name })).toBeVisible();
  expect(reasons.queryByRole('textbox')).toBeNull();

  await user.click(reasons.getByRole('radio', { name: 'Other' }));
  const own = await reasons.findByRole('textbox');
  await user.click(own);
  await user.paste('x'.repeat(141));
  await user.click(send);
  expect(await reasons.findAllByText(/Please restrict your response to 140 characters\./)).not.toHaveLength(
    0,
  );
  await user.type(own, '{Backspace}');
  await user.click(send);

  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.feedbackMessage).toBe('x'.repeat(140));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tell us more' })).toBeNull());
});

test('a person is one press away, and gets the question and the conversation, which the borrower is told', async () => {
  const { user, box, host, provider, answer } = await bot({
    start: async () => ({ conversationSid: 'c9', expiration: Date.now() + 10 * minute }),
  });
  await user.type(box, 'what are the fees{Enter}');
  await act(() => settle());
  answer('q1');
  act(() => host.run.tell({ name: 'status-known', isOpen: true }));
  const person = dialog().getByRole('button', { name: 'Talk to a person' });
  expect(person).toHaveAccessibleDescription("They'll see what you asked here and what we answered.");
  await user.click(person);

  expect(await dialog().findByText('Waiting for next available agent')).toBeVisible();
  expect(host.run.known()).toMatchObject({ held: { text: 'what are the fees' } });
  expect(host.run.known()).not.toHaveProperty('carried');
  expect(provider.started.at(-1)).toMatchObject({ chatMode: 'stream', conversationId: 'c9' });
  expect(dialog().getByText('Answer q1')).toBeVisible();
  const turns = [{ question: 'what are the fees', answer: 'Answer 1', rating: 0, reason: 'Too vague' }];
  act(() => provider.tell({ type: 'message', message: message(1, { role: 'bot', text: '', turns }) }));
  expect(dialog().getByText('What you asked our assistant. The agent sees it, too.')).toBeVisible();
  expect(dialog().getByText('Bad Response: Too vague')).toBeVisible();
  // It stood there as it was said to the chatbot.
  expect(dialog().queryByText('Answer q1')).toBeNull();
  expect(transcriptText(host.view.read().messages, { company: 'Acme', now: 0 })).toContain(
    'Assistant: Answer 1',
  );
});

test('out of hours the way to a person is the phone', async () => {
  const { user, host } = await bot();
  act(() => host.run.tell({ name: 'status-known', isOpen: false }));
  await user.click(dialog().getByRole('button', { name: 'Talk to a person' }));

  expect(await dialog().findByText(/No one can chat right now\. Ask here, or call us at/)).toBeVisible();
});

test('[ACC-C11][ACC-X18] a minute before its end more time is offered; at ten minutes, and no sooner, it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { host } = await bot();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const left = () => Number((host.run.known().bot as { expiration: number }).expiration) - Date.now();
  await pass(left() - minute + 5);
  expect(dialog().getByRole('button', { name: 'Keep chatting' })).toBeVisible();
  await pass(left() - 1000);
  expect(host.run.store.read().phase).toBe('bot');
  await pass(1005);

  expect(host.run.store.read().phase).toBe('ended');
  expect(dialog().getByText('Thanks for chatting with us!')).toBeVisible();
});
