/** Where a paper copy of a document stands: mailed, asked for and still to be mailed, or asked for again after it was mailed. */
export function paperOf({ paperAskedAt, paperMailedAt }: Record<string, unknown>): {
  asked: string | undefined;
  mailed: string | undefined;
} {
  const asked = typeof paperAskedAt === 'string' ? paperAskedAt : undefined;
  const mailed = typeof paperMailedAt === 'string' ? paperMailedAt : undefined;
  const isOwed = asked !== undefined && (mailed === undefined || Date.parse(asked) > Date.parse(mailed));
  return { asked: isOwed ? asked : undefined, mailed };
}
