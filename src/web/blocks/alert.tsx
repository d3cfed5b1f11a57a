/** A message that stands out, always with an icon and words beside its colour. */
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AlertBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Markdown } from '../parts/markdown.tsx';

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
  const callout = (
    <Callout tone={block.tone} title={block.title && text(block.title)}>
      <Markdown text={text(block.text)} />
    </Callout>
  );
  return block.takesFocus ? <Taking>{callout}</Taking> : callout;
}

// After the page's own effects: those of a page that starts afresh put the focus on its title.
function Taking({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} className="hl-alert-taking" role="alert" tabIndex={-1}>
      {children}
    </div>
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
