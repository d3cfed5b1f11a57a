/** The window of the chat: who is asked, until when, what can be done with it. Not modal: the page stays in use. */
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOrg } from '../../platform/data/org-context.ts';
import { say } from '../../platform/data/say.ts';
import { useHost, usePanel, useView } from './host-context.ts';
import { isTouch } from './is-touch.ts';
import { Notices } from './notices.tsx';
import { OpeningLine } from './opening-line.tsx';
import { Options } from './options.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

export function ChatFrame({ children }: { children: ReactNode }) {
  const { run, world } = useHost();
  const { companyNameShort } = useOrg().orgMetaData.companyInfo;
  const frame = useRef<HTMLElement>(null);
  const close = () => run.tell({ name: 'close' });
  useVisibleHeight(frame);
  useFirstFocus(frame);

  // What is open inside hears it first, and stops it.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <section
      ref={frame}
      className="hl-chat"
      role="dialog"
      aria-label={say('shell.chat')}
      tabIndex={-1}
      data-tab={world.isTab || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="hl-chat-head">
        <div>
          <h2>{companyNameShort}</h2>
          <OpeningLine />
        </div>
        <Options />
        <button type="button" className="hl-icon-button" aria-label={say('chat.close')} onClick={close}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <Notices />
      {children}
    </section>
  );
}

function useFirstFocus(frame: { current: HTMLElement | null }): void {
  const asked = useView('focus');
  const { phase } = usePanel();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes there whenever a phase begins or asks for it
  useLayoutEffect(() => {
    const box = frame.current;
    const touched = isTouch();
    const field = () => (touched ? null : box?.querySelector<HTMLElement>('input, textarea, [data-first]'));
    if (!box?.contains(document.activeElement) || !touched) (field() ?? box)?.focus({ preventScroll: true });
    if (!box || touched || field()) return;
    return whenChanged(box, () => {
      // A form may come later than its phase. Who has moved on meanwhile is left alone.
      if (document.activeElement === box) field()?.focus({ preventScroll: true });
    });
  }, [frame, asked, phase]);
}

function whenChanged(box: HTMLElement, then: () => void): () => void {
  const watch = new MutationObserver(then);
  watch.observe(box, { childList: true, subtree: true });
  return () => watch.disconnect();
}
