/** Loan officer or broker: name, picture, NMLS, and two ways to reach them (ACC-O1 to ACC-O3). */

import { IconMail, IconPhone } from '@tabler/icons-react';
import { phone } from '../../engine/text/phone.ts';
import type { Originator } from '../platform/api/hooks/use-originator.ts';
import { say } from '../platform/data/say.ts';
import { Avatar } from './avatar.tsx';

export type OriginatorCardProps = {
  originator: Originator;
  /** Where a drawer says the heading already. */
  untitled?: boolean;
};

/** The card; drawn in the side column, in the drawer of a phone, and by the block. */
export function OriginatorCard({ originator, untitled = false }: OriginatorCardProps) {
  const { email, phoneNumber, nmls } = originator;
  const name = originatorName(originator);
  return (
    <section className="hl-side-card hl-originator">
      {!untitled && <h2 className="hl-side-title">{originatorHeading(originator)}</h2>}
      <div className="hl-originator-who">
        <Avatar name={name} picture={originator.avatarUri} />
        <div>
          <strong translate="no">{name}</strong>
          {originator.originatorName && originator.brokerName && (
            <span translate="no">{originator.brokerName}</span>
          )}
          {nmls && <span className="hl-note">NMLS #{nmls}</span>}
          {email && (
            <span className="hl-note" translate="no">
              {email}
            </span>
          )}
        </div>
      </div>
      <div className="hl-originator-reach">
        {phoneNumber && (
          <a className="hl-button" data-kind="secondary" data-size="small" href={`tel:${phoneNumber}`}>
            <IconPhone size={16} aria-hidden />
            <span className="hl-hidden">{say('loan-officer.call', { name })} </span>
            {phone(phoneNumber)}
          </a>
        )}
        {email && (
          <a className="hl-button" data-kind="secondary" data-size="small" href={`mailto:${email}`}>
            <IconMail size={16} aria-hidden /> {say('loan-officer.email')}{' '}
            <span className="hl-hidden" translate="no">
              {name}
            </span>
          </a>
        )}
      </div>
    </section>
  );
}

/** ACC-O2: 'Your Broker' when only a broker's name is known, else 'Your Loan Officer'. */
export function originatorHeading({ originatorName: officer, brokerName }: Originator): string {
  return !officer && brokerName ? say('side.broker') : say('side.officer');
}

export function originatorName({ originatorName: officer, brokerName }: Originator): string {
  return officer ?? brokerName ?? '';
}
