/**
 * Reviews at the desk: their effects are made for reviewers, the answers that the sandbox gives and that wait for a file exist,
 * the borrower hears of every answer, and the reviewer sees every entry of a list, not its first ones.
 */
import type { ReviewRow } from '../../types/reviews.ts';
import type { Bundle } from '../content/bundle.ts';
import { spotOf } from '../content/declared.ts';
import { storedAt } from '../content/stored-at.ts';
import { didYouMean } from '../issues/nearest.ts';
import { slotsOf } from '../text/interpolate.ts';
import { effectWord } from './effects.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';

export const lintReviews: Lint = (bundle, report) => {
  for (const [name, { answers, sandbox, shows, takes }] of Object.entries(bundle.reviews?.reviews ?? {})) {
    const at = (...keys: Array<string | number>) => placeIn(bundle, 'reviews', 'reviews', name, ...keys);
    for (const [index, row] of shows.entries()) lintRow(bundle, report, row, at('shows', index));
    const known = Object.keys(answers);
    lintAnswer(report, known, sandbox.answer, at('sandbox', 'answer'));
    for (const [index, answer] of (takes?.for ?? []).entries())
      lintAnswer(report, known, answer, at('takes', 'for', index));
    for (const [answer, { effects, tells, stores }] of Object.entries(answers)) {
      for (const place of Object.keys(stores ?? {}))
        lintStores(bundle, report, place, at('answers', answer, 'stores', place));
      lintTells(bundle, report, tells, at('answers', answer));
      for (const [index, effect] of effects.entries())
        lintEffect(bundle, report, effect, at('answers', answer, 'effects', index));
    }
  }
};

function lintRow(bundle: Bundle, report: Report, { value, from }: ReviewRow, place: Place): void {
  const at = (key: string): Place => ({ ...place, keys: [...place.keys, key] });
  const paths = slotsOf(value).map(({ path }) => path);
  lintNumbered(report, paths, at('value'));
  if (from !== undefined && !spotOf(bundle, `${from}.0`))
    report('REVIEW_LIST_UNKNOWN', at('from'), `"${from}" is no list.`);
  else lintEntries(bundle, report, { paths, from }, at('value'));
}

// A row that takes the first or the second of a list leaves out the third that someone decides about.
function lintNumbered(report: Report, paths: string[], place: Place): void {
  const numbered = paths.find((path) => /\.\d+(\.|$)/.test(path));
  if (numbered === undefined) return;
  const message = `"${numbered}" is one entry of a list that may have more.`;
  const remedy = 'Name the list under "from", and what the row says of an entry as {{item}}.';
  report('REVIEW_ROW_NUMBERED', place, message, remedy);
}

function lintEntries(
  bundle: Bundle,
  report: Report,
  { paths, from }: { paths: string[]; from: string | undefined },
  place: Place,
): void {
  const isThere = (path: string) => from !== undefined && spotOf(bundle, path.replace('item', `${from}.0`));
  for (const path of paths.filter((one) => /^item(\.|$)/.test(one) && !isThere(one)))
    report('TEXT_PATH_UNKNOWN', place, `no entry of ${from ? `"${from}"` : 'a list'} has "${path}".`);
}

function lintAnswer(report: Report, known: string[], answer: string, place: Place): void {
  if (known.includes(answer)) return;
  report('REVIEW_ANSWER_UNKNOWN', place, `the review has no answer "${answer}".`, didYouMean(answer, known));
}

function lintTells(bundle: Bundle, report: Report, tells: string[] | undefined, place: Place): void {
  if (tells === undefined)
    report(
      'REVIEW_UNTOLD',
      place,
      'nothing says how the borrower hears of this answer.',
      'Name the messages of messages.json under "tells"; an empty list says that nothing changes for the borrower.',
    );
  const known = Object.keys(bundle.messages?.messages ?? {});
  for (const name of (tells ?? []).filter((one) => !known.includes(one)))
    report(
      'REVIEW_MESSAGE_UNKNOWN',
      { ...place, keys: [...place.keys, 'tells'] },
      `messages.json has no message "${name}".`,
      didYouMean(name, known),
    );
}

// What a borrower answers is the borrower's.
function lintStores(bundle: Bundle, report: Report, path: string, place: Place): void {
  const stored = storedAt(bundle, path);
  if (stored?.schema.readOnly === true && !stored.isListed) return;
  const message = stored
    ? `"${path}" is no place of the server's.`
    : `no schema of the domain has "${path}".`;
  const remedy = 'Name a place outside of lists that its schema calls readOnly.';
  report('REVIEW_ASTRAY', place, message, remedy);
}

// An unknown effect is told by the words.
function lintEffect(bundle: Bundle, report: Report, effect: string, place: Place): void {
  const { on } = effectWord(bundle, effect);
  if (on === undefined || on === 'review') return;
  const message = `"${effect}" runs on pages of the ${on}, and this is an answer of a reviewer.`;
  report('EFFECT_ELSEWHERE', place, message, 'Use an effect that runs on a review.');
}
