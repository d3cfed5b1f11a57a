/** Where ClamAV's daemon listens, as CLAMAV_HOST says. */
export type ClamavHost = { host: string; port: number };

const usualPort = 3310;

/** `host`, `host:port` or `[::1]:port`; undefined when nothing is set. Throws a sentence for the operator. */
export function readClamavHost(text: string | undefined): ClamavHost | undefined {
  if (!text) return undefined;
  const [, bracketed, plain, digits] =
    /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = digits === undefined ? usualPort : Number(digits);
  if (host !== undefined && port > 0 && port <= 65_535) return { host, port };
  throw new Error(
    `CLAMAV_HOST is "${text}". Write the daemon's host and port, such as clamav.internal:3310.`,
  );
}
