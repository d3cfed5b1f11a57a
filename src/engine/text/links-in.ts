/** The targets of the links in a text of our small Markdown, with what they fill in. */

/** "[label](https://x/?a={{org.code}})" gives "https://x/?a={{org.code}}"; a slot may hold spaces. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(\s*((?:\{\{[^}]*\}\}|[^()\s]|\([^()\s]*\))+)/g)].map(([, href = '']) => href);
}
