/**
 * Writes one message in a lender's words and colors: subject, plain text, HTML, and how to unsubscribe. Whatever is
 * filled in is text everywhere, never markup.
 */
import type { Facts } from '../../../engine/facts/facts.ts';
import { addressIn } from '../../../engine/journey/address-in.ts';
import { scopeOf } from '../../../engine/rules/scope.ts';
import { interpolate } from '../../../engine/text/interpolate.ts';
import { parseMarkdown } from '../../../engine/text/markdown.ts';
import type { FlowMessage } from '../../../types/messages.ts';
import type { FlowMessages } from '../../facts/flow-messages.ts';
import type { Message } from '../../platform/parties/common/outbox.ts';
import type { World } from '../../platform/world/world.ts';
import { fillMarkdown } from './fill-markdown.ts';
import { htmlMail } from './html-mail.ts';
import { type MailParts, plainMail } from './plain-mail.ts';
import { siteAddress } from './site-address.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type LetterAbout = {
  application: string;
  account: string;
  facts: Facts;
  step: string | null;
  channel: Message['channel'];
  to: string;
  /** What a personal link carries. */
  token?: string;
};

export function writeLetter(
  world: World,
  content: FlowMessages,
  message: FlowMessage,
  about: LetterAbout,
): Message {
  const { org } = content;
  const scope = scopeOf(content.flow, about.facts, { step: about.step });
  const fill = (text: string) => oneLine(interpolate(text, scope));
  // Behind the #, where no log, proxy or referrer sees it.
  const secret = about.token ? `#token=${about.token}` : '';
  const link = siteAddress(world, org, placeOf(content, message, about.application)) + secret;
  const sender = { name: org.companyNameShort, ...(org.email ? { replyTo: org.email } : {}) };
  const shared = { channel: about.channel, to: about.to, subject: fill(message.subject), sender };
  if (about.channel === 'SMS') return { ...shared, text: textMessage(content, message, { fill, link }) };
  const way = message.required ? undefined : waysOut(world, content, about.account);
  const parts = mailParts(content, message, { fill, link, unsubscribe: way?.page });
  return {
    ...shared,
    text: plainMail(parts),
    html: htmlMail(parts, { subject: shared.subject, theme: org.theme }),
    ...(way && { unsubscribe: way.oneClick }),
  };
}

/** A page of the application, a path of the site, or where the application stands. */
function placeOf({ flow }: FlowMessages, { action: { to } }: FlowMessage, application: string): string {
  if (to?.startsWith('/')) return to;
  return addressIn(flow.flow, application, to);
}

type Filled = { fill(text: string): string; link: string };

function textMessage({ site, org }: FlowMessages, { sms = '' }: FlowMessage, { fill, link }: Filled): string {
  return [`${org.companyNameShort}: ${fill(sms)}`, link, fill(site.mail?.stop ?? '')]
    .filter(Boolean)
    .join(' ');
}

function mailParts(
  { site: { mail }, org, flow: { flow } }: FlowMessages,
  message: FlowMessage,
  { fill, link, unsubscribe }: Filled & { unsubscribe: string | undefined },
): MailParts {
  if (!mail) throw new Error('flows/site.json has no "mail".');
  const why = flow.partOf !== undefined && mail.part ? { required: mail.part } : {};
  const around = { ...mail, ...why, ...(message.to === 'item' && mail.item) };
  return {
    brand: org.companyNameShort,
    preheader: fill(message.preheader),
    greeting: fill(around.greeting),
    text: fillMarkdown(parseMarkdown(message.text), fill),
    action: { label: fill(message.action.label), link },
    foot: [mail.contact, unsubscribe === undefined ? around.required : mail.optional, mail.company].map(fill),
    housing: mail.housing[org.footerImage ?? 'EHO'],
    ...(unsubscribe !== undefined && { unsubscribe: { label: fill(mail.unsubscribe), link: unsubscribe } }),
  };
}

function waysOut(world: World, { site, org }: FlowMessages, account: string) {
  const token = unsubscribeToken(world.secrets, account);
  return {
    page: siteAddress(world, org, `${site.links?.unsubscribe ?? '/'}?token=${token}`),
    oneClick: siteAddress(world, org, `/messages/unsubscribe?token=${token}`),
  };
}

/** A text without line breaks and invisible characters: what is filled in can neither add a header nor reverse a line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
}
