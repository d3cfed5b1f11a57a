/** What the panel warns of: each is a sentence of the chat's room (ACC-C31 to ACC-C33). It ends with the phase that it is about. */
export type ChatAlert = 'wrong' | 'resend' | 'slow' | 'away' | 'token';
