/**
 * Loads content by its hash: a flow's core, a page, and the page's precompiled validator as a module of our own
 * origin. Answers under one hash never change, so each is kept as long as the tab lives.
 */
import { makeFormats } from '../../../../engine/answers/formats/formats.ts';
import type { SchemaValidator } from '../../../../engine/answers/schema-validator.ts';
import { type MakeValidator, validatorRuntime } from '../../../../engine/answers/validator-runtime.ts';
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { Core, Page } from '../../data/content.ts';
import type { JsonObject } from '../../data/json.ts';
import { learn, learnPage, type Says } from '../../data/say.ts';
import type { Send } from '../transport/client.ts';

/** A page with its validator. */
export type LoadedPage = { page: Page; validator: SchemaValidator };

export type ContentSource = {
  core(flow: string): Promise<Core>;
  page(flow: string, id: string): Promise<LoadedPage>;
};

/** Loads modules; replaced in tests, where no module can be served. */
export type ImportModule = (url: string) => Promise<unknown>;

export type ContentOptions = {
  /** Path of the content: /content/{org}/{hash}. */
  root: string;
  /** Path of the validators, where their pages are there. */
  moduleRoot?: string;
  /** The sandbox accepts test numbers. */
  sandbox: boolean;
  importModule?: ImportModule;
  /** Brings what a page needs to be drawn at once. */
  bring?: (page: Page) => Promise<void>;
};

/** The source of one lender's content under one hash. */
export function contentSource(
  send: Send,
  { root, moduleRoot = root, sandbox, importModule = importUrl, bring }: ContentOptions,
): ContentSource {
  const kept = new Map<string, Promise<unknown>>();
  const formats = makeFormats({ sandbox });
  const get = (path: string) => once(kept, path, () => send({ method: 'GET', path: `${root}/${path}` }));
  const load = (path: string) => once(kept, path, () => importModule(`${moduleRoot}/${path}`));
  return {
    core: async (flow) => toCore(await get(`${flow}/core.json`)),
    page: async (flow, id) => {
      const [page, module] = await Promise.all([
        get(`${flow}/page/${id}.json`),
        load(`${flow}/page/${id}.js`),
      ]);
      const loaded = { page: toPage(page), validator: toMake(module)(formats, validatorRuntime) };
      await bring?.(loaded.page);
      return loaded;
    },
  };
}

// The URL must be dynamic, else the bundler would look for the module.
function importUrl(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${window.location.origin}${url}`);
}

// A failed load is forgotten, so that "Try again" tries again.
function once(
  kept: Map<string, Promise<unknown>>,
  key: string,
  load: () => Promise<unknown>,
): Promise<unknown> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, loading);
  return loading;
}

// The server compiled and checked this content; here we only check its shape.
function toCore(body: unknown): Core {
  if (!isRecord(body) || !isRecord(body.flow) || !isRecord(body.pages))
    throw new Error('The flow is unreadable');
  if (isRecord(body.says)) learnSays(body.says);
  return body as unknown as Core;
}

function toPage(body: unknown): Page {
  if (!isRecord(body) || !isRecord(body.display) || !isRecord(body.fields))
    throw new Error('The page is unreadable');
  if (isRecord(body.says)) learnSays(body.says, learnPage);
  return body as unknown as Page;
}

// Before the page or the panel is drawn, as its widgets say them.
function learnSays({ language, rooms }: JsonObject, keep = learn): void {
  if (typeof language === 'string' && isRecord(rooms)) keep(language, rooms as Says);
}

function toMake(module: unknown): MakeValidator {
  const make = typeof module === 'object' && module !== null ? Reflect.get(module, 'make') : undefined;
  if (typeof make !== 'function') throw new Error('The page has no validator');
  return make as MakeValidator;
}
