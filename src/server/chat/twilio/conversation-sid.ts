/** Twilio's identifier of a conversation stands for a chat of ours: CH and the chat's own, without its dashes. */
export const sidOf = (uuid: string) => `CH${uuid.replaceAll('-', '')}`;
