/** What the chatbot of a lender may say: every gap has a value, no figure is typed, every link leads somewhere, no two entries ask the same. */
import type { Faq, FaqEntry, FaqLink } from '../../types/faq.ts';
import { type FaqFacts, sourceOf } from '../chatbot/faq-passages.ts';
import type { PaymentAsked } from '../chatbot/payment-asked.ts';
import { isAt } from '../chatbot/suggested.ts';
import { pointerOf } from '../facts/json-pointer.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { didYouMean } from '../issues/nearest.ts';
import { filledText } from './filled-text.ts';
import { placeIssue, type Reporter } from './place-issue.ts';

export type FaqCheck = {
  file: string;
  faq: Faq;
  /** What answers fill in, and the limits. */
  facts: FaqFacts & { limits: object };
  /** Where the site has pages: their paths. */
  paths: readonly string[];
  /** Flow and page of each: `heloc/income/review`. */
  pages: readonly string[];
};

/** Everything that is wrong with the answers, as this lender gives them. */
export function lintFaq({ file, faq, facts, paths, pages }: FaqCheck): ContentIssue[] {
  const issue = placeIssue(file);
  const { says, disclosures, entries } = faq;
  return [
    ...Object.entries(says).flatMap(([name, text]) =>
      filledText(issue, `/says/${name}`, text, { ...facts, opensAt: 'x' }),
    ),
    ...Object.entries(entries).flatMap(([name, entry]) => [
      ...filledText(issue, `/entries/${name}/text`, entry.text, facts),
      ...figureIssues(issue, `/entries/${name}/text`, entry.text),
      ...computedIssues(issue, `/entries/${name}/computed`, entry.computed, facts),
      ...(entry.links ?? []).flatMap((link, index) =>
        linkIssues(issue, `/entries/${name}/links/${index}/to`, link, {
          facts,
          paths,
          parts: [disclosures.to],
        }),
      ),
    ]),
    ...askedTwice(issue, entries),
    ...suggestIssues(issue, faq, pages),
  ];
}

// What is computed beside the lender's figures has the names of `PaymentAsked`.
const asked = {
  amount: 1,
  years: 1,
  lowest: 1,
  highest: 1,
  lowestRate: 1,
  highestRate: 1,
} satisfies PaymentAsked;

function computedIssues(
  issue: Reporter,
  at: string,
  text: string | undefined,
  facts: object,
): ContentIssue[] {
  if (text === undefined) return [];
  return [...filledText(issue, at, text, { ...facts, asked }), ...figureIssues(issue, at, text)];
}

// A typed figure would stay when the lender's changes.
function figureIssues(issue: Reporter, at: string, text: string): ContentIssue[] {
  const typed = /\$?\d[\d.,]*%?/.exec(text.replaceAll(/\{\{[^}]*\}\}/g, ' '))?.[0];
  if (typed === undefined) return [];
  const remedy =
    'Fill it in from the lender, its prices, its limits or its disclosures, or write it in words.';
  return [issue('FAQ_FIGURE', at, `the figure "${typed}" is typed.`, remedy)];
}

type Reach = Pick<FaqCheck, 'facts' | 'paths'> & { parts: readonly string[] };

function linkIssues(
  issue: Reporter,
  at: string,
  link: FaqLink,
  { facts, paths, parts }: Reach,
): ContentIssue[] {
  const { to } = link;
  if (to.startsWith('external:')) {
    if (sourceOf(link, facts.org).length > 0) return [];
    const keys = Object.keys(facts.org.links ?? {}).map((key) => `external:${key}`);
    return [issue('PAGE_UNKNOWN', at, `the lender names no place "${to}".`, didYouMean(to, keys))];
  }
  const known = to.startsWith('#') ? parts : paths;
  return known.includes(to)
    ? []
    : [issue('PAGE_UNKNOWN', at, `nothing stands at "${to}".`, didYouMean(to, known))];
}

/** Only what is answered is suggested, and only where there are pages. */
function suggestIssues(
  issue: Reporter,
  { suggests: { always, at = {} }, entries }: Faq,
  pages: readonly string[],
): ContentIssue[] {
  const names = Object.keys(entries).filter((name) => (entries[name]?.does ?? 'answer') === 'answer');
  return Object.entries({ always, ...at }).flatMap(([place, list]) => {
    const where = pointerOf(place === 'always' ? ['suggests', place] : ['suggests', 'at', place]);
    const isNowhere = place !== 'always' && !pages.some((page) => isAt(place, page));
    return [
      ...(isNowhere
        ? [issue('PAGE_UNKNOWN', where, `no page is at "${place}".`, didYouMean(place, pages))]
        : []),
      ...list
        .filter((name) => !names.includes(name))
        .map((name) =>
          issue('FAQ_UNKNOWN', where, `nothing is answered under "${name}".`, didYouMean(name, names)),
        ),
    ];
  });
}

// Of two entries with one question, only the first would ever answer.
function askedTwice(issue: Reporter, entries: Readonly<Record<string, FaqEntry>>): ContentIssue[] {
  const first = new Map<string, string>();
  return Object.entries(entries).flatMap(([name, { question, asks = [] }]) =>
    [question, ...asks].flatMap((ask) => {
      const said = ask
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const other = first.get(said);
      first.set(said, other ?? name);
      if (other === undefined || other === name) return [];
      const message = `“${ask}” is asked in "${other}" too.`;
      return [issue('FAQ_TWICE', `/entries/${name}`, message, 'Keep it in one of them.')];
    }),
  );
}
