/** The acts of the chat's rows and timers (vocabulary, `acts`), each by its word. What a provider does by itself has no entry. */
import type { PanelEvent } from '../../../engine/panel/panel-scope.ts';
import { say } from '../../platform/data/say.ts';
import type { ChatAlert } from '../data/chat-alert.ts';
import { toggleId } from '../data/chat-badge.ts';
import { withStatus } from '../data/transcript.ts';
import { askStatus } from './ask-status.ts';
import type { ChatParts } from './chat-parts.ts';
import { connect, dropRead, loadHistory, resume } from './connect.ts';
import { deliver } from './deliver.ts';
import { refreshNonce } from './prove-borrower.ts';
import { readTranscript } from './read-transcript.ts';
import { sendDraft, sendHeld } from './send-draft.ts';
import { startChat } from './start-chat.ts';
import { forgetEnded, storeChats, storeLive } from './store-chats.ts';
import { tellLine, tellText } from './tell-line.ts';

export type ChatActs = Readonly<Record<string, (event: PanelEvent) => unknown>>;

export function chatActs(parts: ChatParts): ChatActs {
  const { view, line } = parts;
  const mark = (status: 'sent' | 'failed') => (event: PanelEvent) => {
    const messages = withStatus(view.read().messages, String(event.clientId), status);
    const isWhole = !messages.some((one) => one.status === 'failed');
    view.change({ messages, ...(isWhole && settled(view, 'resend')) });
  };
  return {
    'start-live': () => startChat(parts, 'live'),
    'start-bot': () => startChat(parts, 'bot'),
    resume: () => resume(parts, 'live').then(() => loadHistory(parts)),
    'read-transcript': () => readTranscript(parts),
    connect: () => connect(parts),
    'load-answers': () => resume(parts, 'bot').then(() => loadHistory(parts)),
    'store-session': () => storeChats(parts),
    'store-held': () => storeLive(parts),
    'clear-session': () => forgetEnded(parts),
    dispose: ({ name }) => (name === 'ended' ? dropRead(parts) : line.drop()),
    'ask-bot': (event) => askBot(parts, String(event.clientId)),
    'offer-more-time': () => view.change({ offersTime: true }),
    'carry-transcript': () => carryQuestion(parts),
    'tell-opening': () => tellClosed(parts),
    send: (event) => sendDraft(parts, String(event.clientId)),
    'send-held': () => sendHeld(parts),
    'mark-sent': mark('sent'),
    'mark-failed': mark('failed'),
    'alert-general': () => view.change({ alert: 'wrong' }),
    'alert-resend': () => view.change({ alert: 'resend' }),
    'alert-slow': () => view.change({ alert: 'slow' }),
    'alert-away': () => view.change({ alert: 'away' }),
    'alert-token': () => view.change({ alert: 'token' }),
    'warn-connection': () => view.change({ isLost: true }),
    // What could not be fetched while the line was down is fetched again.
    'clear-warning': () => view.change({ isLost: false, ...settled(view, 'wrong') }),
    'show-position': ({ position }) => view.change({ position: Number(position) }),
    'tell-agent-left': () => tellLine(parts, 'left'),
    'show-panel': () => view.change({ isShown: true }),
    'hide-panel': () => view.change({ isShown: false }),
    'focus-toggle': () => document.getElementById(toggleId)?.focus(),
    'focus-name': () => view.change({ focus: view.read().focus + 1 }),
    'ask-status': () => askStatus(parts),
    'refresh-nonce': () => refreshNonce(parts),
  };
}

const settled = (view: ChatParts['view'], alert: ChatAlert) =>
  view.read().alert === alert ? { alert: undefined } : {};

/** Asks the chatbot. The question and its answer come back as messages; what fails may be asked again, and is then answered once. */
function askBot(parts: ChatParts, clientId: string): Promise<void> {
  const { view, run } = parts;
  return deliver(parts, clientId, {
    arrived: () => run.tell({ name: 'answered' }),
    failed(status) {
      view.change({ messages: withStatus(view.read().messages, clientId, 'failed') });
      run.tell({ name: 'failed', status });
    },
  });
}

/**
 * What the chatbot brings into a chat with a person, and what it says where no person answers. The last question waits as the first
 * message to the person, who then need not ask it again.
 */
function carryQuestion({ run, view }: ChatParts): void {
  const question = view.read().messages.findLast(({ role, text }) => role === 'borrower' && text !== '');
  if (question) run.learn({ held: { clientId: crypto.randomUUID(), text: question.text } });
}

function tellClosed(parts: ChatParts): void {
  tellText(
    parts,
    say('chat.noPerson', { phone: parts.world.org.orgMetaData.companyInfo.phoneFormatted ?? '' }),
  );
}
