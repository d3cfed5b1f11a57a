/**
 * The page as text in the document that brings it, drawn by the web app itself (src/web/draw.tsx): a borrower reads and types before
 * the script has come. What cannot be drawn is drawn by the browser, as ever.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bounded } from '../../platform/memory/bounded.ts';

export type ToDraw = {
  /** The lender's data, and what the page needs: values as the document holds them. */
  org: object;
  brought: object;
  /** The address, from its first slash on. */
  url: string;
  /** The validator of one of the pages that are brought, as a module. */
  importModule(url: string): Promise<unknown>;
};

/** The page, and the parts of the web app that it is drawn with (src/web/platform/jsx/part.tsx). */
export type Drawn = { text: string; title?: string | undefined; parts: string[] };

type Program = { draw(what: ToDraw): Promise<Drawn> };

/** @param key of a page that is the same for every visitor; undefined where a visitor's own answers are on it */
export type Draw = (what: () => ToDraw, key: string | undefined) => Promise<Drawn | undefined>;

/** As many pages as lenders have ways in, in two languages. */
const mostKept = 400;
/** Who would wait behind more than these is served sooner by a page that the browser draws. */
const mostWaiting = 20;
const loadsAfterMs = 500;

/** @param webFolder of the built web app; the program that draws it is built beside it */
export function drawnPages(webFolder: string | undefined): Draw {
  const file = webFolder && join(webFolder, '../draw/draw.js');
  if (!file || !existsSync(file)) return async () => undefined;
  const kept = bounded<string, Drawn>(mostKept);
  let program: Promise<Program> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const load = () => (program ??= import(pathToFileURL(file).href) as Promise<Program>);
  const drawOne = async (what: ToDraw) => (await load()).draw(what);
  // The first visitor does not wait for the program, and neither does the start.
  setTimeout(() => load().catch(() => undefined), loadsAfterMs).unref();
  return async (what, key) => {
    const known = key && kept.get(key);
    if (known) return known;
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    // One at a time: a program speaks one language, and one lender's words, while it draws.
    const drawing = turn.then(() => drawOne(what())).finally(() => (waiting -= 1));
    turn = drawing.catch(() => undefined);
    const drawn = await drawing;
    if (key) kept.set(key, drawn);
    return drawn;
  };
}
