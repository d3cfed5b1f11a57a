/**
 * The developers' bar at the foot of every sandbox page: where the application stands, a wait to skip, and a drawer
 * with the rest.
 */
import { IconChevronDown, IconChevronUp, IconPlayerSkipForward, IconTools, IconX } from '@tabler/icons-react';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { decide } from '../../engine/journey/decide.ts';
import { useOrg } from '../platform/data/org-context.ts';
import { type Subject, subjectStore } from '../platform/data/subject-store.ts';
import { useStore } from '../platform/data/use-store.ts';
import { LiveContent } from './live-content.tsx';
import { isInStudio, StudioFrame } from './studio-frame.tsx';
import { useToolbarState } from './toolbar-state.ts';
import './dev-toolbar.css';
import { part } from '../platform/jsx/part.tsx';

const DRAWER = 'hl-dev-drawer';
const DevDrawer = part('dev-drawer', async () => (await import('./dev-drawer.tsx')).DevDrawer);

/** In the page's own flow on phones, so that it covers nothing; stuck to the foot of wide screens. */
export function DevToolbar() {
  const subject = useStore(subjectStore);
  const [{ open, tucked, tab }, change] = useToolbarState();
  const toggle = useRef<HTMLButtonElement>(null);

  function close(): void {
    change({ open: false });
    toggle.current?.focus();
  }

  const frame = useRef<HTMLElement>(null);
  useEscape(frame, open ? close : undefined);
  // The studio has a bar of its own.
  if (import.meta.hot && isInStudio())
    return (
      <>
        <LiveContent />
        <StudioFrame />
      </>
    );

  return (
    <aside ref={frame} className="hl-dev" aria-label="Developer toolbar" data-tucked={tucked}>
      {import.meta.hot && <LiveContent />}
      {open && (
        <Suspense fallback={null}>
          <DevDrawer
            id={DRAWER}
            tab={tab}
            onTab={(next) => change({ tab: next })}
            onClose={close}
            subject={subject}
          />
        </Suspense>
      )}
      <div className="hl-dev-bar">
        <button
          ref={toggle}
          type="button"
          className="hl-dev-toggle"
          aria-expanded={open}
          aria-controls={open ? DRAWER : undefined}
          onClick={() => (tucked ? change({ tucked: false }) : change({ open: !open }))}
        >
          <IconTools size={18} aria-hidden />
          <span className={tucked ? 'hl-hidden' : undefined}>
            {tucked ? 'Show the developer toolbar' : 'Sandbox'}
          </span>
          {!tucked &&
            (open ? <IconChevronDown size={16} aria-hidden /> : <IconChevronUp size={16} aria-hidden />)}
        </button>
        {!tucked && (
          <>
            <Standing subject={subject} />
            {subject?.onSkip && <SkipWait onSkip={subject.onSkip} />}
            <button
              type="button"
              className="hl-dev-tuck"
              aria-label="Hide the developer toolbar"
              onClick={() => change({ open: false, tucked: true })}
            >
              <IconX size={16} aria-hidden />
            </button>
          </>
        )}
      </div>
    </aside>
  );
}

function Standing({ subject }: { subject: Subject | undefined }) {
  const { orgCode } = useOrg();
  const state = subject?.core.machine && decide(subject.core, subject).state;
  const chips = [
    ['page', subject?.page],
    ['step', state === undefined ? undefined : (subject?.step ?? 'none yet')],
    ['state', state],
    ['lender', orgCode],
  ];
  return (
    <dl className="hl-dev-chips">
      {chips.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function SkipWait({ onSkip }: { onSkip(): Promise<number> }) {
  const [busy, setBusy] = useState(false);
  const [idle, setIdle] = useState(false);
  const skip = async () => {
    setBusy(true);
    setIdle((await onSkip().catch(() => 0)) === 0);
    setBusy(false);
  };
  return (
    <button type="button" className="hl-dev-skip" disabled={busy} onClick={() => void skip()}>
      <IconPlayerSkipForward size={16} aria-hidden />
      <span aria-live="polite">{idle ? 'Nothing to skip here: a person acts next' : 'Skip this wait'}</span>
    </button>
  );
}

/** Handles Escape inside a frame. Outer frames do not hear it. `onEscape` undefined lets the key pass. */
function useEscape(frame: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [frame]);
}
