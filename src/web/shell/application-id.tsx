/** The loan number, as the Application ID that borrowers read out on the phone (ACC-P6). */

import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import { say } from '../platform/data/say.ts';

/** Nothing is drawn before there is one. */
export function ApplicationId({ facts }: { facts: Facts }) {
  const number = readPath(facts, 'application.loanNumber');
  if (typeof number !== 'string' || number === '') return null;
  return (
    <p className="hl-application-id">
      {say('shell.applicationId')}{' '}
      <span className="hl-number" translate="no">
        {number}
      </span>
    </p>
  );
}
