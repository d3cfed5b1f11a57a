/** The language that the borrower of a chat reads, where it is another than that of the flows and its lender offers it. */
import type { OrgContent } from '../../content/loaded/content.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';

/** `name` as agents say it ("Spanish"); `lender` in that language. */
export type OtherLanguage = { name: string; lender: OrgContent };

const names = new Intl.DisplayNames(['en'], { type: 'language' });

export function languageOf(
  { content }: Pick<World, 'content'>,
  { org_code, language }: Pick<ChannelRow, 'org_code' | 'language'>,
): OtherLanguage | undefined {
  const languages = content.orgs[org_code]?.languages ?? {};
  const lender = language !== null && Object.hasOwn(languages, language) ? languages[language] : undefined;
  return lender && { name: names.of(lender.language) ?? lender.language, lender };
}
