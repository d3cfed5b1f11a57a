/** File fields handed over to a phone: a code to scan opens them there, and the files appear here by themselves. */

import { IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react';
import type { HandOverBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { FieldError } from '../parts/problem.tsx';
import { useOrg } from '../platform/data/org-context.ts';
import { say } from '../platform/data/say.ts';
import { QrCode } from './hand-over/qr-code.tsx';
import { useHandOver } from './hand-over/use-hand-over.ts';
import './hand-over.css';

/** Not drawn on a phone, where the camera is there already, nor when nothing can be changed. */
export function HandOver({ block }: BlockProps<HandOverBlock>) {
  const { text, visible, readOnly } = usePageScope();
  const { token, state, problem, open, close } = useHandOver(
    block.fields.filter((name) => visible.has(name)),
  );
  if (readOnly) return null;
  return (
    <section className="hl-card hl-hand-over">
      <IconDeviceMobile className="hl-hand-over-icon" size={28} stroke={1.5} aria-hidden />
      <div>
        <h2 className="hl-card-title">{text(block.title)}</h2>
        <p className="hl-card-text">{text(block.text)}</p>
        {token === undefined && (
          <button
            type="button"
            className="hl-button hl-hand-over-start"
            data-kind="secondary"
            data-size="small"
            onClick={() => void open()}
          >
            {say('hand-over.start')}
          </button>
        )}
        {token !== undefined && (state === 'WAITING' || state === 'OPENED') && (
          <Open token={token} opened={state === 'OPENED'} onClose={close} />
        )}
        <div role="status">{token !== undefined && <Over state={state} onAgain={open} />}</div>
        {problem && <FieldError message={problem} />}
      </div>
    </section>
  );
}

function Open({ token, opened, onClose }: { token: string; opened: boolean; onClose(): void }) {
  const link = useLink(token);
  return (
    <div className="hl-hand-over-open">
      <QrCode text={link} label={say('hand-over.picture')} />
      <div>
        <p role="status">
          <strong>{say(opened ? 'hand-over.connected' : 'hand-over.point')}</strong>{' '}
          {say(opened ? 'hand-over.appear' : 'hand-over.then')}
        </p>
        <p className="hl-note">{say('hand-over.note')}</p>
        <div className="hl-hand-over-buttons">
          <CopyButton text={link} what={say('hand-over.link')} label={say('hand-over.copy')} />
          <button type="button" className="hl-link-button" onClick={onClose}>
            {say('hand-over.stop')}
          </button>
        </div>
      </div>
    </div>
  );
}

function Over({ state, onAgain }: { state: string; onAgain(): Promise<void> }) {
  if (state === 'DONE')
    return (
      <p className="hl-hand-over-done">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
        {say('hand-over.done')}
      </p>
    );
  if (state !== 'EXPIRED' && state !== 'REVOKED') return null;
  return (
    <p className="hl-hand-over-over">
      {say('hand-over.expired')}{' '}
      <button type="button" className="hl-link-button" onClick={() => void onAgain()}>
        {say('hand-over.again')}
      </button>
    </p>
  );
}

// The token stands behind the #, where no server and no log sees it.
function useLink(token: string): string {
  const { basePath, mode, orgCode, site } = useOrg();
  const lender = mode === 'sandbox' ? `?org=${orgCode}` : '';
  return `${window.location.origin}${basePath}${site.links.handOver}${lender}#${token}`;
}
