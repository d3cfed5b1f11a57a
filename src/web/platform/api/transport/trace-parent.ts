/** The W3C trace context of a request: random numbers by which a visit's requests are found together in the server's log. */

const VISIT = hex(16);

/** Sent to our own origin only: others learn nothing of the visit. Contains nothing of a body. */
export function traceParent(path: string): string | undefined {
  const { origin } = window.location;
  return new URL(path, origin).origin === origin ? `00-${VISIT}-${hex(8)}-01` : undefined;
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
