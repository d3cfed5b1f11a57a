/** A message as both sides get it. What a borrower gets says which person at the lender wrote it only where the lender shows names. */
export type ChatRole = 'borrower' | 'agent';

/** Who a message of the log is from: `bot` for the conversation with the chatbot that came before. */
export type SaidRole = ChatRole | 'bot';

/** A question to the chatbot and what it answered. `rating` 0 is a bad answer, `reason` is why. */
export type BotTurn = { question: string; answer: string; rating?: number; reason?: string };

/** `seq` counts from 1 in each chat, without a gap; `at` is ISO 8601. `clientId` is the sender's own. */
export type ChatMessage = {
  id: string;
  clientId: string;
  seq: number;
  role: SaidRole;
  text: string;
  at: string;
  files: ChatFile[];
  /** Which agent wrote it: for agents by their login, for borrowers the name that the lender lets them read. */
  name?: string;
  /** What was said with the chatbot: only of its role. */
  turns?: BotTurn[];
};

/** `size` in bytes; `url` opens it for who reads it: a borrower by the chat's token, an agent by their session. */
export type ChatFile = { id: string; name: string; size: number; contentType: string; url: string };

/** Where a file is brought. */
export const filesUrl = '/service-omni-proxy/insecure/api/v1/stream/attachments';
/** Where a borrower opens it. */
export const fileUrl = <Id extends string>(id: Id) => `${filesUrl}/${id}` as const;

/** Where an agent brings one. */
export const deskFilesUrl = <Channel extends string>(channel: Channel) =>
  `/service-desk/secure/api/v1/chat/${channel}/files` as const;
/** Where an agent opens it. */
export const deskFileUrl = <Channel extends string, Id extends string>(channel: Channel, id: Id) =>
  `${deskFilesUrl(channel)}/${id}` as const;
