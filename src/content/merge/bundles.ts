/** Sorts a lender's merged files into one bundle per flow. Their shape has been checked before; here they get their types. */
import type { Bundle, JsonSchema, Vocabulary } from '../../engine/content/bundle.ts';
import type { ConditionCategory } from '../../types/condition-category.ts';
import type { Decisions } from '../../types/decisions.ts';
import type { DocumentTemplate } from '../../types/document-template.ts';
import type { Faq } from '../../types/faq.ts';
import type { Flow } from '../../types/flow.ts';
import type { Limits } from '../../types/limits.ts';
import type { Machine } from '../../types/machine.ts';
import type { Messages } from '../../types/messages.ts';
import type { Migration } from '../../types/migration.ts';
import type { Occasions } from '../../types/occasions.ts';
import type { Org } from '../../types/org.ts';
import type { Page } from '../../types/page.ts';
import type { Phases } from '../../types/phases.ts';
import type { Polling } from '../../types/polling.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { ReadyAnswers } from '../../types/ready-answers.ts';
import type { Reviews } from '../../types/reviews.ts';
import type { Site } from '../../types/site.ts';
import type { Stages } from '../../types/stages.ts';
import type { Steps } from '../../types/steps.ts';
import type { Timers } from '../../types/timers.ts';
import type { FlowData } from '../loaded/content.ts';
import { fillNumbers } from './fill-numbers.ts';
import { numbersOf, seriesWords } from './numbers-of.ts';
import type { MergedOrg } from './patch-flows.ts';
import { withRowsFrom } from './rows-from.ts';
import { type RuleBook, ruleBook } from './rule-book.ts';

/** A lender, its files and its bundles. */
export type OrgFiles = { code: string; org: Org; site: Site; merged: MergedOrg; bundles: Bundle[] };

type Files = ReadonlyMap<string, unknown>;
type Shared = { domain: Readonly<Record<string, JsonSchema>>; vocabulary: Vocabulary };

/** One bundle per folder of flows/ that has a flow.json. */
export function bundlesOf(merged: MergedOrg, org: Org, shared: Shared): Bundle[] {
  return flowIds(merged.files).map((id) => {
    const read = <Shape>(name: string) => readFile<Shape>(merged.files, `flows/${id}/${name}.json`);
    return {
      ...shared,
      org: toldOf(org),
      flow: read<Flow>('flow'),
      ...withRowsFrom(
        read<Steps | undefined>('steps'),
        filledRules(merged.files, id),
        `flows/${id}/steps.json`,
      ),
      machine: read<Machine | undefined>('machine'),
      phases: read<Phases | undefined>('phases'),
      timers: read<Timers | undefined>('timers'),
      polling: read<Polling | undefined>('polling'),
      messages: read<Messages | undefined>('messages'),
      occasions: read<Occasions | undefined>('occasions'),
      reviews: read<Reviews | undefined>('reviews'),
      stages: read<Stages | undefined>('stages'),
      site: siteOf(merged.files),
      pages: folder<Page>(merged.files, `flows/${id}/pages/`),
      conditions: folder<ConditionCategory>(merged.files, `flows/${id}/conditions/`),
      documents: folder<DocumentTemplate>(merged.files, `flows/${id}/documents/`),
      migrations: folder<Migration>(merged.files, `flows/${id}/migrations/`),
      sources: merged.sources,
    };
  });
}

// What pages and rules may read of a lender reaches every browser; who files its register does not.
function toldOf({ filer: _, ...told }: Org): Record<string, unknown> {
  return told;
}

/** Flow id -> what its folder holds that the engine does not run. */
export function flowData(files: Files): Record<string, FlowData> {
  return Object.fromEntries(
    flowIds(files).map((id) => [
      id,
      {
        pricing: readFile<Pricing | undefined>(files, `flows/${id}/pricing.json`),
        decisions: readFile<Decisions | undefined>(files, `flows/${id}/decisions.json`),
        messages: readFile<Messages | undefined>(files, `flows/${id}/messages.json`),
        occasions: readFile<Occasions | undefined>(files, `flows/${id}/occasions.json`),
        reviews: readFile<Reviews | undefined>(files, `flows/${id}/reviews.json`),
        stages: readFile<Stages | undefined>(files, `flows/${id}/stages.json`),
        faq: readFile<Faq | undefined>(files, `flows/${id}/faq.json`),
        readyAnswers: readFile<ReadyAnswers | undefined>(files, `flows/${id}/ready-answers.json`),
        conditions: categoriesOf(files, id),
        documents: folder<DocumentTemplate>(files, `flows/${id}/documents/`),
        migrations: folder<Migration>(files, `flows/${id}/migrations/`),
      },
    ]),
  );
}

/** flows/site.json, empty when there is none. */
export function siteOf(files: Files): Site {
  return readFile<Site | undefined>(files, 'flows/site.json') ?? {};
}

/** flows/limits.json. Only a part of a product, as tests make it, may lack it, and then none of it may be asked. */
export function limitsOf(files: Files): Limits {
  return files.get(limitsFile) as Limits;
}

const limitsFile = 'flows/limits.json';

function readFile<Shape>(files: Files, path: string): Shape {
  return filledIn(files, path, files.get(path)) as Shape;
}

/** What stands at a place of the lender's files, with its numbers filled in. @param language undefined for that of the flows */
export function filledIn<Value>(files: Files, path: string, value: Value, language?: string): Value {
  return fillNumbers(value, numbersOf(files, path), seriesWords(files, language));
}

function filledRules(files: Files, flow: string): RuleBook {
  const { rules, ruleFiles } = ruleBook(files, flow);
  return { rules: filledIn(files, `flows/${flow}/rules.json`, rules), ruleFiles };
}

function flowIds(files: Files): string[] {
  return [...files.keys()].flatMap((path) => /^flows\/([^/]+)\/flow\.json$/.exec(path)?.[1] ?? []);
}

function categoriesOf(files: Files, flow: string): Record<string, ConditionCategory> {
  const found = Object.values(folder<ConditionCategory>(files, `flows/${flow}/conditions/`));
  return Object.fromEntries(found.map((one) => [one.category, one]));
}

function folder<Shape>(files: Files, prefix: string): Record<string, Shape> {
  const inside = [...files].filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(
    inside.map(([path]) => [path.slice(prefix.length, -'.json'.length), readFile<Shape>(files, path)]),
  );
}
