/**
 * Reads what an answer to a text asks for: the words of 47 CFR 64.1200(a)(10) and of the carriers (CTIA Messaging
 * Principles 5.1).
 */

const words = {
  stop: new Set(['STOP', 'STOPALL', 'QUIT', 'END', 'REVOKE', 'OPTOUT', 'CANCEL', 'UNSUBSCRIBE']),
  help: new Set(['HELP', 'INFO']),
  start: new Set(['START', 'UNSTOP', 'YES']),
};

/** Undefined for any other sentence. Case, spaces, hyphens and punctuation do not count: "Opt out." is OPTOUT. */
export function replyWord(text: string): keyof typeof words | undefined {
  const word = text.toUpperCase().replace(/[^A-Z]/g, '');
  return (['stop', 'help', 'start'] as const).find((want) => words[want].has(word));
}
