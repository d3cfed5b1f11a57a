/** Nothing reads a stored answer past the place that knows whether it applies; no document leaves a gap where one does not. */
/** Covers src/server/application/entity-store.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conditionalQuestions } from '../../../src/engine/answers/conditional-questions.ts';
import { isRecord } from '../../../src/engine/facts/facts.ts';
import { slotsOf } from '../../../src/engine/text/interpolate.ts';
import { productContent } from '../../product.ts';
import { textFiles } from '../../tools/read-ids.ts';

const server = textFiles(['src/server']).filter(([path]) => path.endsWith('.ts'));
const matching = (pattern: RegExp) => server.filter(([, text]) => pattern.test(text)).map(([path]) => path);

test('only what writes an answer back reads those that do not apply', () => {
  expect(matching(/\.kept\(/).sort()).toEqual([
    'src/server/application/stored.ts',
    'src/server/submission/check-entities.ts',
    'src/server/submission/store-answers.ts',
  ]);
});

test('only the store opens the bodies of entities, and each store is told the flow of its application', () => {
  expect(matching(/\/entities\/\$\{/)).toEqual(['src/server/application/entity-store.ts']);
  expect(matching(/= entityStore\(.*undefined/)).toEqual(['src/server/registration/create-application.ts']);
  expect(readFileSync('src/server/registration/create-application.ts', 'utf8')).not.toMatch(
    /entities\.(get|kept)\(/,
  );
});

test('a document that names an answer which may not apply says so under a rule', () => {
  const { orgs, vocabulary } = productContent();
  const gaps = Object.values(orgs).flatMap((org) =>
    Object.entries(org.data).flatMap(([id, { documents = {} }]) => {
      const flow = org.flows[id];
      const places = (flow ? conditionalQuestions(flow, vocabulary) : []).map(({ place }) =>
        [place.entity, ...place.path].join('.'),
      );
      return Object.entries(documents).flatMap(([name, { blocks }]) =>
        unruled(blocks)
          .filter((path) => places.some((place) => `${path}.`.startsWith(`${place}.`)))
          .map((path) => `${org.code} ${name} ${path}`),
      );
    }),
  );
  expect(gaps).toEqual([]);
});

/** The paths that texts name outside of any part with a rule. */
function unruled(part: unknown): string[] {
  if (typeof part === 'string') return slotsOf(part).map(({ path }) => path);
  if (Array.isArray(part)) return part.flatMap(unruled);
  if (!isRecord(part) || part.when !== undefined) return [];
  return Object.values(part).flatMap(unruled);
}
