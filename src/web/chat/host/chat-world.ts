/** What the chat is on: its flow, the lender, who is there, and the outside. A test gives another. */
import type { ChatMode } from '../../../types/enumerations.ts';
import type { Send } from '../../platform/api/transport/client.ts';
import type { Core } from '../../platform/data/content.ts';
import type { OrgData } from '../../platform/data/org.ts';
import type { ChatProvider } from '../port/chat-provider.ts';

/** Who writes, as far as the page knows. */
export type Visitor = {
  friendlyName?: string | undefined;
  emailAddress?: string | undefined;
  identityUuid?: string | undefined;
};

export type ChatWorld = {
  core: Core;
  org: OrgData;
  /** A client that signs no one out. */
  send: Send;
  /** Milliseconds since 1970, by the server's clock. */
  now(): number;
  load(kind: ChatMode): Promise<ChatProvider>;
  visitor(): Visitor;
  /** Whether the borrower is signed in and proves it: the lender and a flag want it. */
  proves(): boolean;
  /** The provider that the address asks for, outside of production. */
  forced: ChatMode | undefined;
  /** Who carries a chat with a person. */
  carrier(): ChatMode;
  /** The chat has the whole browser tab. */
  isTab: boolean;
};
