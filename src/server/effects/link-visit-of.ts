/** What a company is told of a borrower who leaves for its site, whichever login is there. */
import type { EffectContext } from '../backend/effect.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import type { LinkVisit } from '../platform/parties/common/link-visit.ts';

export function linkVisitOf(context: EffectContext): LinkVisit {
  return {
    returnTo: linkReturnOf(context),
    lender: String(context.org.companyNameShort ?? ''),
    language: spokenLanguage() ?? 'en',
  };
}

/** One address for every application of a lender: companies want to know it beforehand. */
function linkReturnOf({ returnTo, application, world }: EffectContext): string {
  const { links } = world.content.orgs[application.orgCode]?.site ?? {};
  const [site = ''] = returnTo.split(`/${application.uuid}/`);
  return `${site}${links?.linkReturn ?? ''}`;
}
