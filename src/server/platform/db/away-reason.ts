/** Tells a database that is unreachable, not ready or disconnecting from one that reports a mistake of ours. */

type Thrown = { code?: unknown; message?: unknown; cause?: unknown };

const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  // Cancelled after its time, left idle inside a transaction, a server that became the standby of another, and a lock that a longer transaction holds.
  ...['57014', '25P03', '25006', '55P03'],
]);
// SQLSTATE classes: connection, operator intervention, resources (a full disk, too many connections), the system's own.
const classes = /^(08|57P|53|58)/;
const words =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Cannot use a pool|received invalid response|Received unexpected|SSL connection/;

/** A code or a few words for the operator; undefined when the database is there. */
export function awayReason(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause } = error as Thrown;
  if (typeof code === 'string' && (codes.has(code) || classes.test(code))) return code;
  return words.exec(String(message ?? ''))?.[0] ?? awayReason(cause);
}
