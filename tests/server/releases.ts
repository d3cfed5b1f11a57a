/**
 * Releases of the product on one database, each with a content of its own, and one borrower who is answered by one or the other.
 * Imported by a test of what an application keeps, or what becomes of it, when its content changes.
 */
import { afterEach, expect } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { loadContent, passedContent } from '../../src/content/read-content.ts';
import { buildApp } from '../../src/server/app.ts';
import { contentVersions } from '../../src/server/platform/versions/content-versions.ts';
import type { ContentVersions } from '../../src/server/platform/world/content-versions.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { type Borrower, register, start, submit } from './borrower.ts';
import { fixtureRoot } from './fixtures/content-root.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';
import { testDomain } from './test-domain.ts';

export type Json = Record<string, unknown>;
export type Release = Pick<TestServer, 'app'> & { warned: Json[]; versions: ContentVersions };

export const first = loadContent(fixtureRoot(), { part: true }).tree;

/** The content with some files changed; one that is not there yet is edited from {}. */
export function changed(tree: FileTree, files: Record<string, (file: Json) => Json>): FileTree {
  const edited = Object.entries(files).map(([path, edit]): [string, unknown] => [
    path,
    edit((tree.get(path) ?? {}) as Json),
  ]);
  return new Map([...tree, ...edited]);
}

/** Call it once in a file: what it opens is closed after each of the file's tests. */
export function releases() {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function opened(): Promise<TestServer> {
    const server = await openTestServer({ startQueue: false });
    closing.push(server.close);
    return server;
  }

  /** A server of a release, on the database of the others. */
  async function release({ world }: TestServer, tree: FileTree): Promise<Release> {
    const content = passedContent(tree);
    const warned: Json[] = [];
    const versions = contentVersions(world, {
      loaded: { content, tree },
      warn: (what, why) => warned.push({ ...what, why }),
    });
    const settings = readSettings({ HEARTHLINE_RATE: '60000' });
    const app = await buildApp({
      world: { ...world, content, versions },
      domain: testDomain,
      settings,
      contentRoot: fixtureRoot(),
    });
    closing.push(() => app.close());
    return { app, warned, versions };
  }

  return { opened, release };
}

/** Has allowed the credit check, and is to send documents. */
export async function begun(at: Release): Promise<Borrower> {
  const borrower = await register(at);
  expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  return borrower;
}

/** The same borrower, answered by another server. */
export function at({ app }: Release, borrower: Borrower): Borrower {
  const moved = new Visitor(app, borrower.orgCode);
  Object.assign(moved.cookies, borrower.cookies);
  moved.token = borrower.token;
  return Object.assign(moved, { uuid: borrower.uuid, email: borrower.email });
}
