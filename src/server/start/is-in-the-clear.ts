/** Whether what goes to the database could be read, or its answers forged, on the way (ASVS 12.3.1). */

/** True unless the database is on this machine, or is asked for a certificate that is checked: other modes of TLS trust anybody. */
export function isInTheClear(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const isHere = host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
  // The driver takes the last of two.
  return !isHere && searchParams.getAll('sslmode').at(-1) !== 'verify-full';
}
