/** File fields handed over to a phone: a code to scan opens them there, and the files appear here by themselves. */
import { IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react';
import type { HandOverBlock } from '../../types/page.ts';
import { useOrg } from '../data/org-context.ts';
import { QrCode } from '../hand-over/qr-code.tsx';
import { useHandOver } from '../hand-over/use-hand-over.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import './hand-over.css';

/** Not drawn on a phone, where the camera is at hand already, nor when nothing can be changed. */
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
            Show the code for my phone
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
      <QrCode text={link} label="Code to scan with your phone's camera" />
      <div>
        <p role="status">
          <strong>{opened ? 'Your phone is connected.' : 'Point your phone’s camera at the code.'}</strong>{' '}
          {opened
            ? 'The photos you send from it will appear below.'
            : 'Then open the link it shows. Keep this page open.'}
        </p>
        <p className="hl-note">
          The link works for 15 minutes, for these photos only. It doesn't show your application.
        </p>
        <div className="hl-hand-over-buttons">
          <CopyButton text={link} what="the link" label="Copy the link" />
          <button type="button" className="hl-link-button" onClick={onClose}>
            Stop
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
        We've got your photos. Check them below, then submit them.
      </p>
    );
  if (state !== 'EXPIRED' && state !== 'REVOKED') return null;
  return (
    <p className="hl-hand-over-over">
      This code has expired.{' '}
      <button type="button" className="hl-link-button" onClick={() => void onAgain()}>
        Get a new one
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
