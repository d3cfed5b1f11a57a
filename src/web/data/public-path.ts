/** Whether a path is open to visitors who are not signed in. The site's own list decides (ACC-B11). */

/** `path` is relative to the base path; a listed path ending in `*` opens what begins with it. */
export function isPublic(path: string, listed: readonly string[] = []): boolean {
  const plain = path.replace(/\/+$/, '') || '/';
  return listed.some((open) => (open.endsWith('*') ? plain.startsWith(open.slice(0, -1)) : plain === open));
}
