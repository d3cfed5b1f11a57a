/** Which documents are made when, by the name of their template, with the rule that must hold; and the group they belong to. */
import type { Document } from '../../types/document.ts';

export type Occasion =
  | 'welcome'
  | 'softCredit'
  | 'summary'
  | 'application'
  | 'closing'
  | 'notary'
  | 'decline';

type Item = { template: string; when?: string };
type Group = NonNullable<Document['group']>;

export const occasions: Record<Occasion, { group: Group; items: Item[] }> = {
  welcome: {
    group: 'PRE_CREDIT',
    items: [
      { template: 'privacy-notice' },
      { template: 'heloc-early-disclosure' },
      { template: 'heloc-booklet' },
    ],
  },
  softCredit: { group: 'PRE_CREDIT', items: [{ template: 'soft-pull-notice' }] },
  summary: {
    group: 'SUMMARY',
    items: [
      { template: 'application-summary' },
      { template: 'valuation-copy-notice' },
      { template: 'credit-score-notice' },
    ],
  },
  application: {
    group: 'APPLICATION',
    items: [{ template: 'counseling-list' }, { template: 'hazard-disclosure' }],
  },
  closing: {
    group: 'CLOSING',
    items: [
      { template: 'heloc-agreement' },
      { template: 'billing-rights' },
      { template: 'right-to-cancel', when: 'hasRightToCancel' },
      { template: 'flood-disclosure', when: 'isInFloodZone' },
      { template: 'autopay-authorization', when: 'isAutopay' },
    ],
  },
  notary: { group: 'NOTARY', items: [{ template: 'deed-of-trust' }] },
  decline: { group: 'DECISION', items: [{ template: 'adverse-action' }] },
};
