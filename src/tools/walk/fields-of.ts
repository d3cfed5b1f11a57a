/** The fields that a page's rules show at a scene: what the browser has to draw, no more and no less. */
import { openingAnswers } from '../../engine/answers/opening-answers.ts';
import { visible } from '../../engine/answers/visible.ts';
import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Scene } from '../../engine/walk/scene.ts';

/** Undefined for a scene that leaves the flow's pages. */
export function fieldsOf(flow: CompiledFlow, { page: id, standing, typed }: Scene): Set<string> | undefined {
  const page = id === undefined ? undefined : flow.pages[id];
  if (!page) return undefined;
  const facts = { ...standing.facts, step: standing.step };
  const shown = visible(flow, page, facts, openingAnswers(page, facts, typed));
  return new Set(Object.keys(page.fields).filter((name) => shown.has(name)));
}
