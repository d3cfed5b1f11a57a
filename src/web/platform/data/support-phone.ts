/** The lender's support number as a link and as people read it. */
import { phone } from '../../../engine/text/phone.ts';
import type { CompanyInfo } from './org.ts';

/** Undefined when the lender gives no number. */
export function supportPhone(company: CompanyInfo): { href: string; text: string } | undefined {
  const number = company.supportPhoneNumber?.number ?? company.phoneFormatted;
  if (!number) return undefined;
  return { href: `tel:${number.replace(/[^\d+]/g, '')}`, text: company.phoneFormatted ?? phone(number) };
}
