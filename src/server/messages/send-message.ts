/** Messages to people. Their words are the site's (flows/site.json, messages), with what the lender's org.json says. */
import { interpolate } from '../../engine/text/interpolate.ts';
import type { Backend } from '../backend/backend.ts';
import type { Message } from '../platform/parties/common/outbox.ts';
import { post } from './post.ts';

type Way = {
  channel?: Message['channel'];
  /** Milliseconds after which it is useless, such as a code's lifetime. */
  goodForMs?: number;
};

/** @param facts what the words may name besides the lender, such as `link` or `code` */
export async function sendMessage(
  { backend, orgCode }: { backend: Backend; orgCode: string },
  name: string,
  to: string,
  facts: Record<string, string> = {},
  { channel = 'EMAIL', goodForMs }: Way = {},
): Promise<void> {
  const { site, org } = backend.library.lender(orgCode);
  const words = site.messages?.[name];
  if (!words) throw new Error(`flows/site.json has no message "${name}".`);
  const known = { ...facts, org };
  const foot = channel === 'EMAIL' && site.messageFoot ? `\n\n${interpolate(site.messageFoot, known)}` : '';
  const [subject, text] = [interpolate(words.subject, known), interpolate(words.text, known) + foot];
  const sender = { name: org.companyNameShort ?? '', ...(org.email ? { replyTo: org.email } : {}) };
  await post(backend.world, { channel, to, subject, text, sender }, goodForMs);
}
