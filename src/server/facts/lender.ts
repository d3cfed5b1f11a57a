/** Reads from the merged bundle what one lender's content says about money and documents, in the language that is spoken. */

import type { CompiledFlow } from '../../engine/content/bundle.ts';
import type { Decisions } from '../../types/decisions.ts';
import type { DocumentTemplate } from '../../types/document-template.ts';
import type { Occasions } from '../../types/occasions.ts';
import type { Org } from '../../types/org.ts';
import type { Pricing } from '../../types/pricing.ts';
import type { Stages } from '../../types/stages.ts';
import { outOfService } from '../platform/errors/out-of-service.ts';
import { inLanguage } from '../platform/language/in-language.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import type { World } from '../platform/world/world.ts';

export type Lender = {
  org: Org;
  pricing: Pricing;
  /** In the language of the flows: what is decided is stored, signed and filed in it. */
  decisions: Decisions;
  /** Its reasons in the language that is spoken. */
  reasonWords: Decisions['reasons'];
  /** Which documents are made when. */
  occasions: Occasions['occasions'];
  /** What the jobs do one after another, and how far signers come. */
  stages: Stages;
  /** The flow that prices and decides; its rules say which documents are made. */
  flow: CompiledFlow;
  /** All of its flows, by id. */
  flows: Readonly<Record<string, CompiledFlow>>;
  document(id: string): DocumentTemplate;
};

/** Throws when the lender, its prices or a document are missing: that is broken content, not a borrower's mistake. */
export function lenderOf(world: World, orgCode: string): Lender {
  const named = world.content.orgs[orgCode];
  const content = named && inLanguage(named, spokenLanguage());
  if (Object.hasOwn(world.content.outOfService, orgCode)) throw outOfService();
  const [id, data] =
    Object.entries(content?.data ?? {}).find(([, { pricing, decisions }]) => pricing && decisions) ?? [];
  const flow = id === undefined ? undefined : content?.flows[id];
  if (!content || !flow || !data?.pricing || !data.decisions || !data.occasions || !data.stages) {
    throw new Error(
      `The content of "${orgCode}" has no flow with pricing.json, decisions.json, occasions.json and stages.json.`,
    );
  }
  return {
    org: content.org,
    pricing: data.pricing,
    decisions: named?.data[id ?? '']?.decisions ?? data.decisions,
    reasonWords: data.decisions.reasons,
    occasions: data.occasions.occasions,
    stages: data.stages,
    flow,
    flows: content.flows,
    document: (name) => {
      const template = data.documents[name];
      if (!template) throw new Error(`The flow "${id}" has no document "${name}".`);
      return template;
    },
  };
}
