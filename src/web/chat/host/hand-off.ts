/** What the chatbot brings into a chat with a person, and what it says where no person answers. */
import { say } from '../../platform/data/say.ts';
import type { ChatParts } from './chat-parts.ts';
import { tellText } from './tell-line.ts';

/** The last question waits as the first message to the person, who then need not ask it again. */
export function carryQuestion({ run, view }: ChatParts): void {
  const question = view.read().messages.findLast(({ role, text }) => role === 'borrower' && text !== '');
  if (question) run.learn({ held: { clientId: crypto.randomUUID(), text: question.text } });
}

export function tellClosed(parts: ChatParts): void {
  tellText(
    parts,
    say('chat.noPerson', { phone: parts.world.org.orgMetaData.companyInfo.phoneFormatted ?? '' }),
  );
}
