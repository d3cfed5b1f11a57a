/** How to reach the lender: the number to call, an email address, opening hours. The lender's data, not the page's. */

import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ContactBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import type { CompanyInfo } from '../platform/data/org.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { supportPhone } from '../platform/data/support-phone.ts';
import './contact.css';

/** A lender without a number or an address shows what it has. */
export function Contact({ block }: BlockProps<ContactBlock>) {
  const text = usePageText(block);
  const { companyInfo } = useOrg().orgMetaData;
  const reference = block.reference ? text(block.reference) : '';
  return (
    <section className="hl-contact">
      <h2 className="hl-card-title">{text(block.title ?? say('contact.title'))}</h2>
      {block.text && (
        <p className="hl-contact-text">
          <InlineMarkdown text={text(block.text)} />
        </p>
      )}
      <Ways company={companyInfo} />
      <ul className="hl-contact-notes">
        {companyInfo.supportHoursText && (
          <Note icon={<IconClock size={18} />}>{companyInfo.supportHoursText}</Note>
        )}
        {block.mail && <Note icon={<IconMapPin size={18} />}>{postalAddress(companyInfo)}</Note>}
      </ul>
      {reference && !reference.endsWith('—') && <p className="hl-contact-reference hl-number">{reference}</p>}
    </section>
  );
}

function Ways({ company }: { company: CompanyInfo }) {
  const call = supportPhone(company);
  return (
    <div className="hl-contact-ways">
      {call && (
        <a className="hl-contact-way" href={call.href}>
          <IconPhone size={20} stroke={1.75} aria-hidden />
          <span>
            <span className="hl-note">{say('contact.call')}</span>{' '}
            <strong className="hl-number">{call.text}</strong>
          </span>
        </a>
      )}
      {company.email && (
        <a className="hl-contact-way" href={`mailto:${company.email}`}>
          <IconMail size={20} stroke={1.75} aria-hidden />
          <span>
            <span className="hl-note">{say('contact.email')}</span> <strong>{company.email}</strong>
          </span>
        </a>
      )}
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="hl-contact-icon" aria-hidden>
        {icon}
      </span>
      {children}
    </li>
  );
}

function postalAddress({ companyName, companyAddress: at }: CompanyInfo): string {
  if (!at) return companyName;
  return [companyName, at.street1, at.street2, at.city, `${at.state} ${at.zip}`].filter(Boolean).join(', ');
}
