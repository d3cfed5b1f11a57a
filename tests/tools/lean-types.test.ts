/** What a person reads in generated types: no sentence over three lines, no word a line, and nothing lost. */
/** Covers src/tools/lean-types.ts. */
import { expect, test } from 'vitest';
import { leanTypes } from '../../src/tools/lean-types.ts';

test('a sentence takes a line, words share one, and what a type cannot say is left to the schema', () => {
  const lean = leanTypes(
    [
      '/**',
      ' * The fifty states.',
      ' *',
      " * This interface was referenced by `Enumerations`'s JSON-Schema",
      ' * via the `definition` "usState".',
      ' */',
      'export type UsState =',
      "  | 'AL'",
      "  | 'AK';",
      'export interface Trust {',
      '  /**',
      '   * Who signs for it.',
      '   *',
      '   * @minItems 1',
      '   * @maxItems 4',
      '   */',
      '  trustees?: {',
      '    name: string;',
      '    since?: string;',
      '  }[];',
      '}',
    ].join('\n'),
  );

  expect(lean).toBe(
    [
      '/** The fifty states. */',
      'export type UsState =',
      "  | 'AL' | 'AK';",
      'export interface Trust {',
      '  /** Who signs for it. */',
      '  trustees?: { name: string; since?: string }[];',
      '}',
    ].join('\n'),
  );
});

test('words that do not fit on a line go on in the next, and objects with a comment keep their lines', () => {
  const words = Array.from({ length: 30 }, (_, index) => `  | 'WORD_${index}'`);
  const lean = leanTypes(`export type Word =\n${words.join('\n')};\n`);
  const object = 'export interface A {\n  /** Why. */\n  b: string;\n}';

  expect(lean.split('\n').every((line) => line.length <= 110)).toBe(true);
  expect(lean.match(/WORD_/g)).toHaveLength(30);
  expect(lean.split('\n').length).toBeLessThan(8);
  expect(leanTypes(object)).toBe(object);
});
