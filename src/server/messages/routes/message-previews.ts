/** The sandbox's look at every message of the lender, filled with sample facts: what the gallery photographs. */

import type { Backend } from '../../backend/backend.ts';
import { type FlowMessages, flowMessagesOf } from '../../facts/flow-messages.ts';
import { file } from '../../http/calls/answers.ts';
import { type Route, route } from '../../http/calls/route.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { Message } from '../../platform/parties/common/outbox.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { writeLetter } from '../mail/write-letter.ts';

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
        const html = list(...listsOf(backend, request.orgCode));
        return reply.type('text/html').header('content-security-policy', policy).send(html);
      },
    ),
    route(
      {
        method: 'GET',
        path: `${base}/:flow/:name`,
        summary: 'One message, filled with sample facts',
        answers: file('text/html'),
        actors: 'anyone',
        sandboxOnly: true,
      },
      async (request, reply) => {
        const { flow, name } = request.params;
        const { html } = preview(backend, contentOf(backend, request.orgCode, flow), name);
        return reply.type('text/html').header('content-security-policy', policy).send(html);
      },
    ),
  ];
}

function listsOf(backend: Backend, orgCode: string): [company: string, lists: string[]] {
  const lender = backend.world.content.orgs[orgCode];
  if (!lender) throw new Refusal(404, [says('request.notFound')]);
  const flows = Object.keys(lender.data).filter((id) => lender.data[id]?.messages);
  return [lender.org.companyNameShort, flows.map((id) => listOf(id, contentOf(backend, orgCode, id)))];
}

function contentOf({ world }: Backend, orgCode: string, flowId: string): FlowMessages {
  const content = flowMessagesOf(world, orgCode, { flowId });
  if (!content) throw new Refusal(404, [says('request.notFound')]);
  return content;
}

function preview({ world }: Backend, content: FlowMessages, name: string): Message {
  const { messages, sample = {} } = content.messages;
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
  if (!message) throw new Refusal(404, [says('request.notFound')]);
  const about = { application: nobody, account: nobody, facts: { ...sample }, step: null };
  return writeLetter(world, content, message, { ...about, channel: 'EMAIL', to: 'maria@example.com' });
}

/** A flow's messages in a list of their own: two flows may name one of theirs alike. */
function listOf(flowId: string, { messages: { messages }, org }: FlowMessages): string {
  const rows = Object.entries(messages).map(
    ([name, { means, required, sms }]) =>
      `<li><a href="${base}/${flowId}/${name}?org=${org.code}">${name}</a>: ${escapeHtml(means)}${required ? '' : ' Can be unsubscribed.'}${sms ? ' Also a text message.' : ''}</li>`,
  );
  return `<h2>${flowId}</h2><ul>${rows.join('')}</ul>`;
}

function list(company: string, lists: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title><h1>Messages of ${escapeHtml(company)}</h1>${lists.join('')}</html>`;
}
