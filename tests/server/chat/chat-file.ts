/** Files of a chat as tests bring and open them. */
import { type TestServer, Visitor } from '../harness.ts';
import { desk } from './agents.ts';
import { type Chat, stream } from './chat-line.ts';

const edge = 'chat-edge';
let host = 0;

/** A borrower's. */
export function bringFile({ app }: TestServer, chat: Chat, name: string, bytes: Buffer) {
  host += 1;
  const fields = { token: chat.token, channelId: chat.omniProxyChannelId };
  return new Visitor(app).send({
    ...{ method: 'POST', url: `${stream}/attachments`, remoteAddress: `10.9.${host % 250}.1` },
    ...formOf(name, bytes, fields),
  });
}

/** An agent's. */
export const bringAtDesk = (agent: Visitor, { omniProxyChannelId }: Chat, name: string, bytes: Buffer) =>
  agent.send({ method: 'POST', url: `${desk}/${omniProxyChannelId}/files`, ...formOf(name, bytes) });

export const openFileOf = ({ app }: TestServer, { token }: Chat, url: string) =>
  new Visitor(app).send({ method: 'GET', url, headers: { 'x-chat-token': token } });

function formOf(name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  };
}
