/** Where a text says in how many business days people answer, the task that they get is due by then. */
/** Covers flows/heloc/reviews.json, flows/signer/reviews.json, flows/heloc/pages, flows/signer/pages. */
import { expect, test } from 'vitest';
import { textsIn } from '../../src/engine/content/texts-in.ts';
import type { Messages } from '../../src/types/messages.ts';
import type { Page } from '../../src/types/page.ts';
import type { Reviews } from '../../src/types/reviews.ts';
import table from '../cases/promised-days.json' with { type: 'json' };
import { filesLike, wholeFile } from '../whole-files.ts';

const reviewsOf = (flow: string) => wholeFile<Reviews>(`flows/${flow}/reviews.json`).reviews;
const numbers = ['', 'one', 'two', 'three', 'four', 'five'];
const said =
  /\b(\d+|one|two|three|four|five)(?: (?:or|to) (\d+|one|two|three|four|five))? business days?\b/gi;
const numberOf = (word: string) => Math.max(numbers.indexOf(word.toLowerCase()), 0) || Number(word);

/** The longest time that each of these sentences names, in business days. */
const promised = ['heloc', 'signer'].flatMap((flow) =>
  filesLike(new RegExp(`^flows/${flow}/(?!samples|documents|reviews)`))
    .map((path) => path.slice(`flows/${flow}/`.length))
    .flatMap((file) =>
      textsIn(wholeFile(`flows/${flow}/${file}`)).flatMap(({ text, keys }) =>
        [...text.matchAll(said)].map(([, first = '', last = first]) => ({
          flow,
          place: `${flow}/${file.replace('.json', '')}#${keys.slice(0, 3).join('/')}`,
          days: numberOf(last),
        })),
      ),
    ),
);

const keeperOf = (place: string) =>
  Object.entries(table.keeps).find(([pattern]) => place.startsWith(pattern))?.[1];

test('every time that a text names is that of a task, of the law or of a company', () => {
  expect(promised.length).toBeGreaterThan(50);
  expect(
    promised
      .filter(({ place }) => keeperOf(place) === undefined)
      .map(({ place, days }) => `${place} ${days}`),
  ).toEqual([]);
});

test('a task is due by the day that the borrower reads', () => {
  const late = promised.flatMap(({ flow, place, days }) => {
    const keeper = keeperOf(place) ?? '';
    if (!keeper.startsWith('task ')) return [];
    const name = keeper.slice('task '.length);
    // A co-owner's part has no tasks of its own for what the borrower's people arrange.
    const own = reviewsOf(flow)[name] ?? reviewsOf('heloc')[name];
    const due = own?.businessDays ?? Number.NaN;
    return due <= days ? [] : [`${place} says ${days}, and ${keeper} is due in ${due}`];
  });

  expect(late).toEqual([]);
});

test('the messages about the notary’s session name the minutes of its page', () => {
  const { time } = wholeFile<Page>('flows/heloc/pages/notary/intro.json');
  const { messages } = wholeFile<Messages>('flows/heloc/messages.json');

  for (const name of ['notary-ready', 'notary-booked'])
    expect(messages[name]?.text.match(/\d+ minutes/g)).toEqual([time]);
});
