/** Draws the toasts. Those that do not report a failure go by themselves after six seconds. */

import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { say } from '../platform/data/say.ts';
import { useStore } from '../platform/data/use-store.ts';
import { closeToast, shownToasts, type Toast } from './toast-store.ts';

const STAY_MS = 6000;
const ICONS = { info: IconInfoCircle, success: IconCircleCheck, danger: IconAlertCircle };

/** Stands once, in a corner of the screen. */
export function Toasts() {
  const toasts = useStore(shownToasts);
  return (
    <div className="hl-toasts" aria-live="polite">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function OneToast({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.tone];
  useEffect(() => {
    if (toast.tone === 'danger') return;
    const timer = setTimeout(() => closeToast(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className="hl-toast" data-tone={toast.tone} role={toast.tone === 'danger' ? 'alert' : undefined}>
      <Icon size={20} aria-hidden />
      <div>
        {toast.title && <strong>{toast.title}</strong>}
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className="hl-icon-button"
        aria-label={say('page.close')}
        onClick={() => closeToast(toast.id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
