/** A page of a flow at its address, and whose session opens it. */
import type { Client } from '../journey/client.ts';

export type Place = {
  flow: string;
  page: string;
  /** With origin and query. */
  address: string;
  client: Client;
  /** The pages to which the end of a session may lead. */
  doors: readonly string[];
  /** Lets the browser believe that the application stands where this page is. */
  stand?: () => Promise<void>;
};
