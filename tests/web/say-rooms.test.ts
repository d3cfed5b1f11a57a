/**
 * The document brings the rooms of the shell, and a page those of its widgets and blocks: a sentence that anything else says
 * is in a room that is called like none of them, or it would be missing where none of them is drawn.
 */
/** Covers src/engine/content/{says-of,rooms-beside,plain-widget}.ts, src/web/platform/data/say.ts, src/server/http/web/page-in-words.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomsBeside } from '../../src/engine/content/rooms-beside.ts';
import { pageInWords } from '../../src/server/http/web/page-in-words.ts';
import { fieldNames } from '../../src/web/page/form-schema.ts';
import { pickWidget } from '../../src/web/page/pick-widget.ts';
import { widgets as known } from '../../src/web/widgets/widgets.ts';
import { productContent } from '../product.ts';
import { importedRooms, otherFiles } from './imported-rooms.ts';

const { widgets, blocks } = JSON.parse(readFileSync('schemas/vocabulary.json', 'utf8'));
const { says } = JSON.parse(readFileSync('flows/site.json', 'utf8'));
const drawn = [...Object.keys(widgets), ...Object.keys(blocks)];
const rooms = new Set(drawn.filter((name) => Object.hasOwn(says, name)));
const saidBy = Object.fromEntries(drawn.map((name) => [name, importedRooms(name, rooms)]));

test('outside of widgets and blocks nothing is said from a room of theirs', () => {
  const said = otherFiles().flatMap((file) =>
    [...readFileSync(`src/web/${file}`, 'utf8').matchAll(/\bsay\('([a-z-]+)\./g)].map(
      ([, room = '']) => [file, room] as const,
    ),
  );

  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(([, room]) => drawn.includes(room))).toEqual([]);
});

test('what a widget or a block says besides its own room is what its code and all that it imports say', () => {
  const beside = drawn.map((name) => [name, saidBy[name]?.filter((room) => room !== name)] as const);

  expect(roomsBeside).toEqual(Object.fromEntries(beside.filter(([, others]) => others?.length)));
});

test('no page of any lender draws a widget or a block whose sentences do not come with it', () => {
  const missing = Object.values(productContent().orgs).flatMap((lender) =>
    Object.values(lender.flows).flatMap(({ pages }) =>
      Object.values(pages).flatMap((page) => {
        const sent = pageInWords(lender, page).says.rooms;
        const names = [
          ...fieldNames(page).map((field) => pickWidget(page, field, known).name),
          ...blocksOf(page),
        ];
        return names
          .flatMap((name) => saidBy[name] ?? [])
          .filter((room) => !Object.hasOwn(sent, room))
          .map((room) => `${page.id} ${room}`);
      }),
    ),
  );

  expect([...new Set(missing)].sort()).toEqual([]);
});

const blocksOf = ({ content = [] }: { content?: readonly { block: string }[] }) =>
  content.map(({ block }) => block);
