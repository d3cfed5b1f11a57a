/** Addresses that an operator gives for a company: TLS over the network, and nothing in them that a log would have to hide. */
import { StartRefused } from '../../errors/start-refused.ts';

/** The address of a sample company. Its key may be left out. */
export const sampleUrl = 'sandbox:';

/** Throws a sentence without the value, which may hold a token. @param name the setting's */
export function readPartyUrl(name: string, text: string | undefined): string | undefined {
  return text === sampleUrl ? sampleUrl : readCompanyUrl(name, text);
}

/** As `readPartyUrl`, where no sample company plays. */
export function readCompanyUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && !/[?#@]/.test(text)) return text.replace(/\/+$/, '');
  throw new StartRefused(
    `${name} is the https address of the party (http only on this machine), without a user, "?" and "#".`,
  );
}

/** TLS only over the network; any protocol to a program on this machine. */
export function isSafe({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true;
  return protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
