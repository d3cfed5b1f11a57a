/** Whatever can be reached from some, those included. */
export function spread(some: readonly string[], after: (name: string) => readonly string[]): Set<string> {
  const reached = new Set(some);
  // A set grows while it is walked, so what is found on the way is visited too.
  for (const name of reached) for (const next of after(name)) reached.add(next);
  return reached;
}
