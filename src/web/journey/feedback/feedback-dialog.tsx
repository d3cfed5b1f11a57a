/** 'Share your thoughts with our CEO' (ACC-K1): the page of the site that the content names for it, in a dialog. */
import { useSupportCore } from '../../platform/api/hooks/use-support-core.ts';
import { SupportDialog } from './support-dialog.tsx';
import { useSendFeedback } from './use-send-feedback.ts';

/** Closes by itself once the message has arrived. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const place = useSupportCore().data?.site?.feedback;
  const sendFeedback = useSendFeedback(place?.thanks);
  return (
    <SupportDialog
      page={place?.page}
      onSubmit={async (data) => {
        await sendFeedback(data);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
