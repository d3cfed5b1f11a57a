/** The sandbox's look at every message of the lender, filled with sample facts: what the gallery photographs. */

import type { Backend } from '../backend/backend.ts';
import { file } from '../calls/answers.ts';
import { type Route, route } from '../calls/route.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import { escapeHtml } from '../messages/mail/escape-html.ts';
import { writeLetter } from '../messages/mail/write-letter.ts';
import { type FlowMessages, flowMessagesOf } from '../messages/notice/flow-messages.ts';
import type { Message } from '../vendors/outbox.ts';

const base = '/sandbox/messages';
const nobody = '00000000-0000-0000-0000-000000000000';
// An email brings its own styles and nothing else.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

export function messagePreviewRoutes(backend: Backend): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: base,
        summary: 'Every message of the lender',
        answers: file('text/html'),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async (request, reply) => {
        const content = contentOf(backend, request.orgCode);
        return reply.type('text/html').header('content-security-policy', policy).send(list(content));
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:name`,
        summary: 'One message, filled with sample facts',
        answers: file('text/html'),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async (request, reply) => {
        const { html } = preview(backend, request.orgCode, request.params.name, 'EMAIL');
        return reply.type('text/html').header('content-security-policy', policy).send(html);
      },
    ),
  ];
}

function contentOf({ world }: Backend, orgCode: string): FlowMessages {
  const content = flowMessagesOf(world, orgCode);
  if (!content) throw new Refusal(404, [says('request.notFound')]);
  return content;
}

function preview(backend: Backend, orgCode: string, name: string, channel: Message['channel']): Message {
  const content = contentOf(backend, orgCode);
  const { messages, sample = {} } = content.messages;
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
  if (!message) throw new Refusal(404, [says('request.notFound')]);
  const about = { application: nobody, account: nobody, facts: { ...sample }, step: null };
  return writeLetter(backend.world, content, message, { ...about, channel, to: 'maria@example.com' });
}

function list({ messages: { messages }, org }: FlowMessages): string {
  const rows = Object.entries(messages).map(
    ([name, { means, required, sms }]) =>
      `<li><a href="${base}/${name}?org=${org.code}">${name}</a>: ${escapeHtml(means)}${required ? '' : ' Can be unsubscribed.'}${sms ? ' Also a text message.' : ''}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title><h1>Messages of ${escapeHtml(org.companyNameShort)}</h1><ul>${rows.join('')}</ul></html>`;
}
