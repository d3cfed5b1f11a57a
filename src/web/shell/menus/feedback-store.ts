/** Whether the feedback form is open. A menu opens it, the dialog closes it. */
import { createStore } from '../../platform/data/create-store.ts';

export const feedbackOpen = createStore(false);
