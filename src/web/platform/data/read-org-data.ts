/** Reads the lender's data that the server put into the page as inert JSON (ACC-B1, ACC-B2). */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { OrgData } from './org.ts';

const ID = 'hearthline-data';
const NEEDED = ['orgCode', 'orgMetaData', 'theme', 'flows', 'site', 'contentHash', 'basePath'] as const;

/** What the page lacks. Its message is 'No private label data found' and the detail. */
export class MissingOrgData extends Error {
  static readonly title = 'No private label data found';
  readonly detail: string;
  constructor(detail: string) {
    super(`${MissingOrgData.title}: ${detail}`);
    this.detail = detail;
  }
}

/** The data, or an Error reading 'No private label data found' and why. */
export function readOrgData(from: Document): OrgData {
  const text = from.getElementById(ID)?.textContent;
  if (!text) throw new MissingOrgData(`no #${ID} in the page`);
  const data = parse(text);
  for (const name of NEEDED) if (data[name] === undefined) throw new MissingOrgData(`${name} is absent`);
  if (!isRecord(data.orgMetaData) || !isRecord(data.orgMetaData.companyInfo))
    throw new MissingOrgData('companyInfo is absent');
  // The server has checked it against schemas/meta/org; here we check its shape.
  return data as unknown as OrgData;
}

function parse(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    if (isRecord(data)) return data;
  } catch (error) {
    throw new MissingOrgData(error instanceof Error ? error.message : 'not JSON');
  }
  throw new MissingOrgData('not an object');
}
