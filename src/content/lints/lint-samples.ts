/** Whether the sample borrowers of a flow can still be led through its pages: a page, a button or an answer may have come or gone. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import { pointerOf } from '../../engine/facts/json-pointer.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { Page } from '../../types/page.ts';
import type { FileTree } from '../files/file-tree.ts';

type Step = { flow: string; page: string; action: string; data?: Record<string, unknown> };

/** Warnings, each at the step that stops the sample: no one is served by it. @param bundles the product's own flows */
export function lintSamples(tree: FileTree, bundles: readonly Bundle[]): ContentIssue[] {
  return [...tree].flatMap(([path, json]) =>
    /^flows\/[^/]+\/samples\/[^/]+\.json$/.test(path) && isSample(json)
      ? [
          ...json.steps.flatMap((step, index) => stepFaults(path, step, index, bundles)),
          ...skipped(path, json.steps, bundles),
        ]
      : [],
  );
}

function stepFaults(path: string, step: Step, index: number, bundles: readonly Bundle[]): ContentIssue[] {
  const page = bundles.find(({ flow }) => flow.id === step.flow)?.pages[step.page];
  const name = `${step.flow}/${step.page}`;
  const stale = (message: string) => staleAt(path, ['steps', index], message);
  if (!page) return [stale(`there is no page "${name}".`)];
  if (!page.actions?.[step.action]) return [stale(`${name} has no button "${step.action}".`)];
  const lost = page.actions[step.action]?.do === 'save' ? unanswered(page, step.data ?? {}) : [];
  return lost.map((field) => stale(`${name} asks for "${field}", too.`));
}

/** What everyone must answer there. */
function unanswered({ schema, when = {}, content = [] }: Page, data: Record<string, unknown>): string[] {
  const groups = content.flatMap((block) => (block.block === 'form' && block.id ? [block.id] : []));
  const isAlwaysAsked = (field: string) =>
    !Object.hasOwn(when, field) && !groups.some((id) => Object.hasOwn(when, id));
  return (schema?.required ?? []).filter((field) => isAlwaysAsked(field) && !Object.hasOwn(data, field));
}

// The pages of a flow without steps are answered one by one.
function skipped(path: string, steps: readonly Step[], bundles: readonly Bundle[]): ContentIssue[] {
  const walked = new Set(steps.map(({ flow }) => flow));
  const sequences = bundles.filter(({ flow, steps }) => walked.has(flow.id) && !steps);
  return sequences.flatMap(({ flow: { id, sequence = [] }, pages }) =>
    sequence
      .filter(({ page, when }) => when === 'always' && asks(pages[page]))
      .filter(({ page }) => !steps.some((step) => step.flow === id && step.page === page))
      .map(({ page }) => staleAt(path, ['steps'], `no step answers ${id}/${page}.`)),
  );
}

const asks = (page: Page | undefined) => (page?.schema?.required ?? []).length > 0;

function staleAt(path: string, keys: Array<string | number>, message: string): ContentIssue {
  const remedy = 'Add what is missing to the sample: tests, stories and the dark bar register by it.';
  return { ...issueAt('SAMPLE_STALE', `${path}#${pointerOf(keys)}`, message, remedy), severity: 'warning' };
}

function isSample(value: unknown): value is { steps: Step[] } {
  return isRecord(value) && Array.isArray(value.steps);
}
