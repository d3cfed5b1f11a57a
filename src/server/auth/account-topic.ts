/** What the connections of an account listen to: its sessions have changed, so each looks whether its own is still live. */
export const accountTopic = (account: string) => `account/${account}`;
