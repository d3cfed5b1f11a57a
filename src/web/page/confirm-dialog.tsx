/** Asks once more before an action that cannot be undone. Loaded on first use. */

import { Dialog } from '../parts/dialog.tsx';
import type { Confirm } from '../platform/data/content.ts';

export type ConfirmDialogProps = {
  confirm: Confirm;
  text(template: string): string;
  onConfirm(): void;
  onCancel(): void;
};

/** The question with its two answers; Escape is "no". */
export function ConfirmDialog({ confirm, text, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog title={text(confirm.title)} onClose={onCancel}>
      {confirm.text && <p>{text(confirm.text)}</p>}
      <div className="hl-dialog-buttons">
        <button type="button" className="hl-button" data-kind="primary" onClick={onConfirm}>
          {text(confirm.label)}
        </button>
        <button type="button" className="hl-button" data-kind="secondary" data-autofocus onClick={onCancel}>
          {text(confirm.cancel)}
        </button>
      </div>
    </Dialog>
  );
}
