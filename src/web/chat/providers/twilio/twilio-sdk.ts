/** What the chat uses of @twilio/conversations, and nothing more: a fake has to have this much. The real module must fit. */

/** Where the connection stands, in the SDK's words. */
export type TwilioConnection =
  | 'unknown'
  | 'disconnecting'
  | 'disconnected'
  | 'retrying'
  | 'connecting'
  | 'connected'
  | 'denied'
  | 'error';

export type TwilioMedia = {
  readonly filename: string | null;
  readonly size: number;
  getContentTemporaryUrl(): PromiseLike<string | null>;
};

/** `index` counts from 0 in each conversation. */
export type TwilioMessage = {
  readonly index: number;
  readonly author: string | null;
  readonly body: string | null;
  readonly dateCreated: Date | null;
  readonly attributes: unknown;
  readonly attachedMedia: TwilioMedia[] | null;
};

export type TwilioParticipant = {
  readonly identity: string | null;
  readonly lastReadMessageIndex: number | null;
};

export type TwilioPage = { items: TwilioMessage[]; hasPrevPage: boolean };

export type TwilioBuilder = {
  setBody(text: string): TwilioBuilder;
  setAttributes(attributes: { clientId: string }): TwilioBuilder;
  addMedia(form: FormData): TwilioBuilder;
  build(): { send(): PromiseLike<number | null> };
};

export type TwilioConversation = {
  readonly status: 'notParticipating' | 'joined';
  readonly state: { current: 'active' | 'inactive' | 'closed' } | undefined;
  getMessages(pageSize?: number, anchor?: number, direction?: 'backwards' | 'forward'): Promise<TwilioPage>;
  getParticipants(): Promise<TwilioParticipant[]>;
  prepareMessage(): TwilioBuilder;
  advanceLastReadMessageIndex(index: number): Promise<number>;
  typing(): Promise<void>;
  leave(): Promise<unknown>;
  on(event: 'messageAdded', listener: (message: TwilioMessage) => void): unknown;
  on(
    event: 'typingStarted' | 'typingEnded' | 'participantJoined' | 'participantLeft',
    listener: (participant: TwilioParticipant) => void,
  ): unknown;
  on(event: 'participantUpdated', listener: (data: { participant: TwilioParticipant }) => void): unknown;
  on(event: 'updated', listener: () => void): unknown;
  on(event: 'removed', listener: () => void): unknown;
  removeAllListeners(): unknown;
};

export type TwilioClient = {
  readonly user: { readonly identity: string };
  readonly connectionState: TwilioConnection;
  getConversationBySid(sid: string): Promise<TwilioConversation>;
  updateToken(token: string): Promise<unknown>;
  shutdown(): Promise<void>;
  on(event: 'initialized' | 'tokenAboutToExpire' | 'tokenExpired', listener: () => void): unknown;
  on(event: 'initFailed', listener: (data: { error?: { terminal: boolean } }) => void): unknown;
  on(event: 'connectionStateChanged', listener: (state: TwilioConnection) => void): unknown;
  removeAllListeners(): unknown;
};

/** Where the library connects; without a region it is us1. */
export type TwilioOptions = { region?: string; Twilsock?: { uri: string } };

export type TwilioSdk = { Client: new (token: string, options?: TwilioOptions) => TwilioClient };
