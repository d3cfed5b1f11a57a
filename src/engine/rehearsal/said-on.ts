/** The words that a page shows to someone: titles, blocks, questions and buttons whose rules hold, filled in. */
import { openingAnswers } from '../answers/opening-answers.ts';
import { pageReader } from '../answers/page-reader.ts';
import { visible } from '../answers/visible.ts';
import type { CompiledFlow } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { worded } from '../journey/worded.ts';
import { textsIn } from '../lints/texts.ts';

/** Texts in the order of the page, without the signs of Markdown. @param typed what was typed and not yet sent */
export function saidOn(flow: CompiledFlow, id: string, facts: Facts, typed: Facts = {}): string[] {
  const page = flow.pages[id];
  if (!page) return [];
  const answers = openingAnswers(page, facts, typed);
  const { holds, fill } = pageReader(flow, page, facts, () => answers);
  const shown = visible(flow, page, facts, answers);
  const { title, lead } = worded(flow, page, facts);
  const blocks = (page.content ?? []).filter((block) => block.id === undefined || shown.has(block.id));
  const fields = Object.entries(page.display.properties).filter(([field]) => shown.has(field));
  const looks = fields.map(([field]) => page.ui?.[field]);
  const { consents = {}, actions = {}, remarks } = page;
  const own = Object.entries(consents).filter(([field]) => shown.has(field));
  const parts = [{ title, lead }, blocks, fields.map(([, field]) => field), looks, own, actions, remarks];
  return textsIn(pruned(parts, holds)).map(({ text }) => plain(fill(text)));
}

/** Without the parts whose own rule does not hold. */
function pruned(value: unknown, holds: (rule: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.map((part) => pruned(part, holds)).filter((part) => part !== undefined);
  if (!isRecord(value)) return value;
  if (typeof value.when === 'string' && !holds(value.when)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pruned(part, holds)]));
}

function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '');
}
