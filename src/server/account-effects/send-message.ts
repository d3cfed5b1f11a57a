/** E-mails about a login. Their words are the site's (flows/site.json, messages); a link is the only thing they carry. */
import { interpolate } from '../../engine/text/interpolate.ts';
import type { AccountContext } from './account-effect.ts';

/** @param facts what the words may name besides the lender: `link` */
export async function sendMessage(
  { backend, orgCode }: Pick<AccountContext, 'backend' | 'orgCode'>,
  name: string,
  to: string,
  facts: Record<string, string> = {},
): Promise<void> {
  const { site, org } = backend.library.lender(orgCode);
  const words = site.messages?.[name];
  if (!words) throw new Error(`flows/site.json has no message "${name}".`);
  const known = { ...facts, org };
  const [subject, text] = [interpolate(words.subject, known), interpolate(words.text, known)];
  await backend.world.vendors.outbox.send({ channel: 'EMAIL', to, subject, text });
}
