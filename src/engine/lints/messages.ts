/** Messages to borrowers: their facts and places exist, and they show nothing that an email must not show. */
import type { Bundle } from '../content/bundle.ts';
import { namesBeside, spotOf } from '../content/declared.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { slotsOf } from '../text/interpolate.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';
import { textsIn } from './texts.ts';

export const lintMessages: Lint = (bundle, report) => {
  const { messages, quietHours } = bundle.messages ?? {};
  if (!messages || !quietHours) return;
  for (const [name, { per, at }] of Object.entries(messages)) {
    const place = (key: string) => placeIn(bundle, 'messages', 'messages', name, key);
    if (per !== undefined && per !== 'visit') lintPath(bundle, report, per, place('per'));
    if (at) lintPath(bundle, report, at.fact, place('at'));
  }
  lintNight(bundle, report, quietHours);
  for (const [index, path] of quietHours.stateAt.entries())
    lintPath(bundle, report, path, placeIn(bundle, 'messages', 'quietHours', 'stateAt', index));
  for (const { text, keys } of textsIn(messages))
    lintPrivacy(bundle, report, text, placeIn(bundle, 'messages', 'messages', ...keys));
  for (const { text, keys } of textsIn(bundle.site?.mail))
    lintPrivacy(bundle, report, text, { file: 'flows/site.json', keys: ['mail', ...keys] });
};

/** 47 CFR 64.1200(c)(1): no text before 8 a.m. or after 9 p.m. where the person is. Midnight lies between the two. */
function lintNight(bundle: Bundle, report: Report, { from, until }: { from: number; until: number }): void {
  if (from > until && from <= 21 && until >= 8) return;
  const message = `texts are held from ${from}:00 to ${until}:00 alone, and none may go out from 21:00 to 8:00.`;
  const place = placeIn(bundle, 'messages', 'quietHours');
  report(
    'QUIET_HOURS_SHORT',
    place,
    message,
    'Let "from" be 21 or earlier in the evening and "until" 8 or later.',
  );
}

function lintPath(bundle: Bundle, report: Report, path: string, place: Place): void {
  if (spotOf(bundle, path)) return;
  const close = nearest(path, namesBeside(bundle, path));
  const remedy = close ? `Did you mean "${close}"?` : '';
  report('VAR_UNKNOWN', place, `no schema declares "${path}".`, remedy);
}

/**
 * Emails travel in the open and through many hands: a message names the lender's facts and those that the vocabulary
 * permits.
 */
function lintPrivacy({ vocabulary }: Bundle, report: Report, text: string, place: Place): void {
  const permitted = isRecord(vocabulary.messageFacts) ? vocabulary.messageFacts : {};
  for (const { path } of slotsOf(text)) {
    if (/^org\./.test(path) || Object.hasOwn(permitted, path)) continue;
    const remedy = 'Let the link show it, or list it under messageFacts of the vocabulary.';
    report('MESSAGE_PRIVATE', place, `"${path}" must not stand in an email.`, remedy);
  }
}
