/** What an agent reads of who chats, and what a borrower reads of who answers. */
/** Covers src/web/chat/desk/{talk-about,agent-name,chat-list}.tsx, src/web/chat/data/{said-aloud,groups}.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Conversation } from '../../../src/types/conversations.ts';
import type { ChatsBlock } from '../../../src/types/page.ts';
import { groupsOf } from '../../../src/web/chat/data/groups.ts';
import { sayWho } from '../../../src/web/chat/data/said-aloud.ts';
import { ChatList } from '../../../src/web/chat/desk/chat-list.tsx';
import { DeskScopeContext } from '../../../src/web/chat/desk/desk-scope.ts';
import { TalkAbout } from '../../../src/web/chat/desk/talk-about.tsx';
import { productContent } from '../../product.ts';
import { message } from '../chat/fake-chat.ts';

const page = productContent().orgs.default?.flows.desk?.pages.chats;
const block = page?.content?.find((one) => one.block === 'chats') as ChatsBlock;
const chat: Conversation = {
  ...{ uuid: '7d9e', state: 'WAITING', isMine: false, name: 'Ann Lee', email: 'ann@example.com' },
  ...{ pageUrl: 'https://a.example/x', lender: 'Acme', since: new Date().toISOString() },
  ...{ messages: 0, unread: 0, isVerified: false, isAway: false },
};
const act = vi.fn(async () => true);

function draw(what: React.ReactNode) {
  const fill = (template: string, item: object = {}) =>
    template.replaceAll(/\{\{item\.(\w+)\}\}/g, (_, key: string) => String(item[key as keyof typeof item]));
  const scope = { words: block.words, fill, refuse: () => undefined, act };
  render(<DeskScopeContext value={scope}>{what}</DeskScopeContext>);
}

const about = (more: Partial<Conversation>) =>
  draw(
    <TalkAbout chat={{ ...chat, ...more }} standing={undefined} notes={[]} again={async () => undefined} />,
  );
const list = (agentName: string | undefined, more: Partial<Conversation> = {}) =>
  draw(
    <ChatList chats={[{ ...chat, ...more }]} chosen="" agentName={agentName} onChoose={() => undefined} />,
  );

test('of somebody who is logged in the agent reads the account; of a stranger, that nothing is proved', () => {
  about({ account: 'maria@example.com' });
  expect(screen.getByText('Logged in as maria@example.com. The name is what they typed.')).toBeVisible();
  expect(screen.queryByText(/Not verified/)).toBeNull();

  about({});
  expect(screen.getByText('Not verified. Name and email are what they typed.')).toBeVisible();
});

test('the list marks who is logged in', () => {
  list(undefined, { account: 'maria@example.com', loanNumber: 'HL1' });

  expect(screen.getByText('Acme · HL1 · Logged in')).toBeVisible();
  expect(screen.queryByLabelText('Your name in chats')).toBeNull();
});

test('where a lender shows names, an agent chooses theirs', async () => {
  list('');
  await userEvent.type(screen.getByLabelText('Your name in chats'), 'Robin');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));

  expect(act).toHaveBeenCalledWith('own', 'name', { name: 'Robin' });
  expect(screen.getByText('Saved.')).toBeVisible();
});

test('a borrower reads Agent, or the name that the lender shows; two people are two groups', () => {
  expect([sayWho({ role: 'agent' }), sayWho({ role: 'agent', name: 'Robin' })]).toEqual(['Agent', 'Robin']);
  const said = [message(1, { name: 'Robin' }), message(2, { name: 'Robin' }), message(3)];

  expect(groupsOf(said, undefined).map(({ items }) => items.length)).toEqual([2, 1]);
});
