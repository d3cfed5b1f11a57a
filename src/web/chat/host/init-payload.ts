/** What the server is told when a chat begins (S1 section 7). */
import { readPath } from '../../../engine/facts/read-path.ts';
import { applicationOf } from '../../../engine/journey/place.ts';
import { PRODUCT_TYPE } from '../../../engine/telemetry/event-shape.ts';
import type { ChatMode } from '../../../types/enumerations.ts';
import { readApplication } from '../../platform/api/transport/token.ts';
import { shellFacts } from '../../platform/data/shell-facts.ts';
import { welcomeOf } from '../data/welcome.ts';
import type { InitPayload } from '../port/chat-provider.ts';
import type { ChatParts } from './chat-parts.ts';

/** The application is that of the address, else the last one; the server believes neither. */
export function initPayload({ world, run }: ChatParts, chatMode: ChatMode): InitPayload {
  const { org, visitor } = world;
  const known = run.known() as Record<string, string>;
  const { friendlyName = '', emailAddress = '', nonce = '', carried } = known;
  const { skill = '', tag = '' } = org.chat ?? {};
  const { pathname, origin } = window.location;
  const loanNumber = readPath(shellFacts.read() ?? {}, 'application.loanNumber');
  return {
    ...{ friendlyName, emailAddress, nonce },
    ...{ welcomeMessage: welcomeOf(org), skill, tag, chatMode },
    identityUuid: visitor().identityUuid ?? '',
    orgCode: org.orgCode,
    orgName: org.orgMetaData.companyInfo.companyName,
    applicationUuid: applicationOf(pathname.slice(org.basePath.length)) ?? readApplication() ?? '',
    // What stands behind the ? of a page may be a secret.
    pageUrl: `${origin}${pathname}`,
    ...(typeof loanNumber === 'string' && { loanNumber }),
    prodType: PRODUCT_TYPE,
    ...(carried && chatMode !== 'chatbot' && { conversationId: carried }),
  };
}
