/** Says of an address that a one-time code has proved it: nothing more needs to be done about it. */

import { IconCircleCheck } from '@tabler/icons-react';
import { readPath } from '../../../engine/facts/read-path.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import './verified-mark.css';

/** `options.verified` is the path of the proved value; without it, or with another value typed, nothing is drawn. */
export function VerifiedMark({ value, facts, options }: WidgetProps<string, 'email' | 'phone'>) {
  if (!options.verified || !value || readPath(facts, options.verified) !== value.toLowerCase()) return null;
  return (
    <p className="hl-verified">
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      {say('page.verified')}
    </p>
  );
}
