/** A message as both sides get it. What a borrower gets never says which person at the lender wrote it. */
export type ChatRole = 'borrower' | 'agent';

/** `seq` counts from 1 in each chat, without a gap; `at` is ISO 8601. `clientId` is the sender's own. */
export type ChatMessage = {
  id: string;
  clientId: string;
  seq: number;
  role: ChatRole;
  text: string;
  at: string;
  files: ChatFile[];
  /** Which agent wrote it: only in what agents get. */
  name?: string;
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
