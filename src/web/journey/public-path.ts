/** Whether a path is open to visitors who are not signed in. The site's own list decides; without one, help is open. */
const OPEN = [
  '/register*',
  '/terms',
  '/communications',
  '/privacy',
  '/licenses',
  '/coming-soon',
  '/contact',
  '/heloc-signer/login',
];

/** `path` is relative to the base path; a listed path ending in `*` opens what begins with it. */
export function isPublic(path: string, listed: readonly string[] = OPEN): boolean {
  const plain = path.replace(/\/+$/, '') || '/';
  return listed.some((open) => (open.endsWith('*') ? plain.startsWith(open.slice(0, -1)) : plain === open));
}
