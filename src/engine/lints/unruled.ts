/**
 * A text tells of an answer only under a rule that asks whether the answer applies: where its question does not, the text
 * would show a dash or a hole. What shows the question is read from the pages that ask it.
 */
import type { Page } from '../../types/page.ts';
import { type ConditionalQuestion, conditionalQuestions } from '../answers/conditional-questions.ts';
import { bind } from '../content/bind.ts';
import type { Bundle, CompiledPage } from '../content/bundle.ts';
import { displayed } from '../content/resolve-refs.ts';
import { isRecord } from '../facts/facts.ts';
import { readClaim } from '../rules/claim.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { slotsOf } from '../text/interpolate.ts';
import { type Lint, type Place, placeIn, placeOnPage } from './lint.ts';

/** A path that a text fills in, where it stands, and the rules around it. */
type Told = { path: string; place: Place; claims: readonly string[] };

export const lintUnruled: Lint = (bundle, report) => {
  const questions = conditionalQuestions({ ...bundle, pages: asking(bundle) }, bundle.vocabulary);
  if (questions.length === 0) return;
  for (const { path, place, claims } of told(bundle)) {
    const question = questions.find((one) => isWithin(path, placeOf(one)));
    if (!question || isRuled(bundle, question, claims)) continue;
    const shows = [...new Set(question.asked.flatMap(({ reads }) => reads))].join(', ');
    report(
      'FACT_UNRULED',
      place,
      `"${path}" is asked of some borrowers only, and this tells all of it.`,
      `Put it under a rule that reads what shows its question (${shows}).`,
    );
  }
};

const placeOf = ({ place: { entity, path } }: ConditionalQuestion) => [entity, ...path].join('.');
const isWithin = (path: string, outer: string) => `${path}.`.startsWith(`${outer}.`);

function isRuled(bundle: Bundle, question: ConditionalQuestion, claims: readonly string[]): boolean {
  const deciding = [placeOf(question), ...question.asked.flatMap(({ reads }) => reads)];
  return claims
    .flatMap((claim) => pathsOfRule(bundle.rules, readClaim(claim).rule))
    .some((path) => deciding.some((one) => isWithin(path, one)));
}

function told(bundle: Bundle): Told[] {
  const { documents = {}, conditions = {}, messages, reviews, steps, flow } = bundle;
  const { progress, notifications } = flow;
  return [
    ...Object.entries(documents).flatMap(([id, one]) => within(one, placeIn(bundle, `documents/${id}`))),
    ...Object.entries(conditions).flatMap(([id, one]) => within(one, placeIn(bundle, `conditions/${id}`))),
    ...within(messages?.messages, placeIn(bundle, 'messages', 'messages')),
    ...within(reviews?.reviews, placeIn(bundle, 'reviews', 'reviews')),
    ...within(steps?.steps, placeIn(bundle, 'steps', 'steps')),
    ...within({ progress, notifications }, placeIn(bundle, 'flow')),
    ...Object.entries(bundle.pages).flatMap(([id, page]) => onPage(bundle, id, page)),
  ];
}

/** The page that asks for an answer may tell it: it shows what is typed. */
function onPage(bundle: Bundle, id: string, page: Page): Told[] {
  const own = Object.values(bind(page)).flatMap((at) => (at ? [[at.entity, ...at.path].join('.')] : []));
  const { title, lead, instead, content = [], actions } = page;
  const ruled = content.map((block) => {
    const when = block.id === undefined ? undefined : page.when?.[block.id];
    return when === undefined ? block : { when, ...block };
  });
  return within({ title, lead, instead, content: ruled, actions }, placeOnPage(bundle, id)).filter(
    ({ path }) => !own.some((one) => isWithin(path, one)),
  );
}

/** Every slot of every text in a part of a file, with the rules of the parts around it. */
function within(part: unknown, place: Place, claims: readonly string[] = []): Told[] {
  if (typeof part === 'string') return slotsOf(part).map(({ path }) => ({ path, place, claims }));
  const below = (key: string | number) => ({ ...place, keys: [...place.keys, key] });
  if (Array.isArray(part)) return part.flatMap((one, index) => within(one, below(index), claims));
  if (!isRecord(part)) return [];
  const around = typeof part.when === 'string' ? [...claims, part.when] : claims;
  return Object.entries(part).flatMap(([key, one]) => within(one, below(key), around));
}

/** The pages as far as the rules of their fields go. */
function asking({ pages, domain }: Bundle): Record<string, CompiledPage> {
  const made = Object.entries(pages).map(([id, page]) => {
    const fields = Object.entries(page.schema?.properties ?? {});
    const properties = Object.fromEntries(fields.map(([name, field]) => [name, displayed(field, domain)]));
    return [id, { ...page, fields: bind(page), display: { properties } }];
  });
  return Object.fromEntries(made);
}
