/** What a rehearsal found, as lines for its author: the kind, what happens to whom, and what to do where that was not meant. */
import type { DecisionChange } from '../../engine/rehearsal/decisions.ts';
import type { Due } from '../../engine/rehearsal/due.ts';
import type { Reshaped } from '../../engine/rehearsal/reshaped.ts';
import { moveLines, wrapped } from '../../engine/rehearsal/say-moves.ts';
import type { Empty } from '../../engine/rehearsal/words.ts';
import { priceLines, type Told } from './price-lines.ts';
import type { Rehearsal } from './rehearse-lender.ts';

const mostDecisions = 12;
const indent = 10;
/** A paragraph for each kind that differs, the weightiest first; further lines of a paragraph stand below its words. */
export function linesOf(rehearsal: Rehearsal): Told[] {
  const {
    people,
    keeps,
    moves,
    reshaped,
    trapped,
    loops,
    empty,
    unconfirmed,
    undone,
    delayed,
    due,
    prices,
    decisions,
  } = rehearsal;
  const found = [
    ...asTold(moveLines(moves, people, keeps)),
    ...asTold(reshaped.map(reshapedLine)),
    ...asTold([...trapped].map(trappedLine)),
    ...asTold(loops.map(loopLine)),
    ...asTold(empty.map(emptyLine)),
    ...asTold(unconfirmed.map(unconfirmedLine)),
    ...asTold(undone.map(undoneLine)),
    ...asTold(dueLines(due)),
    ...asTold(delayed.length > 0 ? [`SAID      at another time: ${delayed.join(', ')}.`] : []),
    ...(prices ? priceLines(prices) : []),
    ...asTold(decisions.slice(0, mostDecisions).map(decisionLine)),
    ...asTold(more(decisions.length - mostDecisions)),
  ];
  return found.map(({ about, text }) => ({ about, text: wrapped(text) }));
}

const asTold = (lines: readonly string[]): Told[] => lines.map((text) => ({ about: text, text }));

function reshapedLine({ path, lost }: Reshaped): string {
  const what = lost
    ? `${lost.join(', ')} can be chosen no more, and whoever chose it has an answer that counts for nothing`
    : 'no schema has it any more, and what was answered there is read by no one';
  const remedy = lost ? '"values"' : '"to"';
  return `RESHAPED  ${path}: ${what}. Lead it on with ${remedy} in a migration (docs/authors.md), or leave it in the schema.`;
}

const trappedLine = ([page, of]: [string, number]) =>
  `TRAPPED   ${page}: ${of} who stand there can never leave. Let a button store an answer, run an effect, or lead to a page that the step allows.`;

const loopLine = (loop: string) =>
  `LOOPS     ${loop} leads back to the page itself: no step at which one stands there allows it. Open that page there (its "open"), or take the link out.`;

const emptyLine = ({ page, path, later }: Empty) =>
  `EMPTY     ${page}: no one there has anything to fill {{${path}}}. It comes later, on ${later}.`;

const unconfirmedLine = (button: string) =>
  `UNASKED   ${button} acts at once, and asked "are you sure" before. Give it its "confirm" back where it can't be undone.`;

const undoneLine = (button: string) =>
  `UNDONE    ${button}. Whoever presses it may wait for what no one does.`;

function dueLines(due: readonly Due[]): string[] {
  const law = 'Is one of them due by law? Then its rule must still hold for everyone who is owed it.';
  const promised = 'Whoever was promised one must still get it.';
  const number = (of: number | undefined) => of ?? 'none';
  const kinds: [Due['kind'], string, (one: Due) => boolean, string][] = [
    ['DUE', 'made no more', ({ after }) => after === undefined, law],
    ['DUE', 'due for fewer', ({ before, after }) => after !== undefined && after < (before ?? 0), law],
    ['DUE', 'due for more', ({ before, after }) => after !== undefined && after > (before ?? -1), ''],
    ['SAID', 'sent no more', ({ after }) => after === undefined, promised],
    ['SAID', 'sent to fewer', ({ before, after }) => after !== undefined && after < (before ?? 0), promised],
    ['SAID', 'sent to more', ({ before, after }) => after !== undefined && after > (before ?? -1), ''],
  ];
  return kinds.flatMap(([kind, how, is, remedy]) => {
    const some = due.filter((one) => one.kind === kind && is(one));
    const words = some.map(({ name, before, after }) => `${name} (${number(before)} → ${number(after)})`);
    return some.length === 0 ? [] : [`${kind.padEnd(indent)}${how}: ${words.join(', ')}. ${remedy}`.trim()];
  });
}

function decisionLine({ stage, facts, before, after }: DecisionChange): string {
  const said = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const words = (one: DecisionChange['before']) => (one ? `${one.decision} (${one.row})` : 'continues');
  return `DECIDED   ${stage}, ${said.join(', ') || 'nothing known'}: ${words(before)} → ${words(after)}.`;
}

const more = (left: number) => (left > 0 ? [`${' '.repeat(indent)}and ${left} more decisions.`] : []);
