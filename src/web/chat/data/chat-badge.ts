/** What the button of the chat and the chat know of each other. The chat's code may not be here yet. No React in here. */
import { createStore } from '../../platform/data/create-store.ts';

/** Whether the panel is to be seen. */
export const chatWanted = createStore(false);

/** How many messages came that the borrower has not seen. */
export const chatUnread = createStore(0);

/** By which the panel finds the button, to give it the cursor back. */
export const toggleId = 'chat-toggle';
