/** How long a provider waits, and how many messages it reads: the policies of the chat's timers.json, and none of its own. */

const names = [
  'pingSeconds',
  'silenceSeconds',
  'retryFirstSeconds',
  'retryMostSeconds',
  'previewMilliseconds',
  'agentTypingSeconds',
  'answerPatienceSeconds',
  'startPatienceSeconds',
  'historyMessages',
  'liveSeconds',
  'botSeconds',
] as const;

export type LinePolicies = Readonly<Record<(typeof names)[number], number>>;

/** Throws when a policy is missing, or no number: without it a chat would wait forever, or not at all. */
export function linePolicies(policies: Readonly<Record<string, number | string>> = {}): LinePolicies {
  const missing = names.filter((name) => typeof policies[name] !== 'number');
  if (missing.length > 0) throw new Error(`The chat's timers.json has no ${missing.join(', ')}`);
  return policies as LinePolicies;
}
