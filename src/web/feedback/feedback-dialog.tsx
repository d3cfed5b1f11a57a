/** 'Share your thoughts with our CEO' (ACC-K1): the page of the site that the content names for it, in a dialog. */
import { useSupportCore } from '../api/hooks/use-support-core.ts';
import { showToast } from '../parts/toast-store.ts';
import { SupportDialog } from './support-dialog.tsx';
import { useSendFeedback } from './use-send-feedback.ts';

/** Closes by itself once the message has arrived. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const sendFeedback = useSendFeedback();
  const place = useSupportCore().data?.site?.feedback;
  return (
    <SupportDialog
      page={place?.page}
      onSubmit={async (data) => {
        await sendFeedback(data);
        if (place) showToast({ tone: 'success', text: place.thanks });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
