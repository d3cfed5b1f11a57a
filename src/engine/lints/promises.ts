/**
 * Every text that promises an email or a text message has a message that keeps the promise, or people who do. Where
 * the promise is "when it is your turn", every step at which the borrower must act has its message.
 */
import type { Page } from '../../types/page.ts';
import type { Step } from '../../types/steps.ts';
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { didYouMean } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { readClaim } from '../rules/claim.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { type Lint, type Place, placeIn, placeOnPage, type Report } from './lint.ts';
import { isPromise } from './promise.ts';
import { type Text, textsIn, textsOfDocument } from './texts.ts';

type Promising = { name: string; place: Place };

export const lintPromises: Lint = (bundle, report) => {
  const kept = keepers(bundle);
  const names = new Set(Object.keys(bundle.pages).map((id) => `pages/${id}`));
  const steps = Object.keys(bundle.steps?.steps ?? {});
  const documents = Object.keys(bundle.documents ?? {}).map((id) => `documents/${id}`);
  const messages = Object.keys(bundle.messages?.messages ?? {}).map((name) => `messages/${name}`);
  const conditions = Object.keys(bundle.conditions ?? {}).map((id) => `conditions/${id}`);
  const known = [...names, ...steps.map((step) => `steps/${step}`), ...documents, ...messages, ...conditions];
  for (const { pattern, place } of kept)
    if (!known.some((name) => fits(pattern, name)))
      report('PROMISE_UNKNOWN', place, `there is no ${pattern} in this flow.`, didYouMean(pattern, known));
  const unkept = promises(bundle).filter(({ name }) => !kept.some(({ pattern }) => fits(pattern, name)));
  for (const { name, place } of unkept)
    report(
      'PROMISE_UNKEPT',
      place,
      'the text promises a message, and no message keeps it.',
      `Add "${bundle.messages ? name : `${bundle.flow.id}/${name}`}" to keeps of the message that does, name it under byPeople with the task that a person gets, or take the sentence away.`,
    );
  lintTurns(bundle, report);
};

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** Files whose promise is kept, and where that is said. The site names them with their flow in front. */
function keepers(bundle: Bundle): { pattern: string; place: Place }[] {
  const { messages = {}, byPeople = {} } = bundle.messages ?? {};
  const own = Object.entries(messages).flatMap(([name, { keeps = [] }]) =>
    keeps.map((pattern, index) => ({
      pattern,
      place: placeIn(bundle, 'messages', 'messages', name, 'keeps', index),
    })),
  );
  const people = Object.keys(byPeople).map((pattern) => ({
    pattern,
    place: placeIn(bundle, 'messages', 'byPeople', pattern),
  }));
  return [...own, ...people, ...siteKeepers(bundle)];
}

function siteKeepers({ site, flow }: Bundle): { pattern: string; place: Place }[] {
  const at = (...keys: Place['keys']): Place => ({ file: 'flows/site.json', keys });
  const prefix = `${flow.id}/`;
  const named = [
    ...Object.entries(site?.messages ?? {}).flatMap(([name, { keeps = [] }]) =>
      keeps.map((pattern, index) => ({ pattern, place: at('messages', name, 'keeps', index) })),
    ),
    ...Object.keys(site?.byPeople ?? {}).map((pattern) => ({ pattern, place: at('byPeople', pattern) })),
  ];
  return named
    .filter(({ pattern }) => pattern.startsWith(prefix))
    .map(({ pattern, place }) => ({ pattern: pattern.slice(prefix.length), place }));
}

function promises(bundle: Bundle): Promising[] {
  const at = (name: string, place: (keys: Text['keys']) => Place) => (found: Text) => ({
    name,
    place: place(found.keys),
  });
  // A consent is the borrower's promise, not ours, and left out.
  const pages = Object.entries(bundle.pages).flatMap(([id, page]) =>
    promisingOfPage(page).map(at(`pages/${id}`, (keys) => placeOnPage(bundle, id, ...keys))),
  );
  const after = textsIn({ saysAfter: bundle.steps?.saysAfter });
  const steps = Object.entries(bundle.steps?.steps ?? {}).flatMap(([step, { says }]) => [
    ...promising(textsIn(says)).map(
      at(`steps/${step}`, (keys) => placeIn(bundle, 'steps', 'steps', step, 'says', ...keys)),
    ),
    ...promising(says ? after : []).map(at(`steps/${step}`, (keys) => placeIn(bundle, 'steps', ...keys))),
  ]);
  const documents = Object.entries(bundle.documents ?? {}).flatMap(([id, document]) =>
    promising(textsOfDocument(document)).map(
      at(`documents/${id}`, (keys) => placeIn(bundle, `documents/${id}`, ...keys)),
    ),
  );
  const messages = Object.entries(bundle.messages?.messages ?? {}).flatMap(([name, message]) =>
    promising(textsIn(message)).map(
      at(`messages/${name}`, (keys) => placeIn(bundle, 'messages', 'messages', name, ...keys)),
    ),
  );
  const conditions = Object.entries(bundle.conditions ?? {}).flatMap(([id, category]) =>
    promisingIn(category).map(at(`conditions/${id}`, (keys) => placeIn(bundle, `conditions/${id}`, ...keys))),
  );
  return [...pages, ...steps, ...documents, ...messages, ...conditions];
}

/** Also those that stand under keys of a widget's or a block's own. */
function allTexts(value: unknown, keys: Text['keys'] = []): Text[] {
  if (typeof value === 'string') return [{ text: value, keys }];
  if (Array.isArray(value)) return value.flatMap((part, index) => allTexts(part, [...keys, index]));
  if (!isRecord(value)) return [];
  const parts = Object.entries(value).filter(([key]) => key !== '$comment');
  return parts.flatMap(([key, part]) => allTexts(part, [...keys, key]));
}

const promising = (texts: readonly Text[]) => texts.filter(({ text }) => isPromise(text));
const promisingIn = oncePer((part: object) => promising(allTexts(part)));
const promisingOfPage = oncePer(({ consents: _, ...page }: Page) => promising(allTexts(page)));

/** If one step promises to write when it is the borrower's turn, every such step must have a message. */
function lintTurns(bundle: Bundle, report: Report): void {
  const messages = Object.values(bundle.messages?.messages ?? {});
  if (!messages.some(({ keeps }) => keeps?.some((pattern) => pattern.startsWith('steps/')))) return;
  const derived = new Set((bundle.steps?.derive ?? []).flatMap(({ step }) => step ?? []));
  for (const step of derived) {
    const entry = findStep(bundle.steps, step);
    if (!entry || !asksBorrower(bundle, entry)) continue;
    const scope = scopeOf(bundle, {}, { step });
    const isOwn = (when: string) => Object.hasOwn(bundle.rules, readClaim(when).rule);
    if (messages.some(({ when }) => isOwn(when) && holds(bundle.rules, when, scope))) continue;
    report(
      'TURN_UNTOLD',
      placeIn(bundle, 'steps', 'steps', step),
      `${step} is the borrower's turn, and no message of messages.json tells so.`,
      'Let the rule of a message hold at this step.',
    );
  }
}

function asksBorrower({ pages }: Bundle, { kind, says, routes = [] }: Step): boolean {
  if (says || kind === 'waiting' || kind === 'terminal') return false;
  const acts = routes.map(({ to }) => Object.values(pages[to]?.actions ?? {}));
  return routes.length === 0 || acts.some((actions) => actions.some(({ do: what }) => what !== 'link'));
}
