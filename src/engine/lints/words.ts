/** Every word that content uses is in the vocabulary. */
import type { Bundle } from '../content/bundle.ts';
import { fieldUi } from '../content/field-ui.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { stagesOf } from './job-stages.ts';
import { type Lint, type Place, placeIn, placeOnPage } from './lint.ts';
import { phaseRows } from './phase-rows.ts';

type Kind =
  | 'widgets'
  | 'blocks'
  | 'operators'
  | 'effects'
  | 'formats'
  | 'checks'
  | 'textFormats'
  | 'actions'
  | 'acts'
  | 'works';

type Used = { kind: Kind; word: string; place: Place };

const singular: Record<Kind, string> = {
  widgets: 'widget',
  blocks: 'block',
  operators: 'operator',
  effects: 'effect',
  formats: 'format',
  checks: 'check',
  textFormats: 'text format',
  actions: 'verb',
  acts: 'act',
  works: 'work',
};

export const lintWords: Lint = (bundle, report) => {
  for (const { kind, word, place } of used(bundle)) {
    const known = words(bundle, kind);
    if (!known.includes(word))
      report('WORD_UNKNOWN', place, `there is no ${singular[kind]} "${word}".`, didYouMean(word, known));
  }
};

/** The words of one kind. */
export function words(bundle: Bundle, kind: Kind): string[] {
  const section = Object.hasOwn(bundle.vocabulary, kind) ? bundle.vocabulary[kind] : undefined;
  return isRecord(section) ? Object.keys(section) : [];
}

function used(bundle: Bundle): Used[] {
  return [
    ...usedOnPages(bundle),
    ...usedInReviews(bundle),
    ...usedInConditions(bundle),
    ...usedInPanel(bundle),
    ...usedInStages(bundle),
  ];
}

function usedInReviews(bundle: Bundle): Used[] {
  return Object.entries(bundle.reviews?.reviews ?? {}).flatMap(([name, { answers }]) =>
    Object.entries(answers).flatMap(([answer, { effects }]) =>
      effects.map((word, index) => ({
        kind: 'effects' as const,
        word,
        place: placeIn(bundle, 'reviews', 'reviews', name, 'answers', answer, 'effects', index),
      })),
    ),
  );
}

function usedInPanel(bundle: Bundle): Used[] {
  const timers = Object.entries(bundle.timers?.timers ?? {}).map(([name, { do: acts = [] }]) => ({
    acts,
    at: (index: number) => placeIn(bundle, 'timers', 'timers', name, 'do', index),
  }));
  const rows = phaseRows(bundle).map(({ row: { do: acts = [] }, place }) => ({
    acts,
    at: (index: number) => ({ ...place, keys: [...place.keys, 'do', index] }),
  }));
  return [...rows, ...timers].flatMap(({ acts, at }) =>
    acts.map((word, index) => ({ kind: 'acts' as const, word, place: at(index) })),
  );
}

function usedInStages(bundle: Bundle): Used[] {
  return stagesOf(bundle).flatMap(({ stage: { does = [] }, place }) =>
    does.map((word, index) => ({
      kind: 'works' as const,
      word,
      place: { ...place, keys: [...place.keys, 'does', index] },
    })),
  );
}

function usedInConditions(bundle: Bundle): Used[] {
  return Object.entries(bundle.conditions ?? {}).flatMap(([id, { asks = [] }]) =>
    asks.map((word, index) => ({
      kind: 'effects' as const,
      word,
      place: placeIn(bundle, `conditions/${id}`, 'asks', index),
    })),
  );
}

function usedOnPages(bundle: Bundle): Used[] {
  return Object.entries(bundle.pages).flatMap(([id, page]) => {
    const at = (...keys: Array<string | number>) => placeOnPage(bundle, id, ...keys);
    const fields = Object.keys(page.schema?.properties ?? {});
    const widgets = fields.flatMap((field) => {
      const word = fieldUi(page, field)['ui:widget'];
      return word === undefined
        ? []
        : [{ kind: 'widgets' as const, word, place: at('ui', field, 'ui:widget') }];
    });
    const formats = Object.entries(page.schema?.properties ?? {}).flatMap(([field, { format }]) =>
      format === undefined
        ? []
        : [{ kind: 'formats' as const, word: format, place: at('schema', 'properties', field, 'format') }],
    );
    const blocks = (page.content ?? []).map(({ block }, index) => ({
      kind: 'blocks' as const,
      word: block,
      place: at('content', index, 'block'),
    }));
    const checks = (page.checks ?? []).map(({ check }, index) => ({
      kind: 'checks' as const,
      word: check,
      place: at('checks', index, 'check'),
    }));
    const effects = Object.entries(page.actions ?? {}).flatMap(([name, action]) => [
      { kind: 'actions' as const, word: action.do, place: at('actions', name, 'do') },
      ...(action.effects ?? []).map((word, index) => ({
        kind: 'effects' as const,
        word,
        place: at('actions', name, 'effects', index),
      })),
    ]);
    return [...widgets, ...formats, ...blocks, ...checks, ...effects];
  });
}
