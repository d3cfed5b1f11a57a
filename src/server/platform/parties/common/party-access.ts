/** The address and the key of a party. */

export type PartyKey = {
  /** What the party knows the key by. */
  id: string;
  /** Signs our requests; 32 characters or more. */
  secret: string;
};

export type PartyAccess = {
  /** https://host/path, without a slash at its end, a query or a user. */
  url: string;
  key: PartyKey;
};
