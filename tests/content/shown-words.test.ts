/** No code is shown to anyone: a value of a list is in words at the desk, and in Spanish to who reads Spanish. */
/** Covers flows/languages/es/domain/enumerations.json, flows/languages/es/support/pages, flows/heloc/reviews.json, flows/heloc/steps.json, src/engine/text/word.ts. */
import { expect, test } from 'vitest';
import { isRecord } from '../../src/engine/facts/facts.ts';
import { readSegments } from '../../src/engine/facts/read-path.ts';
import { slotsOf } from '../../src/engine/text/interpolate.ts';
import { treeWith } from './mistakes-tree.ts';

const real = treeWith({});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const files = (pattern: RegExp) => [...real].filter(([path]) => pattern.test(path));
const lists = (real.get('schemas/domain/enumerations.schema.json') as { definitions: Lists }).definitions;
type Lists = Record<string, { enum?: string[]; titles?: Record<string, string> }>;

/** The list that a fact is of, by its schema; undefined where it is none. */
function listAt(path: string): string | undefined {
  const [entity = '', ...rest] = path.split('.');
  let schema: unknown = real.get(`schemas/domain/${entity}.schema.json`);
  for (const key of rest) {
    schema = below(schema, key);
    const ref = isRecord(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
    const [id = '', pointer = ''] = ref?.split('#/') ?? [];
    if (id === 'enumerations') return pointer.split('/').at(-1);
    if (ref)
      schema = readSegments(
        real.get(`schemas/domain/${id.replace('#', '')}.schema.json`),
        pointer ? pointer.split('/') : [],
      );
  }
  return undefined;
}

function below(schema: unknown, key: string): unknown {
  const inner = /^\d+$/.test(key)
    ? readSegments(schema, ['items'])
    : readSegments(schema, ['properties', key]);
  return inner;
}

test('whatever is a value of a list is written in words in the tasks of the desk', () => {
  const slots = files(/^flows\/[^/]+\/reviews\.json$/).flatMap(([, json]) => textsIn(json).flatMap(slotsOf));
  const raw = slots.filter(({ path, format }) => format !== 'word' && (lists[listAt(path) ?? ''] || false));
  expect(listAt('application.status.creditOutcome')).toBe('creditOutcome');
  expect(raw.map(({ path }) => path).filter((path) => path !== 'address.location.state')).toEqual([]);
});

test('every list that a text writes in words has words for all its values', () => {
  const named = new Set(
    files(/^flows\/(?!languages)/)
      .flatMap(([, json]) => textsIn(json).flatMap(slotsOf))
      .flatMap(({ list }) => list ?? []),
  );
  const wordless = [...named].filter((name) => {
    const { enum: values = [], titles = {} } = lists[name] ?? {};
    return lists[name] && values.some((value) => !Object.hasOwn(titles, value));
  });
  expect(wordless).toEqual([]);
});

test('what borrowers read of a list is in Spanish, too', () => {
  const shown = files(/^flows\/(heloc|signer|register|support)\/(pages\/|conditions\/|steps\.json)/);
  const named = new Set(
    shown.flatMap(([, json]) => textsIn(json).flatMap(slotsOf)).flatMap(({ list }) => list ?? []),
  );
  const spanish = (real.get('flows/languages/es/domain/enumerations.json') as { definitions: Lists })
    .definitions;
  // The side column writes this one by itself.
  const missing = [...named, 'propertyCondition'].filter((name) =>
    Object.keys(lists[name]?.titles ?? {}).some(
      (value) => !Object.hasOwn(spanish[name]?.titles ?? {}, value),
    ),
  );
  expect(missing).toEqual([]);
});

test('a card of the dashboard does not say its badge again', () => {
  const listed = files(/^flows\/(languages\/[a-z]+\/)?[^/]+\/steps\.json$/).flatMap(([, json]) =>
    Object.values(
      (json as { steps?: Record<string, { listed?: Record<string, string> }> }).steps ?? {},
    ).flatMap(({ listed }) => (listed ? [listed] : [])),
  );
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter(({ badge = '—', text = '' }) => text.startsWith(badge))).toEqual([]);
});

test('every page that a menu leads a borrower to has its title, its lead and its buttons in Spanish', () => {
  const leadsTo = textsIn((real.get('flows/site.json') as { menus?: unknown }).menus).filter((text) =>
    /^\/[a-z]/.test(text),
  );
  const pages = [...new Set(leadsTo)].flatMap((path) => {
    const page = real.get(`flows/support/pages${path}.json`) as Worded | undefined;
    return page
      ? [
          {
            path,
            page,
            spanish: real.get(`flows/languages/es/support/pages${path}.json`) as Worded | undefined,
          },
        ]
      : [];
  });
  const english = pages.filter(
    ({ page, spanish }) =>
      (page.title && !spanish?.title) ||
      (page.lead && !spanish?.lead) ||
      Object.keys(page.actions ?? {}).some((name) => !spanish?.actions?.[name]?.label),
  );
  expect(pages.length).toBeGreaterThan(6);
  expect(english.map(({ path }) => path)).toEqual([]);
});

type Worded = { title?: string; lead?: string; actions?: Record<string, { label?: string }> };
