/** The box of a message that stands out: an icon and words beside its color. Knows no block and no page. */

import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AlertBlock } from '../../types/page.ts';
import { say } from '../platform/data/say.ts';

export type Tone = AlertBlock['tone'];

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
};
const WORDS = {
  info: 'page.note',
  success: 'page.goodNews',
  warning: 'page.pleaseNote',
  danger: 'page.important',
} as const;

/** @param tone decides the icon, and the word that a screen reader hears where there is no title. */
export function Callout({
  tone,
  title,
  children,
}: {
  tone: Tone;
  title?: string | undefined;
  children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <section className="hl-alert" data-tone={tone}>
      <Icon className="hl-alert-icon" size={20} aria-hidden />
      <div>
        {title ? (
          <h2 className="hl-alert-title">{title}</h2>
        ) : (
          <span className="hl-hidden">{say(WORDS[tone])}: </span>
        )}
        {children}
      </div>
    </section>
  );
}
