/** Where the person of a case is, what the page says to them, and which documents and messages are due. */
import type { FlowData, OrgContent } from '../../content/loaded/content.ts';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { matchPage } from '../../engine/journey/match-page.ts';
import { route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';
import { type Met, placeOf, rowIndexOf } from '../../engine/rehearsal/moves.ts';
import { saidOn } from '../../engine/rehearsal/said-on.ts';
import { holds } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import type { Outcome } from '../../types/cases.ts';
import { type Answered, differing, listed } from './compare.ts';
import type { FoundCase } from './find-cases.ts';
import { derivedRow, routeRow } from './rows-of.ts';

/** A flow without steps has no standing: only what a page says could be asked, and no page is. */
export function askStanding({ flow: id, asked, given }: FoundCase, org: OrgContent): Answered {
  const flow = org.flows[id];
  if (!flow?.steps)
    return { misses: [`the flow "${id}" has no steps, and cases ask of flows that have.`], rows: [] };
  const { then, typed = {}, events = [] } = asked;
  const met = { facts: given, events };
  const { step, page: path } = placeOf(flow, met);
  const page = matchPage(flow, path)?.page ?? path;
  const standing: Standing = { ...met, step };
  return {
    misses: [
      ...differing('the step', then.step, step),
      ...differing('the page', then.page, page),
      ...wordMisses(then, saidOn(flow, page, { ...given, step }, typed)),
      ...dueMisses(then, flow, org.data[id], standing),
    ],
    rows: [...derivedBy(id, flow, met), ...rowsTaken(id, flow, standing)],
  };
}

function wordMisses({ says = [], saysNot = [] }: Outcome, said: readonly string[]): string[] {
  const isSaid = (words: string) => said.some((text) => text.includes(words));
  return [
    ...says.filter((words) => !isSaid(words)).map((words) => `the page does not say "${words}".`),
    ...saysNot.filter(isSaid).map((words) => `the page says "${words}".`),
  ];
}

function dueMisses(then: Outcome, flow: CompiledFlow, data: FlowData | undefined, { facts, step }: Standing) {
  const scope = scopeOf(flow, facts, { step });
  const isDue = ({ when = 'always' }: { when?: string }) => holds(flow.rules, when, scope);
  const dueAt = Object.values(data?.occasions?.occasions ?? {}).flatMap((one) => one.documents);
  const documents = dueAt.filter(isDue).map(({ document }) => document);
  const messages = Object.entries(data?.messages?.messages ?? {}).flatMap(([id, one]) =>
    isDue(one) ? [id] : [],
  );
  return [
    ...listed('the document', { wanted: then.documents, unwanted: then.documentsNot }, documents),
    ...listed('the message', { wanted: then.messages, unwanted: then.messagesNot }, messages),
  ];
}

function derivedBy(id: string, flow: CompiledFlow, met: Met): string[] {
  const index = rowIndexOf(flow, met);
  const row = flow.steps?.derive?.[index];
  return row ? [derivedRow(id, index, row)] : [];
}

function rowsTaken(id: string, flow: CompiledFlow, standing: Standing): string[] {
  const { by, row = -1 } = route(flow, standing);
  const taken = by === 'step' ? findStep(flow.steps, standing.step)?.routes?.[row] : undefined;
  return taken ? [routeRow(id, standing.step ?? '', taken)] : [];
}
