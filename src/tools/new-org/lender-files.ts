/**
 * Makes the files of a new lender: what it must say of itself, and a plain logo until it sends its own. It shares the
 * rest.
 */
import { phone } from '../../engine/text/phone.ts';
import { contrast } from '../../engine/theme/color.ts';
import { palette, readable } from '../../engine/theme/palette.ts';
import { writtenJson } from '../format/lay-out.ts';
import type { Answers } from './questions.ts';
import { readAddress } from './read-address.ts';
import { readHours } from './read-hours.ts';

const pages = ['terms', 'privacy', 'licenses', 'communications'];

/** Name below orgs/<code>/ -> text. */
export function lenderFiles(code: string, answers: Answers): Record<string, string> {
  return {
    'org.json': writtenJson(orgJson(code, answers)),
    'logo.svg': logo(code, answers),
  };
}

// The site comes from the email address; the partner changes links that differ.
function orgJson(code: string, answers: Answers): object {
  const { name, short, primary, secondary, nmls, phone: number, email, kind } = answers;
  const domain = email.slice(email.indexOf('@') + 1);
  const site = `https://www.${domain}`;
  return {
    $schema: '../../schemas/meta/org.schema.json',
    code,
    canonicalCode: code,
    brand: code,
    hosts: [`apply.${domain}`],
    baseUrl: site,
    companyName: name,
    companyNameShort: short,
    companyNMLS: nmls,
    supportPhoneNumber: { number },
    phoneFormatted: phone(number).replace(/^\+1 /, ''),
    email,
    logoAlt: short,
    logoRedirect: site,
    organization: kind,
    ...placeAndTime(answers),
    links: Object.fromEntries(pages.map((page) => [page, `${site}/${page}`])),
    termsOfUseUrl: `${site}/terms`,
    privacyPolicyUrl: `${site}/privacy`,
    privacyLinkIsExternal: true,
    licensesUrl: `${site}/licenses`,
    theme: { primary, ...(secondary && { secondary }) },
  };
}

// A left-out key is shared with the product's own lender; an address never is.
function placeAndTime({ address, states, hours }: Answers): object {
  const lends = states.split(', ').filter(Boolean);
  const open = readHours(hours);
  const companyAddress = readAddress(address);
  return {
    ...(companyAddress && { companyAddress }),
    ...(lends.length > 0 && { licensedStates: lends }),
    ...(open && {
      supportHoursText: open.text,
      hours: { OPS_PHONE: open.week, OPS_CHAT: open.week },
    }),
  };
}

function logo(code: string, { short, primary }: Answers): string {
  const shades = palette(primary);
  const letter = contrast(primary, '#ffffff') >= 4.5 ? '#ffffff' : (shades.at(-1) ?? '#000000');
  const width = 54 + [...short].length * 13;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img" aria-labelledby="${code}-title">
  <title id="${code}-title">${escaped(short)}</title>
  <rect x="3" y="3" width="34" height="34" rx="9" fill="${primary}" />
  <text x="20" y="27" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${letter}">${escaped([...short][0] ?? '')}</text>
  <text x="48" y="27" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${readable(shades, '#ffffff', 7)}">${escaped(short)}</text>
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
