/** Covers src/tools/format/{lay-out,read-nodes}.ts. */
import { expect, test } from 'vitest';
import { layOut, writtenJson } from '../../../src/tools/format/lay-out.ts';

const long = 'a sentence that a borrower reads, about as long as sentences are';

test('what fits in 110 columns stands on one line', () => {
  expect(layOut('{"when":"always",\n\n"to":"liens", "passes": []}')).toBe(
    '{ "when": "always", "to": "liens", "passes": [] }\n',
  );
});

test('what does not fit is broken, and only that', () => {
  const rows = [
    { when: 'isTexas', text: long },
    { when: 'always', to: 'liens' },
  ];

  expect(writtenJson({ rows })).toBe(
    `{
  "rows": [
    { "when": "isTexas", "text": "${long}" },
    { "when": "always", "to": "liens" }
  ]
}
`,
  );
});

test('the comma behind a line counts: 110 columns are the limit', () => {
  const filled = (length: number) => ({ a: { b: 'x'.repeat(length) }, c: long });

  expect(writtenJson(filled(91)).split('\n')[1]).toHaveLength(110);
  expect(writtenJson(filled(92)).split('\n')[1]).toBe('  "a": {');
});

test('values stay as they are written', () => {
  expect(layOut('[7.60, 1e3, "\\u00a0", "{a: [b], c}", "say \\"no\\"", null]')).toBe(
    '[7.60, 1e3, "\\u00a0", "{a: [b], c}", "say \\"no\\"", null]\n',
  );
});

test('the keys of a page follow the order of its language; others stand behind, in their own', () => {
  expect(
    layOut('{"z": 1, "schema": {"y": 1, "content": 2}, "content": [], "a": 2}', ['content', 'schema']),
  ).toBe('{ "content": [], "schema": { "y": 1, "content": 2 }, "z": 1, "a": 2 }\n');
});

test('what is laid out stays so', () => {
  const once = writtenJson({ rows: [{ when: 'isTexas', text: long, to: long }], steps: {}, list: [[1], []] });

  expect(layOut(once)).toBe(once);
});

test('what is not JSON is refused', () => {
  expect(() => layOut('{ "a": 1')).toThrow(SyntaxError);
});
