/** What the panel warns of: each is a sentence of the chat's room (ACC-C31 to ACC-C33). */
export type ChatAlert = 'wrong' | 'resend' | 'token';
