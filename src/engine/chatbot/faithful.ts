/**
 * Whether other words for a passage say nothing that the passage does not: no other number, date or address, and no promise.
 * Whatever is doubtful is not faithful: the passage itself is always there.
 */

/** @param said what a language model made of `passage` */
export function isFaithful(said: string, passage: string): boolean {
  if (said.trim() === '' || said.length > longest) return false;
  if (marks.test(said)) return false;
  const known = new Set(tokens(passage));
  return tokens(said).every((token) => known.has(token));
}

const longest = 1500;

// Links, addresses, HTML, headings and lists of its own.
const marks = /https?:|www\.|[<>[\]|`#{}]|\S@\S|\b[\w-]+\.(?:com|org|net|gov|io|co|example)\b/i;

/** What must stand in the passage too: numbers with their units, words for numbers and dates, and words that promise. */
function tokens(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/(\d),(?=\d{3})/g, '$1');
  const figures = [...plain.matchAll(/(\$ ?)?(\d+(?:\.\d+)?)( ?(?:%|percent\b))?/g)].map(
    ([, dollars, number = '', percent]) => `${dollars ? '$' : ''}${Number(number)}${percent ? '%' : ''}`,
  );
  return [...figures, ...(plain.match(telling) ?? [])];
}

const telling = new RegExp(
  `\\b(?:${[
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen',
    'nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|quarter|third|double|twice|dozen',
    'first|second|fourth|fifth|tenth',
    'january|february|march|april|june|july|august|september|october|november|december',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|weekends?',
    'approved?|approval|qualif(?:y|ied|ies)|guarantee[ds]?|promise[ds]?|always|never|free|instant(?:ly)?',
  ].join('|')})\\b`,
  'g',
);
