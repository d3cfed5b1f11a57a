/** What a chat says first: the lender's own words, or ours in the borrower's language. */
import type { OrgData } from '../../platform/data/org.ts';
import { say } from '../../platform/data/say.ts';

export const welcomeOf = ({ chat, orgMetaData }: Pick<OrgData, 'chat' | 'orgMetaData'>): string =>
  chat?.welcomeMessage ?? say('chat.welcome', { company: orgMetaData.companyInfo.companyNameShort });
