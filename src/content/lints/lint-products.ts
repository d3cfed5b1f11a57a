/** Each product can be begun and found: a registration ends with its application, and no two flows are at one address. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { didYouMean } from '../../engine/issues/nearest.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import type { Flow } from '../../types/flow.ts';
import type { OrgFiles } from '../merge/bundles.ts';

const PRODUCT = /^\/[^/]+\/\{uuid\}$/;

export function lintProducts(orgs: readonly OrgFiles[]): ContentIssue[] {
  return orgs.flatMap(({ bundles, merged }) => {
    const flows = bundles.filter(({ phases }) => !phases).map(({ flow }) => flow);
    const at = ({ id }: Flow, key: string) =>
      `${sourceOf(merged.sources, `flows/${id}/flow.json`, `/${key}`)}#/${key}`;
    return flows.flatMap((flow, index) => [
      ...begunIssues(flow, flows, at(flow, 'begins')),
      ...unbegunIssues(flow, flows, at(flow, 'basePath')),
      ...takenIssues(flow, flows.slice(0, index), at(flow, 'basePath')),
    ]);
  });
}

function begunIssues({ begins }: Flow, flows: readonly Flow[], place: string): ContentIssue[] {
  const products = flows.filter(({ basePath }) => basePath.endsWith('/{uuid}')).map(({ id }) => id);
  if (begins === undefined || products.includes(begins)) return [];
  const message = `no flow "${begins}" has applications.`;
  return [
    issueAt('FLOW_UNKNOWN', place, message, didYouMean(begins, products) || 'Name a flow at /word/{uuid}.'),
  ];
}

function unbegunIssues({ id, basePath }: Flow, flows: readonly Flow[], place: string): ContentIssue[] {
  if (!PRODUCT.test(basePath) || flows.some(({ begins }) => begins === id)) return [];
  const message = `no registration ends with an application of "${id}", so no one can ever have one.`;
  return [issueAt('PRODUCT_UNBEGUN', place, message, `Name it in a registration's flow.json ("begins").`)];
}

function takenIssues({ basePath }: Flow, earlier: readonly Flow[], place: string): ContentIssue[] {
  const other = earlier.find((one) => one.basePath === basePath);
  if (!other) return [];
  const message = `"${other.id}" is at ${basePath} too, and only one of them would be found.`;
  return [
    issueAt('ADDRESS_TAKEN', place, message, 'Give it a word of its own; a further product: /word/{uuid}.'),
  ];
}
