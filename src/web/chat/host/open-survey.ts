/** Opens the survey of a chat in a tab of its own. Both numbers are needed; without one it says that something went wrong (ACC-C27). */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { ChatParts } from './chat-parts.ts';

const PATH = '/service-csp/external/api/v1/twilio/web-chat-info';

export async function openSurvey({ world, view }: ChatParts): Promise<void> {
  const { channel } = view.read();
  const { baseUrl, chat } = world.org;
  const surveyUrl = chat?.surveyUrl ?? `${baseUrl}/chat-survey`;
  // Before the answer comes: a tab that opens later is one that the borrower did not ask for.
  const tab = window.open('about:blank', '_blank');
  const contact = channel ? await contactOf(world.send, channel) : undefined;
  if (!channel || !contact || !URL.canParse(surveyUrl)) {
    tab?.close();
    return view.change({ alert: 'wrong' });
  }
  const url = new URL(surveyUrl);
  url.searchParams.set('omniProxyChannelId', channel);
  url.searchParams.set('contactId', contact);
  if (!tab) return window.location.assign(url);
  tab.opener = null;
  tab.location.assign(url);
}

async function contactOf(send: ChatParts['world']['send'], channel: string): Promise<string | undefined> {
  try {
    const body = await send({ method: 'POST', path: PATH, body: { omniProxyChannelId: channel } });
    return isRecord(body) && typeof body.contactId === 'string' ? body.contactId : undefined;
  } catch {
    return undefined;
  }
}
