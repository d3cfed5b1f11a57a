/** Every place that names a rule. */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { readClaim } from '../rules/claim.ts';
import { rulesIn } from '../rules/visit.ts';
import { type Place, placeIn, placeOfRule, placeOnPage } from './lint.ts';

/** A rule named somewhere, be it to ask that it does not hold, and where. */
export type Reference = { rule: string; place: Place };

/** A rule named in a file, and the keys that lead there. */
type Named = { rule: string; keys: ReadonlyArray<string | number> };

/** All of them, those inside other rules included. */
export function ruleReferences(bundle: Bundle): Reference[] {
  return [
    ...fromDocuments(bundle),
    ...fromRules(bundle),
    ...fromFlow(bundle),
    ...fromMachine(bundle),
    ...fromStages(bundle),
    ...fromPanel(bundle),
    ...fromSteps(bundle),
    ...fromPages(bundle),
    ...fromMessages(bundle),
    ...fromOccasions(bundle),
    ...fromReviews(bundle),
    ...fromConditions(bundle),
    ...fromSite(bundle),
  ];
}

/** The rules that one page names: in when, requiredWhen, open, instead, actions, checks, blocks and choices. */
export function pageReferences(bundle: Bundle, id: string): Reference[] {
  const page = bundle.pages[id];
  const named = page ? namedOn(page) : [];
  return named.map(({ rule, keys }) => ({ rule, place: placeOnPage(bundle, id, ...keys) }));
}

const namedOn = oncePer((page: Page): readonly Named[] => {
  const rule = page.open?.when;
  const open = rule === undefined ? [] : [{ rule: readClaim(rule).rule, keys: ['open', 'when'] }];
  const maps = (['when', 'requiredWhen'] as const).flatMap((map) =>
    Object.entries(page[map] ?? {}).map(([key, claim]) => ({
      rule: readClaim(claim).rule,
      keys: [map, key],
    })),
  );
  const { instead, actions, checks, content, ui, remarks } = page;
  return [...open, ...maps, ...whens({ instead, actions, checks, content, ui, remarks })];
});

function fromRules(bundle: Bundle): Reference[] {
  return Object.entries(bundle.rules).flatMap(([name, { logic }]) =>
    rulesIn(logic).map((rule) => ({ rule, place: placeOfRule(bundle, name, 'logic') })),
  );
}

function fromFlow(bundle: Bundle): Reference[] {
  return whens(bundle.flow).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, 'flow', ...keys) }));
}

function fromMachine(bundle: Bundle): Reference[] {
  const events = (bundle.machine?.transitions ?? []).flatMap(({ on }, index) =>
    on === undefined ? [] : [{ rule: readClaim(on).rule, keys: ['transitions', index, 'on'] }],
  );
  return [...whens(bundle.machine), ...events].map(({ rule, keys }) => ({
    rule,
    place: placeIn(bundle, 'machine', ...keys),
  }));
}

function fromStages(bundle: Bundle): Reference[] {
  return whens(bundle.stages).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, 'stages', ...keys) }));
}

function fromPanel(bundle: Bundle): Reference[] {
  return (['phases', 'timers'] as const).flatMap((file) =>
    whens(bundle[file]).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, file, ...keys) })),
  );
}

function fromSteps(bundle: Bundle): Reference[] {
  return whens(bundle.steps).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, 'steps', ...keys) }));
}

function fromDocuments(bundle: Bundle): Reference[] {
  return Object.entries(bundle.documents ?? {}).flatMap(([id, document]) =>
    whens(document).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, `documents/${id}`, ...keys) })),
  );
}

function fromMessages(bundle: Bundle): Reference[] {
  return whens(bundle.messages).map(({ rule, keys }) => ({
    rule,
    place: placeIn(bundle, 'messages', ...keys),
  }));
}

function fromOccasions(bundle: Bundle): Reference[] {
  return whens(bundle.occasions).map(({ rule, keys }) => ({
    rule,
    place: placeIn(bundle, 'occasions', ...keys),
  }));
}

function fromReviews(bundle: Bundle): Reference[] {
  return whens(bundle.reviews).map(({ rule, keys }) => ({
    rule,
    place: placeIn(bundle, 'reviews', ...keys),
  }));
}

function fromConditions(bundle: Bundle): Reference[] {
  return Object.entries(bundle.conditions ?? {}).flatMap(([id, category]) =>
    whens(category).map(({ rule, keys }) => ({ rule, place: placeIn(bundle, `conditions/${id}`, ...keys) })),
  );
}

// The site's menus name the rules of one flow; in the others they mean nothing.
function fromSite({ site, flow }: Bundle): Reference[] {
  if (site?.rulesOf !== flow.id) return [];
  const { menus, notifications } = site;
  return whens({ menus, notifications }).map(({ rule, keys }) => ({
    rule,
    place: { file: 'flows/site.json', keys },
  }));
}

function fromPages(bundle: Bundle): Reference[] {
  return Object.keys(bundle.pages).flatMap((id) => pageReferences(bundle, id));
}

// In every file of the languages, a key `when` with a text is a rule's name; a milestone's `open` is one too.
function whens(value: object | undefined): readonly Named[] {
  return value ? whensIn(value) : [];
}

const whensIn = oncePer((value: object) => whensBelow(value, []));

function whensBelow(value: unknown, keys: ReadonlyArray<string | number>): Named[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => whensBelow(part, [...keys, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'when' || key === 'open') && typeof inner === 'string'
      ? [{ rule: readClaim(inner).rule, keys: [...keys, key] }]
      : whensBelow(inner, [...keys, key]),
  );
}
