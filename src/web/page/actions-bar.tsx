/**
 * The buttons of a page: one primary action, the rest quieter. On phones the primary one stays above the keyboard; the
 * others stand at the end of the page, so that no one cancels a line by a slip of the thumb (FINDING-B19).
 */

import { IconLock } from '@tabler/icons-react';
import type { Action, Page } from '../platform/data/content.ts';
import { say } from '../platform/data/say.ts';
import { useStore, useStorePart } from '../platform/data/use-store.ts';
import type { DraftState } from './draft-keeper.ts';
import { type PageReading, usePageFrame, usePageText } from './page-scope.ts';

/**
 * Draws the buttons, the primary one first for the eye and for the keyboard.
 * @param only the buttons that stand here; those that no block takes when left out
 */
export function ActionsBar({ only }: { only?: readonly string[] }) {
  const { page, store, held, draft, readingAt } = usePageFrame();
  const open = useStorePart(store, (state) => openNames(readingAt(state)));
  const draftState = useStore(draft);
  const isHere = (name: string) => (only ? only.includes(name) : !takenFrom(page).has(name));
  const actions = Object.entries(page.actions ?? {}).filter(
    ([name]) => open.split(' ').includes(name) && isHere(name),
  );
  if (actions.length === 0) return null;
  const ranked = [...actions].sort(([, a], [, b]) => rank(a) - rank(b));
  const main = ranked.filter(([, action]) => rank(action) === 0);
  const others = ranked.filter(([, action]) => rank(action) > 0);
  return (
    <div className="hl-actions">
      {main.length > 0 && (
        <div className="hl-actions-main">
          <Buttons actions={main} />
          <p
            className="hl-actions-note"
            data-state={held === undefined ? draftState : 'held'}
            aria-live="off"
          >
            {held === undefined ? (
              <Note state={draftState} />
            ) : (
              <span aria-hidden>{say('page.sendsSoon')}</span>
            )}
          </p>
          {held !== undefined && (
            <p className="hl-hidden" role="status">
              {say('page.sendsSoon')}
            </p>
          )}
        </div>
      )}
      {others.length > 0 && <Buttons actions={others} />}
    </div>
  );
}

function takenFrom({ content = [] }: Page): ReadonlySet<string> {
  return new Set(content.flatMap((block) => (block.block === 'actions' ? block.only : [])));
}

// One text, so that it is the same value as long as the same buttons show.
function openNames({ open }: PageReading): string {
  return open()
    .map(([name]) => name)
    .join(' ');
}

function Buttons({ actions }: { actions: [string, Action][] }) {
  return (
    <div className="hl-actions-buttons">
      {actions.map(([name, action]) => (
        <ActionButton key={name} {...{ name, action }} />
      ))}
    </div>
  );
}

function ActionButton({ name, action }: { name: string; action: Action }) {
  const { act, choose, busy, held, preview } = usePageFrame();
  const text = usePageText(action.label);
  const submits = action.do === 'save';
  const waits = held === name;
  const working = busy === name;
  return (
    <button
      className="hl-button"
      type={submits ? 'submit' : 'button'}
      data-kind={action.kind ?? 'primary'}
      aria-haspopup={action.confirm && 'dialog'}
      aria-disabled={preview || waits || busy !== undefined}
      onClick={() => (submits ? choose(name) : act(name))}
    >
      {(working || waits) && <Dots />}
      {waits ? say('page.uploading') : text(action.label)}
      {working && <span className="hl-hidden">{say('page.wait')}</span>}
    </button>
  );
}

function Dots() {
  return (
    <span className="hl-busy-dot" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}

function rank({ kind = 'primary' }: Action): number {
  return ['primary', 'secondary', 'quiet'].indexOf(kind);
}

function Note({ state }: { state: DraftState }) {
  if (state === 'idle') return null;
  if (state === 'failed') return <>{say('page.unsaved')}</>;
  return (
    <>
      <IconLock size={14} aria-hidden /> {say('page.saved')}
    </>
  );
}
