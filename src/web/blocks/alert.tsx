/** A message that stands out, always with an icon and words beside its colour. */
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AlertBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Markdown } from './markdown.tsx';

export type Tone = AlertBlock['tone'];

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
};
const WORDS = { info: 'Note', success: 'Good news', warning: 'Please note', danger: 'Important' };

/** The block as a page declares it. */
export function Alert({ block }: BlockProps<AlertBlock>) {
  const { text } = usePageScope();
  return (
    <Callout tone={block.tone} title={block.title && text(block.title)}>
      <Markdown text={text(block.text)} />
    </Callout>
  );
}

/** The same box for the shell's own messages. */
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
          <span className="hl-hidden">{WORDS[tone]}: </span>
        )}
        {children}
      </div>
    </section>
  );
}
