/** The footer of every page (ACC-F1 to ACC-F15): quiet, small, complete. */

import { IconChevronDown } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '../../engine/text/interpolate.ts';
import { weekText } from '../../engine/text/week-text.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { useHours } from '../platform/api/hooks/use-hours.ts';
import { isListed } from '../platform/data/listed-path.ts';
import type { FooterInfo, OrgData } from '../platform/data/org.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { say, spokenLocale } from '../platform/data/say.ts';
import { useWords } from '../platform/data/use-words.ts';
import { EqualHousing } from './equal-housing.tsx';
import { type FooterLink, footerLinks } from './footer-links.ts';
import { FooterStates } from './footer-states.tsx';
import './footer-disclosures.css';

/** Links, disclosures, hours, states, address; where the site discloses nothing, the address. */
export function Footer() {
  const org = useOrg();
  const { pathname } = useLocation();
  const { footer } = org.orgMetaData;
  if (isListed(pathname, footer.without)) {
    return (
      <footer className="hl-footer">
        <div className="hl-footer-inner">
          <Imprint org={org} footer={footer} />
        </div>
      </footer>
    );
  }
  return (
    <footer className="hl-footer" id="disclosures">
      <div className="hl-footer-inner">
        <ul className="hl-footer-links">
          {footerLinks(footer, org.site.links.privacy).map((link) => (
            <li key={link.label}>
              <FooterAnchor link={link} />
            </li>
          ))}
        </ul>
        <Disclosures footer={footer} />
        <Imprint org={org} footer={footer} />
      </div>
    </footer>
  );
}

// All of it is on every page. Inside the application it would be longer than most pages, so most of it is one press away.
function Disclosures({ footer }: { footer: FooterInfo }) {
  const { disclosures: title } = useWords().footer;
  const all = footer.disclosures ?? [];
  const whole = useWhole(footer);
  const leading = whole ? 0 : (footer.leading ?? 0);
  return (
    <div className="hl-footer-disclosures">
      <Sentences of={all.slice(0, leading)} />
      <details key={String(whole)} open={whole} data-whole={whole || undefined}>
        <summary>
          {title}
          <IconChevronDown size={18} aria-hidden />
        </summary>
        <div className="hl-footer-text">
          <Sentences of={all.slice(leading)} />
          {footer.disclosureCopy && (
            <p>
              <InlineMarkdown text={footer.disclosureCopy} />
            </p>
          )}
          <FooterHours />
          <FooterStates />
        </div>
      </details>
    </div>
  );
}

function Sentences({ of }: { of: NonNullable<FooterInfo['disclosures']> }) {
  return of.map(({ id, text }) => <p key={id}>{text}</p>);
}

// The first page tells everything where there is room; a step of the application is in the query of its address.
function useWhole({ whole }: FooterInfo): boolean {
  const { pathname, search } = useLocation();
  const wide = useWide();
  return wide && isListed(pathname, whole) && !new URLSearchParams(search).has('step');
}

function FooterAnchor({ link }: { link: FooterLink }) {
  if (!link.external) return <a href={link.href}>{link.label}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label} <span className="hl-hidden">{say('shell.newTab')}</span>
    </a>
  );
}

function Imprint({ org, footer }: { org: OrgData; footer: FooterInfo }) {
  const { companyInfo } = org.orgMetaData;
  const { companyNMLS, companyNmlsURL } = footer;
  return (
    <div className="hl-footer-imprint">
      <EqualHousing image={footer.footerImage} creditUnion={footer.creditUnionLogo === true} />
      <p>
        {footer.companyName ?? companyInfo.companyName}
        {addressLine(companyInfo.companyAddress)}
        {companyNMLS && (
          <>
            {' · '}
            {companyNmlsURL ? (
              <a href={companyNmlsURL} target="_blank" rel="noopener noreferrer">
                NMLS #{companyNMLS} <span className="hl-hidden">{say('shell.newTab')}</span>
              </a>
            ) : (
              `NMLS #${companyNMLS}`
            )}
          </>
        )}
      </p>
    </div>
  );
}

function addressLine(address: OrgData['orgMetaData']['companyInfo']['companyAddress']): string {
  if (!address) return '';
  const { street1, street2, city, state, zip } = address;
  return ` · ${[street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ')}`;
}

/** The phone's opening hours (ACC-F9), in Pacific Time. Hidden while the hours are unknown. */
function FooterHours() {
  const { footer } = useWords();
  const lines = weekText(useHours('OPS_PHONE'), { locale: spokenLocale(), closed: say('shell.closed') });
  if (lines.length === 0) return null;
  return <p>{interpolate(footer.hours, { hours: lines.join('; ') })}</p>;
}

// As far as the theme's rules for phones go.
const PHONE = '(max-width: 639px)';

/** Whether there is room beside the text: false on phones. Follows a turn of the screen. True from 640 px on. */
function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => !window.matchMedia(PHONE).matches,
    () => false,
  );
}

function watch(listen: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
