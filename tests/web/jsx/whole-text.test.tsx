/** A page that a translator rewrites continues to show what React last drew. */
/** Covers src/web/platform/jsx, src/web/platform/data/fill-kept.ts, src/engine/text/kept-values.ts, src/tools/browser/{loose-texts,translate-page}.ts. */
// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { looseTexts } from '../../../src/tools/browser/loose-texts.ts';
import { translatePage } from '../../../src/tools/browser/translate-page.ts';
import { Markdown } from '../../../src/web/parts/markdown.tsx';
import type { Core } from '../../../src/web/platform/data/content.ts';
import { fillText } from '../../../src/web/platform/data/fill-text.ts';

const settled = () => act(async () => new Promise((done) => setTimeout(done)));

async function translatedThen(draw: (value: string, more: boolean) => React.ReactNode) {
  const page = render(draw('$799.56', false));
  expect(looseTexts(page.container)).toEqual([]);
  const stop = translatePage();
  expect(page.container.querySelector('font')).not.toBeNull();
  page.rerender(draw('$355.03', true));
  await settled();
  const late = page.container.textContent;
  page.rerender(draw('$355.03', false));
  await settled();
  stop();
  return { late, last: page.container.textContent };
}

const Bare = ({ text }: { text: string }) => <>{text}</>;
const Around = ({ children }: { children: React.ReactNode }) => <button type="button">{children}</button>;

test.each<[string, (value: string, more: boolean) => React.ReactNode, string, string]>([
  ['a value beside words', (value) => <p>Payment: {value} a month</p>, 'Payment: $355.03 a month', ''],
  [
    'a value before an element',
    (value) => (
      <dd>
        Pay {value}
        <i>note</i>
      </dd>
    ),
    'Pay $355.03note',
    '',
  ],
  [
    'a text that comes before an element',
    (value, more) => (
      <p>
        {more && 'From '}
        <b>{value} now</b>
      </p>
    ),
    'From $355.03 now',
    '$355.03 now',
  ],
  [
    'an element that comes before a text',
    (value, more) => (
      <p>
        {more && <b>New </b>}
        {value} now
      </p>
    ),
    'New $355.03 now',
    '$355.03 now',
  ],
  [
    'a part that is a text',
    (value) => (
      <p>
        <Bare text={`Pay ${value}`} />!
      </p>
    ),
    'Pay $355.03!',
    '',
  ],
  [
    'what a part gets to draw',
    (value, more) => (
      <Around>
        Pay {value} {more && <i>soon</i>}
      </Around>
    ),
    'Pay $355.03 soon',
    'Pay $355.03 ',
  ],
])('%s is right in a translated page', async (_name, draw, late, last) => {
  expect(await translatedThen(draw)).toEqual({ late, last: last || late });
});

test('a figure is left to no translator, the words around it are', () => {
  const { container } = render(
    <dl>
      <dt>Monthly payment</dt>
      <dd>$355.03</dd>
      <dd>9.70%</dd>
      <dd>5 years</dd>
      <dd>
        $1.<i>note</i>
      </dd>
    </dl>,
  );
  expect(kept(container)).toEqual(['$355.03', '9.70%', '$1.']);
});

test('parts keep their state when a text comes before them', async () => {
  const draw = (text: string | false) => (
    <p>
      {text}
      {text} <input />
    </p>
  );
  const page = render(draw(false));
  const box = page.container.querySelector('input');
  page.rerender(draw('Words '));
  expect(page.container.querySelector('input')).toBe(box);
  expect(page.container.textContent).toBe('Words Words  ');
});

const kept = (root: Element) =>
  [...root.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

test('values filled in by a format of amounts, dates or names are left to no translator, words are', () => {
  const core = { rules: {}, enums: {}, locale: 'en' } as unknown as Core;
  const facts = { profile: { first: 'Ada', last: 'Lovelace' }, due: '2026-05-03', kind: 'IN_REVIEW' };
  const texts = ['{{due | date}}', '{{profile | name}}', '{{kind | title}}', 'Due {{due | date}}.'];
  const { container } = render(texts.map((text) => <p key={text}>{fillText(core, text, facts)}</p>));
  expect(kept(container)).toEqual(['May 3, 2026', 'Ada Lovelace', 'May 3, 2026']);
  expect(container.textContent).toBe('May 3, 2026Ada LovelaceIn ReviewDue May 3, 2026.');
});

test.each([
  ['You pay $355.03 a month at 9.70%.', ['$355.03', '9.70%']],
  ['Antes del 3 de mayo de 2026, o 05/03/2026', ['3 de mayo de 2026', '05/03/2026']],
  ['May we call (202) 555-0134 in 3 days?', ['(202) 555-0134']],
])('in "%s" the figures are left to no translator', (text, values) => {
  const { container } = render(<p>{text}</p>);
  expect(kept(container)).toEqual(values);
  expect(container.textContent).toBe(text);
});

test('a name is kept in the sentence that it was filled into, also in its bold part, and in no other', () => {
  const core = { rules: {}, enums: {}, locale: 'en' } as unknown as Core;
  const facts = { profile: { name: { first: 'May', last: 'O’Hara (Will)' } } };
  const said = fillText(
    core,
    '**{{profile.name.first}} {{profile.name.last}}**, you may sign.\n\n- {{profile.name.first}}: one',
    facts,
  );
  const { container } = render(
    <>
      <Markdown text={said} />
      <p>May we?</p>
    </>,
  );
  expect(kept(container)).toEqual(['May O’Hara (Will)', 'May']);
  expect(container.textContent).toBe('May O’Hara (Will), you may sign.May: oneMay we?');
});

test('a sentence whose values come and go is right in a translated page', async () => {
  const draw = (value: string, more: boolean) => (
    <p>{more ? `You pay ${value} a month.` : 'You pay nothing.'}</p>
  );
  expect(await translatedThen(draw)).toEqual({ late: 'You pay $355.03 a month.', last: 'You pay nothing.' });
});

test('a choice and a picture hold the text alone', () => {
  const { container } = render(
    <div>
      <select>
        <option>From $355.03 on</option>
      </select>
      <svg>
        <title>From $355.03 on</title>
      </svg>
    </div>,
  );
  for (const bare of container.querySelectorAll('option, title')) expect(bare.childElementCount).toBe(0);
});

test('in a tab that stays open, a sentence keeps the name it was filled with however much was drawn since', () => {
  const text = (name: string) =>
    fillText({ rules: {}, enums: {} } as unknown as Core, 'Hello {{who.first}}.', { who: { first: name } });
  const draw = (name: string) => render(<Markdown text={text(name)} />).container;
  const kept = draw('Rose');
  for (let at = 0; at < 5_000; at += 1) {
    text(`Visitor${at}`);
    if (at % 500 === 0) draw('Rose');
  }

  expect(kept.querySelector('[translate="no"]')?.textContent).toBe('Rose');
  expect(draw('Rose').querySelector('[translate="no"]')?.textContent).toBe('Rose');
});
