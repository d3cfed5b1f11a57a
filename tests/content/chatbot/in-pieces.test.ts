/** The first question to the chatbot makes no one else wait: what it knows is read in pieces. */
/** Covers src/engine/chatbot/find-passages.ts, src/content/chatbot/knowledge-of.ts. */
import { expect, test } from 'vitest';
import { knowledgeOf, passagesOf } from '../../../src/content/chatbot/knowledge-of.ts';
import type { OrgContent } from '../../../src/content/loaded/content.ts';
import { findPassages } from '../../../src/engine/chatbot/find-passages.ts';
import type { Passage } from '../../../src/engine/chatbot/passage.ts';
import { productContent } from '../../product.ts';

const lender = productContent().orgs.default as OrgContent;

/** Passages that say when they are read, each of them once at least. */
function watched(passages: readonly Passage[], read: (id: string) => void): Passage[] {
  return passages.map((one) =>
    Object.defineProperty({ ...one }, 'asks', {
      get() {
        read(one.id);
        return one.asks;
      },
    }),
  );
}

test('between two turns no more than ten passages are read, and all are in the end', async () => {
  const passages = passagesOf(lender);
  const pieces: Set<string>[] = [new Set()];
  const finder = await findPassages(
    watched(passages, (id) => pieces.at(-1)?.add(id)),
    [],
    async () => pieces.push(new Set()),
  );

  expect(pieces[0]?.size).toBe(0);
  expect(Math.max(...pieces.map(({ size }) => size))).toBeLessThanOrEqual(10);
  expect(pieces.flatMap((piece) => [...piece])).toEqual(passages.map(({ id }) => id));
  for (const { id, asks } of passages) expect(finder.sure(asks[0] ?? '')?.id).toBe(id);
});

test('two who ask first at the same time wait for one preparation, and others go on meanwhile', async () => {
  const fresh = { ...lender };
  let isReady = false;
  const made = knowledgeOf(fresh, fresh);
  const ready = made?.then(() => {
    isReady = true;
  });
  expect(knowledgeOf(fresh, fresh)).toBe(made);
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
  expect(isReady).toBe(false);
  await ready;
});
