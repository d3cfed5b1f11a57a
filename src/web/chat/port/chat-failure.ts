/** What a provider throws for reasons other than the server's answer to a call, which is an ApiError. */
export type ChatFailureCode =
  /** No connection: it was not sent. */
  | 'OFFLINE'
  /** No answer in time: it may have been taken, so only the same draft may be sent again. */
  | 'SILENCE'
  /** The token of the chat is refused. */
  | 'TOKEN'
  /** The chat is over. */
  | 'ENDED'
  /** The chat did not take the message; `detail` says why, in the provider's word. */
  | 'REFUSED'
  /** The caller or `dispose` ended it. */
  | 'ABORTED'
  /** The provider's own program is not there, or cannot do this. */
  | 'UNAVAILABLE';

export class ChatFailure extends Error {
  readonly code: ChatFailureCode;
  readonly detail: string;

  constructor(code: ChatFailureCode, detail = '') {
    super(detail ? `${code} ${detail}` : code);
    this.name = 'ChatFailure';
    this.code = code;
    this.detail = detail;
  }
}
