/** Whether a list of the site names a path: the paths open to visitors who are not signed in (ACC-B11), and those of the staff. */

/** `path` is relative to the base path; a listed path ending in `*` names what begins with it. */
export function isListed(path: string, listed: readonly string[] = []): boolean {
  const plain = path.replace(/\/+$/, '') || '/';
  return listed.some((open) => (open.endsWith('*') ? plain.startsWith(open.slice(0, -1)) : plain === open));
}
